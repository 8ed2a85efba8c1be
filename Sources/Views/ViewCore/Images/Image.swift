import Foundation
import OpenChartsDisplayList
import OpenChartsTypography
import OpenChartsViewValues

/// An image: a symbol by Apple's name, or a file of pixels in a bundle's resources.
///
/// Files are PNG or JPEG, in an asset catalogue (`Name.imageset`) or as single files (`Name.png`, `Name@2x.jpg`). A
/// catalogue can also have SVG files, which librsvg (`librsvg2-2`) draws. A missing file is drawn as a grey box, and
/// the picture's diagnostics report it. An image or symbol whose name is empty has no size and draws nothing.
///
/// Symbols are as large as the font and take the foreground style. The package contains about 500 drawings;
/// suffixes of a name frame, fill, strike out or badge them. If the suffix is unknown, the drawing of the longest
/// known prefix is used; if no prefix is known, a box with the initials,
/// also where the system has no such symbol and would draw nothing.
public struct Image: Hashable, Sendable {
  /// The size of a symbol relative to the text around it.
  public enum Scale: Hashable, Sendable {
    /// A side of 0.9, 1.15 and 1.45 times the font size. The default is `medium`.
    case small, medium, large
  }
  /// Whether an image is drawn in its own colours or in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style where the file is opaque, or the colours of the file.
    case template, original
  }

  /// The interpolation of pixels when a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// From squares for single pixels to the smoothest interpolation. In SVG and HTML all values but `none` mean the
    /// viewer's own interpolation.
    case none, low, medium, high
  }
  /// The way in which a resizable image fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    /// Scales the whole picture to its frame, without keeping the aspect ratio.
    case stretch
  }

  /// The label for assistive technology.
  struct SpokenLabel: Hashable, Sendable {
    var text: Text
    // `Text` cannot be hashed. Few images differ in their label only, so collisions are rare.
    func hash(into hasher: inout Hasher) {}
  }

  package let systemName: String
  /// The asset of the image; `nil` for symbols.
  var asset: ImageAsset?
  var label: SpokenLabel?
  var isResizable = false
  var isDecorative = false
  var interpolation = Interpolation.medium
  var isAntialiased = true
  var renderingMode: TemplateRenderingMode?
  /// A fixed colour that replaces the foreground style.
  package var tint: Color?
  /// The font, scale and weight of a symbol; `nil` uses the environment's values.
  package var symbolFont: Font?
  package var symbolScale: Scale?
  package var symbolWeight: Font.Weight?

  /// Creates a symbol by Apple's name.
  public init(systemName: String) { self.systemName = systemName }

  /// Creates an image from a file. Assistive technology reads its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    systemName = name
    asset = ImageAsset(name: name, folder: bundle.map { $0.resourcePath ?? $0.bundlePath })
  }

  /// Creates an image from pixels or a resolved file. Assistive technology ignores it if the name is empty, unless
  /// `accessibilityLabel(_:)` describes it.
  package init(_ asset: ImageAsset) {
    systemName = asset.name
    self.asset = asset
    isDecorative = asset.name.isEmpty
  }

  /// Creates an image from a file, with a label for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = SpokenLabel(text: label)
  }

  /// Creates an image from a file that assistive technology ignores.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// Returns an image that takes the proposed size.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Returns an image that is stretched to the proposed size.
  public func resizable(resizingMode: ResizingMode) -> Image { resizable() }

  /// Draws a file in its own colours, or its opaque parts in the foreground style. Symbols always use the foreground
  /// style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    return copy
  }

  /// Sets the interpolation of a scaled file. With `none` its pixels are squares. Symbols are outlines and sharp at
  /// every size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// Sets whether the edges of a file may cover pixels partially. If not, a PNG aligns them to whole pixels. Symbols
  /// always have smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }
}

/// The colouring of a symbol with several layers.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
  let kind: Kind
  /// Draws all layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Draws the layers in the hierarchical levels of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Draws the layers in the several foreground styles.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// Draws the symbol's own colours. The symbols of this package have no own colours and are drawn in one style.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// Variants of symbols: filled, in a circle, in a square.
public struct SymbolVariants: Hashable, Sendable {
  var suffix: String
  /// Does not change the name.
  public static let none = SymbolVariants(suffix: "")
  /// Adds `.fill` to the name.
  public static let fill = SymbolVariants(suffix: ".fill")
  /// Adds `.circle` to the name.
  public static let circle = SymbolVariants(suffix: ".circle")
  /// Adds `.square` to the name.
  public static let square = SymbolVariants(suffix: ".square")
  /// The filled form of this variant.
  public var fill: SymbolVariants { SymbolVariants(suffix: suffix + ".fill") }
  /// This variant in a circle.
  public var circle: SymbolVariants { SymbolVariants(suffix: suffix + ".circle") }
  /// This variant in a square.
  public var square: SymbolVariants { SymbolVariants(suffix: suffix + ".square") }

  func apply(to name: String) -> String {
    guard !suffix.isEmpty, !name.hasSuffix(suffix) else { return name }
    // `.fill` comes last in a name.
    guard name.hasSuffix(".fill"), suffix != ".fill" else { return name + suffix }
    return name.dropLast(5) + suffix + (suffix.hasSuffix(".fill") ? "" : ".fill")
  }
}

extension EnvironmentValues {
  /// The size of symbols relative to the text around them.
  @Entry public var imageScale: Image.Scale = .medium
  /// The colouring of symbols with several layers. `nil` means hierarchical if the foreground has several styles,
  /// otherwise monochrome.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
  /// The variant in which symbols are drawn. A variant without a drawing leaves the symbol as named.
  @Entry public var symbolVariants: SymbolVariants = .none
}

extension View {
  /// Sets the size of symbols in this view relative to the text around them. Pixel images do not change.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
  /// Sets the colouring of symbols with several layers in this view. `nil` leaves it to the foreground style.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// Sets the variant of symbols in this view, which replaces an outer one.
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
