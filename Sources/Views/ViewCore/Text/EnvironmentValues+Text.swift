import DisplayList
import Foundation
import Typography
import ViewValues

private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LineReservationKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct TighteningKey: EnvironmentKey { static let defaultValue = false }
private struct TextSelectionKey: EnvironmentKey { static let defaultValue = false }
private struct MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
  /// The maximum number of lines of text; `nil` for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue.map { max($0, 1) } }
  }

  /// The number of lines whose height text reserves; `nil` for none.
  package var lineReservation: Int? {
    get { self[LineReservationKey.self] }
    set { self[LineReservationKey.self] = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The position at which text that does not fit is truncated.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// Extra space between lines in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The fraction of its size to which text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  /// Whether letters may move closer before a line is truncated.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// Whether the user can select text, in a live session.
  var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }

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
