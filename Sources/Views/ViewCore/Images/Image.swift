import DisplayList
import Foundation
import Typography
import ViewValues

/// A picture that views show: a symbol by the name that the system's symbols have, or a file of pixels among a
/// bundle's resources.
///
/// Files are PNG or JPEG, in an asset catalogue (`Name.imageset`) or by themselves (`Name.png`, `Name@2x.jpg`). A
/// grey box stands for one that is not there, and the picture's diagnostics say so.
///
/// Symbols are as large as the font and take the foreground style. Their drawings are our own: some 500, which the
/// words of a name frame, fill, strike out and badge. Where the end of a name is unknown, the drawing of its beginning
/// stands for it, and where all of it is, a neutral box with its initials.
public struct Image: Hashable, Sendable {
  /// The size of a symbol against the text around it.
  public enum Scale: Hashable, Sendable {
    /// A side of 0.9, 1.15 and 1.45 times the size of the font; medium unless set.
    case small, medium, large
  }
  /// Whether an image is drawn in its own colours or in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style wherever the file is opaque, and the colours of the file.
    case template, original
  }

  /// How pixels blend into each other where a picture is not as large as its file.
  public enum Interpolation: Hashable, Sendable {
    /// From squares, one for each pixel, to the smoothest; an SVG or a page knows squares and its reader's own way
    /// alone.
    case none, low, medium, high
  }
  /// How a resizable picture takes its room.
  public enum ResizingMode: Hashable, Sendable {
    /// The whole picture fills its frame, whatever its proportions.
    case stretch
  }

  /// Words for assistive technology.
  struct SpokenLabel: Hashable, Sendable {
    var text: Text
    // Texts cannot be hashed; few pictures differ in nothing else.
    func hash(into hasher: inout Hasher) {}
  }

  package let systemName: String
  /// `nil` for symbols.
  var asset: ImageAsset?
  var label: SpokenLabel?
  var isResizable = false
  var isDecorative = false
  var interpolation = Interpolation.medium
  var isAntialiased = true
  var renderingMode: TemplateRenderingMode?
  /// A colour of its own, in place of the foreground style.
  package var tint: Color?
  /// Sizes of a symbol of its own, in place of those around it.
  package var symbolFont: Font?
  package var symbolScale: Scale?
  package var symbolWeight: Font.Weight?

  /// A symbol by the name that the system's symbols have.
  public init(systemName: String) { self.systemName = systemName }

  /// A file by its name, which assistive technology reads.
  public init(_ name: String, bundle: Bundle? = nil) {
    systemName = name
    asset = ImageAsset(name: name, folder: bundle.map { $0.resourcePath ?? $0.bundlePath })
  }

  /// Pixels, or a file that was looked for before. Without a name assistive technology passes over it, unless
  /// `accessibilityLabel(_:)` says what is to be seen.
  package init(_ asset: ImageAsset) {
    systemName = asset.name
    self.asset = asset
    isDecorative = asset.name.isEmpty
  }

  /// A file by its name, with words that say what is to be seen.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = SpokenLabel(text: label)
  }

  /// A file by its name, which assistive technology passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// An image that takes any size it is offered.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// An image that takes any size it is offered, stretched to it.
  public func resizable(resizingMode: ResizingMode) -> Image { resizable() }

  /// A file in its own colours, or its opaque parts in the foreground style. Symbols are always in that.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    return copy
  }

  /// How an enlarged file is seen: without interpolation its pixels are squares. Symbols are outlines and sharp at
  /// every size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// Whether the sides of a file may cover pixels in part; where they may not, a PNG has whole ones. Symbols always
  /// have smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }
}

/// How a symbol of several parts is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
  let kind: Kind
  /// All parts in the foreground style.
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
  /// The symbol as it is named.
  public static let none = SymbolVariants(suffix: "")
  /// Adds `.fill` to names: the filled form.
  public static let fill = SymbolVariants(suffix: ".fill")
  /// Adds `.circle` to names: the form in a circle.
  public static let circle = SymbolVariants(suffix: ".circle")
  /// Adds `.square` to names: the form in a square.
  public static let square = SymbolVariants(suffix: ".square")
  /// The same, filled.
  public var fill: SymbolVariants { SymbolVariants(suffix: suffix + ".fill") }
  /// The same, in a circle.
  public var circle: SymbolVariants { SymbolVariants(suffix: suffix + ".circle") }
  /// The same, in a square.
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
  /// The size of symbols against the text around them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// How symbols of several parts are coloured; `nil` is in levels where the foreground has several styles, else in
  /// one.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
  /// The form in which symbols are drawn; a form that has no drawing here leaves the symbol as it is named.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols within against the text around them; images of pixels keep theirs.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
  /// Sets how symbols of several parts within are coloured; `nil` leaves it to the foreground style.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// Sets the form of symbols within, in place of the one that is set around this view.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}

extension Image: View {}

extension Image: _PrimitiveView {
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var environment = context.environment
    if let tint { environment.setForeground([AnyShapeStyle(tint)]) }
    if let asset {
      nodes.append(RasterNode(self, asset, environment: environment))
    } else {
      nodes.append(SymbolNode(self, environment: environment))
    }
  }
}
