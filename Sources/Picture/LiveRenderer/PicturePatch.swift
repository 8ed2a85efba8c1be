import OpenChartsDisplayList
import OpenChartsSVGRenderer

/// The difference between two drawings: the elements that the browser must change, and their positions.
///
/// Every drawing operation is one element, and the operations of a group are the first children of its element, in
/// order. A position is the path of child indices from the root. Steps are executed in order.
package struct PicturePatch: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    /// Replaces an element.
    case replace([Int], with: String)
    /// Inserts an element before a position, or at the end.
    case insert([Int], String)
    case remove([Int])
    /// Replaces the attributes and definitions of a group, and keeps its children.
    case reshape([Int], String)
  }

  package private(set) var steps: [Step] = []

  package init(from old: [DisplayItem], to new: [DisplayItem]) { compare(old, new, at: []) }

  package var isEmpty: Bool { steps.isEmpty }

  /// Returns all elements of a drawing.
  package static func elements(of items: [DisplayItem]) -> String { items.map(element).joined() }

  private static func element(_ item: DisplayItem) -> String {
    guard case .group(let group) = item else { return SVGFragment.element(item) }
    return SVGFragment.group(group, children: elements(of: group.children))
  }

  private mutating func compare(_ old: [DisplayItem], _ new: [DisplayItem], at indexPath: [Int]) {
    let shared = min(old.count, new.count)
    var start = 0
    while start < shared, old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return }
    var tail = 0
    while tail < shared - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let (oldEnd, newEnd) = (old.count - tail, new.count - tail)
    let paired = min(oldEnd, newEnd)
    var i = start
    while i < paired {
      change(old[i], new[i], at: indexPath + [i])
      i += 1
    }
    // From the end, so that earlier positions stay valid.
    for index in stride(from: oldEnd - 1, through: max(paired, start), by: -1) where index >= newEnd {
      steps.append(.remove(indexPath + [index]))
    }
    if newEnd > paired {
      for index in paired..<newEnd { steps.append(.insert(indexPath + [index], Self.element(new[index]))) }
    }
  }

  private mutating func change(_ old: DisplayItem, _ new: DisplayItem, at indexPath: [Int]) {
    guard old != new else { return }
    guard case .group(let before) = old, case .group(let after) = new, before.role == after.role else {
      steps.append(.replace(indexPath, with: Self.element(new)))
      return
    }
    var (oldShell, newShell) = (before, after)
    (oldShell.children, newShell.children) = ([], [])
    if oldShell != newShell {
      steps.append(.reshape(indexPath, SVGFragment.group(newShell, children: "")))
    }
    compare(before.children, after.children, at: indexPath)
  }

  /// The JSON format for the page: `[["r","0.3","<g>…"], …]`.
  package var json: String {
    JSONText.array(
      steps.map { step in
        switch step {
        case .replace(let indexPath, let text): entry("r", indexPath, text)
        case .insert(let indexPath, let text): entry("i", indexPath, text)
        case .remove(let indexPath): entry("d", indexPath, nil)
        case .reshape(let indexPath, let text): entry("a", indexPath, text)
        }
      })
  }

  private func entry(_ kind: String, _ indexPath: [Int], _ text: String?) -> String {
    let path = JSONText.string(indexPath.map { String($0) }.joined(separator: "."))
    return JSONText.array([JSONText.string(kind), path] + (text.map { [JSONText.message($0)] } ?? []))
  }
}
