import DisplayList
import Foundation
import Typography

/// A picture that views show: a symbol by the name that the system's symbols have, or an image file.
///
/// Symbols are as large as the font and take the foreground style. Frequent ones are drawn; others show a
/// neutral box with the initials of their name.
public struct Image: Hashable, Sendable {
  /// The size of a symbol against the text around it.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// Whether an image is drawn in its own colours or in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  package let systemName: String
  var isResizable = false
  var isDecorative = false

  public init(systemName: String) { self.systemName = systemName }

  /// An image that takes any size it is offered.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Symbols are always drawn in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Symbols are outlines and sharp at every size.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// How a symbol of several parts is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
  let kind: Kind
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The parts in levels of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// The parts in the styles of the foreground.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// The symbol's own colours; ours have none and are drawn in one.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// Variants of symbols: filled, in a circle, in a square.
public struct SymbolVariants: Hashable, Sendable {
  var suffix: String
  public static let none = SymbolVariants(suffix: "")
  public static let fill = SymbolVariants(suffix: ".fill")
  public static let circle = SymbolVariants(suffix: ".circle")
  public static let square = SymbolVariants(suffix: ".square")
  public var fill: SymbolVariants { SymbolVariants(suffix: suffix + ".fill") }
  public var circle: SymbolVariants { SymbolVariants(suffix: suffix + ".circle") }
  public var square: SymbolVariants { SymbolVariants(suffix: suffix + ".square") }

  func apply(to name: String) -> String {
    guard !suffix.isEmpty, !name.hasSuffix(suffix) else { return name }
    // The fill comes last in a name.
    guard name.hasSuffix(".fill"), suffix != ".fill" else { return name + suffix }
    return name.dropLast(5) + suffix + (suffix.hasSuffix(".fill") ? "" : ".fill")
  }
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private struct SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}

extension Image: View {}

extension Image: _PrimitiveView {
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(SymbolNode(self, environment: context.environment))
  }
}
