import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A node that draws a pixel image in its own size, or, if resizable, in the proposed size.
package final class RasterNode: ViewNode {
  private let source: Image
  private let asset: ImageAsset
  private let file: ImageAsset.File?

  init(_ source: Image, _ asset: ImageAsset, environment: EnvironmentValues) {
    self.source = source
    self.asset = asset
    file = asset.file(for: environment.imageTraits)
    super.init(environment: environment)
    if file == nil, !asset.name.isEmpty {
      environment.diagnostics?.add(asset.missing("a grey box"))
    }
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let natural = file?.size ?? (asset.name.isEmpty ? .zero : CGSize(width: 20, height: 20))
    return source.isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  package override func draw(into drawing: inout Drawing) {
    let box = Rect(frame)
    guard box.width > 0, box.height > 0, box.x.isFinite, box.y.isFinite, box.width.isFinite,
      box.height.isFinite
    else { return }
    if environment.showsPlaceholders { return drawPlaceholder(in: box, into: &drawing) }
    if let file {
      draw(file, in: box, into: &drawing)
    } else if asset.name.isEmpty {
      return
    } else {
      drawing.append(.rects(RectBatch([box], fill: .color(RGBA(0.5, 0.5, 0.5, 0.3)))))
    }
    if !source.isDecorative {
      let label = source.label?.text._string(in: environment) ?? asset.name
      drawing.append(AccessibilityNode(role: .image, label: label, frame: box))
    }
  }

  private func draw(_ file: ImageAsset.File, in box: Rect, into drawing: inout Drawing) {
    var item = ImageItem(file.image, in: box)
    item.isAntialiased = source.isAntialiased
    item.interpolation =
      switch source.interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    guard source.renderingMode.map({ $0 == .template }) ?? file.isTemplate else {
      return drawing.append(.image(item))
    }
    // A template: the foreground style where the image is opaque.
    let paint = environment.foreground.paint(level: 0, in: environment)
    var group = GroupItem([.rects(RectBatch([box], fill: paint.brush))])
    group.mask = [.image(item)]
    drawing.append(.group(group))
  }
}
