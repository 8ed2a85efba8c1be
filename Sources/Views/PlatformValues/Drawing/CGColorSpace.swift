import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// Core Foundation's array, as a Swift array, so that `colors as CFArray` compiles.
public typealias CFArray = [Any]

/// A colour space. Pictures are in sRGB, so each space of RGB colours is read as sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of a colour space.
  public let name: String
  /// Creates a colour space by name; `nil` for an empty name.
  public init?(name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  private init(known name: String) { self.name = name }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of Display P3. Its components are read as sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of extended sRGB.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of linear greys.
  public static let linearGray = "kCGColorSpaceLinearGray"

  fileprivate static let device = CGColorSpace(known: "kCGColorSpaceDeviceRGB")
  fileprivate static let gray = CGColorSpace(known: "kCGColorSpaceDeviceGray")

  /// Whether both have the same name.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
  /// Adds the name to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the colour space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the greys of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// The colours of a gradient that a ``CGContext`` draws.
public final class CGGradient: Hashable, Sendable {
  let stops: [GradientStop]

  /// Creates a gradient from Core Graphics' colours. Without locations the colours are equally spaced; locations are
  /// from 0 to 1. `nil` if `colors` is empty or has other values than `CGColor`.
  ///
  /// - Parameters:
  ///   - space: Read as sRGB; `nil` means sRGB.
  ///   - colors: Instances of `CGColor`.
  ///   - locations: One for each colour; `nil` for equal steps.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let last = Double(max(colors.count - 1, 1))
    var reached = 0.0
    stops = colors.enumerated().map { index, color in
      let location = locations.map { Double($0[index]) } ?? Double(index) / last
      if location.isFinite { reached = max(reached, min(location, 1)) }
      return GradientStop(reached, color.rgba)
    }
  }

  /// Whether both have the same colours at the same locations.
  public static func == (a: CGGradient, b: CGGradient) -> Bool { a.stops == b.stops }
  /// Adds the colours and their locations to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// The areas beyond the ends of a gradient that are drawn too.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bit mask of the options.
  public let rawValue: UInt32
  /// Creates options from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Fills the area before the start with the first colour.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// Fills the area after the end with the last colour.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
