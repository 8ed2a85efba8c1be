import DisplayList
import Foundation
import ViewValues

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content stands for content that is still to come: bars in place of texts and pictures.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What `privacySensitive` marks is hidden by bars.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. It is shown as it is: only views that ask for the reasons look different.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct IsPrivateKey: EnvironmentKey { static let defaultValue = false }
private struct RedactionReasonsKey: EnvironmentKey { static let defaultValue = RedactionReasons() }

extension EnvironmentValues {
  /// Why texts and pictures are hidden; empty where they are not.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether what is shown is for its reader alone.
  fileprivate var isPrivate: Bool {
    get { self[IsPrivateKey.self] }
    set { self[IsPrivateKey.self] = newValue }
  }

  var showsPlaceholders: Bool {
    redactionReasons.contains(.placeholder) || isPrivate && redactionReasons.contains(.privacy)
  }
}

extension View {
  /// Hides texts and pictures within for a reason: for `placeholder` bars take their room and nothing is read out; for
  /// `privacy` that holds for what is ``privacySensitive(_:)``.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Marks what is for its reader alone: within `redacted(reason: .privacy)` bars stand in its place.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changing { $0.isPrivate = sensitive }
  }

  /// Shows this content whatever is hidden around it.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }
}

extension ViewNode {
  /// The bar that stands for something, in the foreground style made faint.
  func drawPlaceholder(in box: Rect, into drawing: inout Drawing) {
    guard box.width > 0, box.height > 0 else { return }
    let color = environment.textAttributes.color(in: environment).multiplyingAlpha(by: 0.16)
    drawing.append(
      .path(
        PathItem(
          VectorPath(box, radii: CornerRadii(min(4, box.width / 2, box.height / 2))), fill: .color(color))))
  }
}
