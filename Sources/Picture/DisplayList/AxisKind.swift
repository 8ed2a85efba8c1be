/// The values of an axis: numbers, dates or the names of categories. The raw value is the name in pages.
package enum AxisKind: String, Hashable, Sendable { case numbers, dates, names }
