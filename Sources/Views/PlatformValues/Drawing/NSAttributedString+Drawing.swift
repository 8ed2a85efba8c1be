import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

extension NSAttributedString {
  /// Draws the text in the current context from a corner: its top left one if the y axis points down, otherwise its
  /// bottom left one. Lines break only at line feeds.
  public func draw(at point: CGPoint) {
    let layout = layout(in: .zero, [])
    draw(layout, in: CGRect(origin: point, size: layout.size.cgSize))
  }

  /// Draws the text in the current context from the top of a rectangle, with lines wrapped at its width. Text below the
  /// rectangle is cut off at a whole line.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }

  /// Draws the text in the current context. With `usesLineFragmentOrigin` it starts at the top of the rectangle and
  /// wraps at its width; otherwise `rect.origin` is the start of the first baseline. `context` must be `nil`.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    let layout = layout(in: rect.size, options)
    guard options.contains(.usesLineFragmentOrigin) else {
      let isYUp = CurrentContext.last?.isYUp ?? false
      let rise = isYUp ? layout.size.height - layout.firstBaseline : layout.firstBaseline
      let origin = CGPoint(x: rect.minX, y: rect.minY - rise)
      return draw(layout, in: CGRect(origin: origin, size: layout.size.cgSize))
    }
    // Lines are aligned within the width of the rectangle.
    let remainingWidth = rect.width - layout.size.width
    let x = rect.minX + (remainingWidth > 0 ? remainingWidth * paragraph.alignment : 0)
    draw(layout, in: CGRect(x: x, y: rect.minY, width: layout.size.width, height: rect.height))
  }

  private func draw(_ layout: TextLayout, in rect: CGRect) {
    guard let context = CurrentContext.last, length > 0 else { return }
    var items: [DisplayItem] = []
    for (run, background) in zip(layout.runs, backgrounds(of: layout))
    where background != nil && run.width > 0 {
      items.append(.rects(RectBatch([run.bounds], fill: .color(background!))))
    }
    items += layout.runs.filter { !$0.span.string.isEmpty }.map { .text($0) }
    context.add(items, uprightIn: rect)
  }

  /// The background of each run; `nil` for none. Runs are in the order of the text, except in lines with both
  /// directions. The background is therefore taken from the first part of the text that equals the run's string.
  private func backgrounds(of layout: TextLayout) -> [RGBA?] {
    var parts: [(text: String, background: RGBA?)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      parts.append(
        ((string as NSString).substring(with: range), Self.color(attributes[.backgroundColor])))
    }
    guard parts.contains(where: { $0.background != nil }) else { return layout.runs.map { _ in nil } }
    return layout.runs.map { run in parts.first { $0.text.contains(run.span.string) }?.background }
  }
}

extension String {
  /// Draws the text in the current context; see `NSAttributedString.draw(at:)`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }
  /// Draws the text in the current context; see `NSAttributedString.draw(in:)`.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
  /// Draws the text in the current context; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Draws the text in the current context; see `NSAttributedString.draw(at:)`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attributes)
  }
  /// Draws the text in the current context; see `NSAttributedString.draw(in:)`.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attributes)
  }
}
