import Foundation
import OpenChartsViewValues

/// The scroll position of a scroll view, in a live session.
@MainActor package final class ScrollMemory {
  /// The distance in points that the content is scrolled to the left and up.
  private(set) var offset = CGSize.zero
  /// The offset at which the scroll began; `nil` at rest.
  private var begin: CGSize?
  private var dragged = CGSize.zero
  /// The distance in points that the content was pulled down beyond its start.
  private var pulled = 0.0
  /// The action of pulling down; `nil` for none.
  package var refresh: RefreshAction?
  package private(set) var isRefreshing = false
  private let changes: ChangeFlag

  /// The distance in points that triggers a refresh on release.
  private static let pull = 80.0

  /// Whether the first position is set.
  private var hasBegun = false

  package init(_ changes: ChangeFlag) { self.changes = changes }

  /// Sets the first position: a point of the content, and of the visible part.
  func begin(at anchor: UnitPoint, scrollRange: CGSize) {
    guard !hasBegun, anchor.x.isFinite, anchor.y.isFinite else { return }
    hasBegun = true
    offset = CGSize(
      width: min(max(scrollRange.width * anchor.x, 0), scrollRange.width),
      height: min(max(scrollRange.height * anchor.y, 0), scrollRange.height))
  }

  /// - Returns: Whether the position changed.
  func scroll(by distance: CGSize, scrollRange: CGSize) -> Bool {
    func moved(_ offset: CGFloat, _ distance: CGFloat, _ scrollRange: CGFloat) -> CGFloat {
      distance.isFinite ? min(max(offset + distance, 0), max(scrollRange, 0)) : offset
    }
    let new = CGSize(
      width: moved(offset.width, distance.width, scrollRange.width),
      height: moved(offset.height, distance.height, scrollRange.height))
    guard new != offset else { return false }
    offset = new
    changes.set()
    return true
  }

  /// Scrolls, and accumulates the distance beyond the start.
  func scrollOrPull(by distance: CGSize, scrollRange: CGSize) -> Bool {
    let before = offset.height
    if begin == nil { begin = offset }
    let didMove = scroll(by: distance, scrollRange: scrollRange)
    guard refresh != nil, distance.height.isFinite else { return didMove }
    let beyond = Double(before - offset.height) - Double(distance.height)
    // Pulling back up reduces the distance.
    if offset.height <= 0, beyond != 0 || pulled > 0 { pulled = max(pulled + beyond, 0) } else { pulled = 0 }
    return didMove || pulled > 0
  }

  func drag(to translation: CGSize, scrollRange: CGSize) {
    let step = CGSize(width: dragged.width - translation.width, height: dragged.height - translation.height)
    dragged = translation
    _ = scrollOrPull(by: step, scrollRange: scrollRange)
  }

  func endDrag() { dragged = .zero }

  /// Ends the scroll, and refreshes if it was pulled far enough.
  /// - Returns: The offset at which the scroll began; `nil` if there was no scroll.
  @discardableResult func letGo() -> CGSize? {
    defer { (pulled, begin) = (0, nil) }
    if pulled >= Self.pull { startRefreshing() }
    return begin
  }

  func startRefreshing() {
    guard let refresh, !isRefreshing else { return }
    isRefreshing = true
    changes.set()
    Task { @MainActor [weak self] in
      await refresh()
      self?.isRefreshing = false
      self?.changes.set()
    }
  }
}
