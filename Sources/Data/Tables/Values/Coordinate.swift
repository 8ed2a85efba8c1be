/// The axis of a column of geographic coordinates.
package enum Coordinate: Sendable { case latitude, longitude }
