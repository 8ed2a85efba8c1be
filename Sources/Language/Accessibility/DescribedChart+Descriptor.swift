import Foundation
import OpenChartsDescriptions
import OpenChartsIsolation
import OpenChartsPhrases

extension DescribedChart {
  /// Creates the facts of a chart from a descriptor.
  ///
  /// A category that is not on its axis is added at the end. The description providers are closures of the author and
  /// are kept, so describe such a chart on the isolation where its descriptor was created.
  package init(_ descriptor: AXChartDescriptor, form: ChartForm? = nil) {
    var x = DescribedAxis(descriptor.xAxis)
    var additional = descriptor.additionalAxes.map(DescribedAxis.init)
    var columns = CategoryIndex(x)
    var others = additional.map(CategoryIndex.init)
    let series = descriptor.series.map { series in
      var labels: [Int: String] = [:]
      for (row, point) in series.dataPoints.enumerated() {
        if let label = point.label, !label.isEmpty { labels[row] = label }
      }
      return DescribedSeries(
        name: series.name ?? "", isContinuous: series.isContinuous,
        x: series.dataPoints.map { columns.number($0.xValue.value) },
        y: series.dataPoints.map { point in
          if case .number(let value) = point.yValue?.value { value } else { .nan }
        },
        additional: others.indices.map { axis in
          series.dataPoints.map { point in
            point.additionalValues.indices.contains(axis)
              ? others[axis].number(point.additionalValues[axis]) : .nan
          }
        },
        labels: labels)
    }
    columns.extend(&x)
    for axis in others.indices { others[axis].extend(&additional[axis]) }
    let isLine = !series.isEmpty && series.allSatisfy(\.isContinuous)
    self.init(
      title: descriptor.title ?? "", summary: descriptor.summary ?? "",
      form: form ?? (isLine ? .line : .chart),
      x: x, y: descriptor.yAxis.map { DescribedAxis($0) }, additionalAxes: additional, series: series)
  }
}

extension DescribedChart {
  /// Returns the chart without the author's closures. Values in the chart keep their descriptions; any other value is
  /// described as a plain number.
  package func frozen(locale: Locale) -> DescribedChart {
    var copy = self
    copy.x = x.frozen(values: series.flatMap(\.x), locale)
    copy.y = y?.frozen(values: series.flatMap(\.y), locale)
    for index in additionalAxes.indices {
      let values = series.flatMap { $0.additional.indices.contains(index) ? $0.additional[index] : [] }
      copy.additionalAxes[index] = additionalAxes[index].frozen(values: values, locale)
    }
    return copy
  }
}

extension DescribedAxis {
  fileprivate func frozen(values: [Double], _ locale: Locale) -> DescribedAxis {
    guard scale != .category else { return self }
    var words: [Double: String] = [:]
    for value in values + gridLines + [range.lowerBound, range.upperBound] where !value.isNaN {
      if words[value] == nil { words[value] = describe(value) }
    }
    let number = SpokenNumber(locale: locale, range: range)
    let descriptions = words
    return DescribedAxis(
      title: title, range: range, gridLines: gridLines, isLogarithmic: scale == .logarithmic, isDate: isDate
    ) { descriptions[$0] ?? number($0) }
  }

  fileprivate init(_ axis: any AXDataAxisDescriptor) {
    if let names = axis as? AXCategoricalDataAxisDescriptor {
      self.init(title: names.title, categories: names.categoryOrder)
    } else if let numbers = axis as? AXNumericDataAxisDescriptor {
      self.init(numbers)
    } else {
      self.init(title: axis.title, categories: [])
    }
  }

  fileprivate init(_ axis: AXNumericDataAxisDescriptor) {
    let provider = UncheckedSendable(axis.valueDescriptionProvider)
    self.init(
      title: axis.title, range: axis.range, gridLines: axis.gridlinePositions,
      isLogarithmic: axis.scaleType != .linear, describe: { provider.value($0) })
  }
}

/// Maps category names to their indices on an axis.
private struct CategoryIndex {
  private var names: [String]
  private var indices: [String: Int] = [:]
  private let isCategory: Bool

  init(_ axis: DescribedAxis) {
    names = axis.categories
    isCategory = axis.scale == .category
    for (index, name) in names.enumerated() where indices[name] == nil { indices[name] = index }
  }

  mutating func number(_ value: AXDataPoint.Value) -> Double {
    switch value {
    case .number(let number):
      // On a category axis, a number is added as another category.
      return isCategory ? index(number.formatted(.number.locale(Locale(identifier: "en_US_POSIX")))) : number
    case .category(let name):
      return isCategory ? index(name) : .nan
    }
  }

  private mutating func index(_ name: String) -> Double {
    if let index = indices[name] { return Double(index) }
    indices[name] = names.count
    names.append(name)
    return Double(names.count - 1)
  }

  func extend(_ axis: inout DescribedAxis) {
    guard isCategory, names.count > axis.categories.count else { return }
    axis = DescribedAxis(title: axis.title, categories: names)
  }
}
