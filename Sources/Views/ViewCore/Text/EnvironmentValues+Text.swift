import Foundation
import OpenChartsDisplayList
import OpenChartsTypography
import OpenChartsViewValues

private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// The maximum number of lines of text; `nil` for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue.map { max($0, 1) } }
  }

  /// The number of lines whose height text reserves; `nil` for none.
  @Entry package var lineReservation: Int?

  /// Whether a text is a label, for example an axis label. The number of characters in a label is limited, even if it
  /// wraps.
  @Entry package var isLabel: Bool = false

  /// Whether text with a word wider than its box is one truncated line, so that no word is broken.
  @Entry package var keepsWords: Bool = false

  /// The alignment of the lines of a text.
  @Entry public var multilineTextAlignment: TextAlignment = .leading

  /// The position at which text that does not fit is truncated.
  @Entry public var truncationMode: Text.TruncationMode = .tail

  /// Extra space between lines in points.
  @Entry public var lineSpacing: CGFloat = 0

  /// The fraction of its size to which text may shrink to fit.
  @Entry public var minimumScaleFactor: CGFloat = 1

  /// Whether letters may move closer before a line is truncated.
  @Entry public var allowsTightening: Bool = false

  /// Whether the user can select text, in a live session.
  @Entry var allowsTextSelection: Bool = false

  var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.isRightToLeft = layoutDirection == .rightToLeft
    style.alignment =
      switch multilineTextAlignment {
      case .leading: style.isRightToLeft ? 1 : 0
      case .center: 0.5
      case .trailing: style.isRightToLeft ? 0 : 1
      }
    style.lineLimit = lineLimit
    style.truncation =
      switch truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    style.lineSpacing = lineSpacing.isFinite ? Double(lineSpacing) : 0
    style.minimumScale = min(max(minimumScaleFactor.isFinite ? Double(minimumScaleFactor) : 1, 0.01), 1)
    return style
  }
}
