import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// The reason for which content is redacted.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is a placeholder: bars replace texts and images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Bars replace content marked `privacySensitive`.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. It is drawn normally: only views that read the reasons change.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// The reasons for which texts and images are redacted; empty for none.
  @Entry public var redactionReasons: RedactionReasons = RedactionReasons()

  /// Whether the content is private to the user.
  @Entry fileprivate var isPrivate: Bool = false

  var showsPlaceholders: Bool {
    redactionReasons.contains(.placeholder) || isPrivate && redactionReasons.contains(.privacy)
  }
}

extension View {
  /// Redacts texts and images for a reason: for `placeholder`, bars take their space and assistive technology reads
  /// nothing; `privacy` does the same for ``privacySensitive(_:)`` content only.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Marks content as private to the user: `redacted(reason: .privacy)` replaces it by bars.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changing { $0.isPrivate = sensitive }
  }

  /// Shows this content even if an enclosing view is redacted.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }
}

extension ViewNode {
  /// Draws the bar that replaces redacted content, in the foreground style at low opacity.
  func drawPlaceholder(in box: Rect, into drawing: inout Drawing) {
    guard box.width > 0, box.height > 0 else { return }
    let color = environment.textAttributes.color(in: environment).multiplyingAlpha(by: 0.16)
    drawing.append(
      .path(
        PathItem(
          VectorPath(box, radii: CornerRadii(min(4, box.width / 2, box.height / 2))), fill: .color(color))))
  }
}
