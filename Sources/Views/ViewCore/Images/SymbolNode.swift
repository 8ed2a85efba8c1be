import Foundation
import OpenChartsDisplayList
import OpenChartsTypography
import OpenChartsViewValues

extension Image.Scale {
  /// The side of a symbol in points, for a font size.
  package func side(at fontSize: Double) -> CGFloat {
    let factor =
      switch self {
      case .small: 0.9
      case .medium: 1.15
      case .large: 1.45
      }
    return CGFloat((fontSize * factor).rounded())
  }
}

/// A node that draws a symbol in a square, or in a box of the proposed size if resizable.
package final class SymbolNode: ViewNode {
  private let image: Image
  private let name: String

  package init(_ image: Image, environment: EnvironmentValues) {
    self.image = image
    name = environment.symbolVariants.apply(to: image.systemName)
    super.init(environment: environment)
  }

  private var font: FontDescriptor {
    var font =
      image.symbolFont?.resolve(in: environment)
      ?? environment.textAttributes.resolvedFont(in: environment).descriptor
    if let weight = image.symbolWeight { font.weight = weight.value }
    return font
  }

  private var side: CGFloat { (image.symbolScale ?? environment.imageScale).side(at: font.size) }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let natural = image.systemName.isEmpty ? .zero : CGSize(width: side, height: side)
    return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  package override func draw(into drawing: inout Drawing) {
    if environment.showsPlaceholders { return drawPlaceholder(in: Rect(frame), into: &drawing) }
    if image.systemName.isEmpty { return }
    // Centred in the box without distortion.
    let side = Double(min(frame.width, frame.height))
    let scale = side / SystemSymbol.grid
    guard scale > 0, scale.isFinite, frame.minX.isFinite, frame.minY.isFinite else { return }
    let transform = Transform.scale(scale, scale).then(
      .translation(Double(frame.midX) - side / 2, Double(frame.midY) - side / 2))
    if let symbol = SystemSymbol(name: name) ?? SystemSymbol(name: image.systemName) {
      draw(symbol, at: transform, scale: scale, into: &drawing)
    } else {
      drawBox(at: transform, scale: scale, into: &drawing)
    }
    if !image.isDecorative {
      drawing.append(AccessibilityNode(role: .image, label: spokenName, frame: Rect(frame)))
    }
  }

  private func draw(
    _ symbol: SystemSymbol, at transform: Transform, scale: Double, into drawing: inout Drawing
  ) {
    let mode = environment.symbolRenderingMode?.kind
    // Several foreground styles imply a palette.
    let isLayered =
      mode == .hierarchical || mode == .palette || mode == nil && environment.foreground.hasLevels
    let first = environment.foreground.paint(level: 0, in: environment).brush
    let second = isLayered ? environment.foreground.paint(level: 1, in: environment).brush : first
    let items = symbol.items(at: transform) { part in
      self.items(of: part, at: transform, scale: scale, first, part.glyph == nil ? first : second)
    }
    for item in items { drawing.append(item) }
  }

  private func items(
    of part: SystemSymbol.Part, at transform: Transform, scale: Double, _ first: Brush, _ second: Brush
  ) -> [DisplayItem] {
    let bounds = Rect(frame)
    let width = part.lineWidth * scale * (font.weight >= 600 ? 1.35 : 1)
    func area(_ path: VectorPath, _ brush: Brush) -> DisplayItem? {
      guard !path.isEmpty else { return nil }
      var item = PathItem(path.transformed(by: transform), fill: brush, brushBounds: bounds)
      item.evenOdd = true
      return .path(item)
    }
    func lines(_ path: VectorPath, _ brush: Brush) -> DisplayItem? {
      guard !path.isEmpty else { return nil }
      let line = PathItem.Line(Stroke(width: width, cap: .round, join: .round), brush)
      return .path(PathItem(path.transformed(by: transform), line: line, brushBounds: bounds))
    }
    var items = [area(part.fill, second), lines(part.lines, second)]
    if first != second, let glyph = part.glyph {
      items += [area(glyph.fill, first), lines(glyph.lines, first)]
    }
    return items.compactMap { $0 }
  }

  /// Draws a box with the initials of the name, for a symbol without a drawing.
  private func drawBox(at transform: Transform, scale: Double, into drawing: inout Drawing) {
    let paint = environment.foreground.paint(level: 0, in: environment)
    let outline = VectorPath(Rect(x: 2, y: 2, width: 16, height: 16), radii: CornerRadii(3.5))
    drawing.append(
      .path(
        PathItem(
          outline.transformed(by: transform),
          line: .init(Stroke(width: scale), paint.multiplyingAlpha(by: 0.5).brush),
          brushBounds: Rect(frame))))
    let initials = image.systemName.split(separator: ".").prefix(2).compactMap(\.first).map {
      String($0).uppercased()
    }
    guard !initials.isEmpty else { return }
    let span = TextSpan(
      initials.joined(), font: Font.system(size: 7.5 * scale, weight: .semibold).resolve(in: environment),
      color: paint.brush.representativeColor)
    let layout = environment.textMeasurer.layout([span], style: ParagraphStyle(), width: nil, height: nil)
    for var run in layout.runs {
      run.origin = Point(
        run.origin.x + Double(frame.midX) - layout.size.width / 2,
        run.origin.y + Double(frame.midY) - layout.size.height / 2)
      drawing.append(.text(run))
    }
  }

  /// The words of the name without those that describe its shape.
  private var spokenName: String {
    image.systemName.split(separator: ".").filter { !["fill", "circle", "square", "app"].contains($0) }
      .joined(separator: " ")
  }
}
