import DisplayList
import Foundation
import Typography
import ViewValues

private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LineReservationKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LabelKey: EnvironmentKey { static let defaultValue = false }
private struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct TighteningKey: EnvironmentKey { static let defaultValue = false }
private struct TextSelectionKey: EnvironmentKey { static let defaultValue = false }
private struct MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
  /// The most lines that text takes; `nil` for as many as fit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue.map { max($0, 1) } }
  }

  /// The lines that text keeps room for even when it has fewer.
  package var lineReservation: Int? {
    get { self[LineReservationKey.self] }
    set { self[LineReservationKey.self] = newValue }
  }

  /// Whether a text names something, such as an axis: it has a limited number of characters however it wraps.
  package var isLabel: Bool {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }

  /// How lines of text lie under each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where a text is cut that has no room.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// Extra points between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How far text may shrink to fit, as a share of its size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  /// Whether letters may move closer where a line would else be cut off.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// Whether text can be selected, in a live session.
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
