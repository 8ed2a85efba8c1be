import Foundation
import ViewValues

/// How far somebody has scrolled, in a live session.
@MainActor package final class ScrollMemory {
  /// Points of the content that are above and left of what is in view.
  private(set) var offset = CGSize.zero
  /// The offset at which somebody began to scroll; `nil` at rest.
  private var begin: CGSize?
  private var dragged = CGSize.zero
  /// Points that somebody has pulled down beyond the beginning.
  private var pulled = 0.0
  /// What pulling down does; `nil` for nothing.
  package var refresh: RefreshAction?
  package private(set) var isRefreshing = false
  private let changes: ChangeFlag

  /// Points to pull before letting go refreshes.
  private static let pull = 80.0

  package init(_ changes: ChangeFlag) { self.changes = changes }

  /// - Returns: Whether it moved.
  func scroll(by distance: CGSize, room: CGSize) -> Bool {
    func moved(_ offset: CGFloat, _ distance: CGFloat, _ room: CGFloat) -> CGFloat {
      distance.isFinite ? min(max(offset + distance, 0), max(room, 0)) : offset
    }
    let new = CGSize(
      width: moved(offset.width, distance.width, room.width),
      height: moved(offset.height, distance.height, room.height))
    guard new != offset else { return false }
    offset = new
    changes.set()
    return true
  }

  /// Scrolls, and counts what goes beyond the beginning.
  func scrollOrPull(by distance: CGSize, room: CGSize) -> Bool {
    let before = offset.height
    if begin == nil { begin = offset }
    let didMove = scroll(by: distance, room: room)
    guard refresh != nil, distance.height.isFinite else { return didMove }
    let beyond = Double(before - offset.height) - Double(distance.height)
    // Pulling back up takes it back.
    if offset.height <= 0, beyond != 0 || pulled > 0 { pulled = max(pulled + beyond, 0) } else { pulled = 0 }
    return didMove || pulled > 0
  }

  func drag(to translation: CGSize, room: CGSize) {
    let step = CGSize(width: dragged.width - translation.width, height: dragged.height - translation.height)
    dragged = translation
    _ = scrollOrPull(by: step, room: room)
  }

  func endDrag() { dragged = .zero }

  /// Refreshes where enough was pulled.
  /// - Returns: Where the scroll began; `nil` where there was none.
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
