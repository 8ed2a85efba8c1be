import DisplayList
import Foundation
import ViewValues

/// What kind of element a view is for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32
  private init(bits: UInt32) { self.bits = bits }
  public init() { bits = 0 }

  /// The role of a button.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// The role of a heading, before any other role.
  public static let isHeader = AccessibilityTraits(bits: 2)
  /// The chosen one among its like. Kept with the element; pages and transcripts do not say it.
  public static let isSelected = AccessibilityTraits(bits: 4)
  /// The role of a button, because elements have none of a link that leads nowhere.
  public static let isLink = AccessibilityTraits(bits: 8)
  /// A field of words to look for. No role here speaks of it, so nobody hears it.
  public static let isSearchField = AccessibilityTraits(bits: 16)
  /// The role of an image, unless a heading or a button is meant too.
  public static let isImage = AccessibilityTraits(bits: 32)
  /// Sounds when it is used. No role here speaks of it, so nobody hears it.
  public static let playsSound = AccessibilityTraits(bits: 64)
  /// A key of a keyboard. No role here speaks of it, so nobody hears it.
  public static let isKeyboardKey = AccessibilityTraits(bits: 128)
  /// The role of text, where no other role is meant.
  public static let isStaticText = AccessibilityTraits(bits: 256)
  /// Sums up how things stand. No role here speaks of it, so nobody hears it.
  public static let isSummaryElement = AccessibilityTraits(bits: 512)
  /// Changes often. No role here speaks of it, so nobody hears it.
  public static let updatesFrequently = AccessibilityTraits(bits: 1024)
  /// Begins to play something. No role here speaks of it, so nobody hears it.
  public static let startsMediaSession = AccessibilityTraits(bits: 2048)
  /// Answers to touches itself. No role here speaks of it, so nobody hears it.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
  /// Turns the page once it is read. No role here speaks of it, so nobody hears it.
  public static let causesPageTurn = AccessibilityTraits(bits: 8192)
  /// Keeps what is around it from being reached. No role here speaks of it, so nobody hears it.
  public static let isModal = AccessibilityTraits(bits: 16384)
  /// The role of a button; whether it is on is for its value to say.
  public static let isToggle = AccessibilityTraits(bits: 32768)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
  @discardableResult public mutating func insert(_ member: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let isNew = !contains(member)
    bits |= member.bits
    return (isNew, member)
  }
  @discardableResult public mutating func remove(_ member: AccessibilityTraits)
    -> AccessibilityTraits?
  {
    let had = contains(member)
    bits &= ~member.bits
    return had ? member : nil
  }
  @discardableResult public mutating func update(with member: AccessibilityTraits)
    -> AccessibilityTraits?
  { insert(member).inserted ? nil : member }

  /// The role of an element with these traits, when they say one.
  var role: AccessibilityNode.Role? {
    if contains(.isHeader) { return .heading }
    if contains(.isButton) || contains(.isLink) || contains(.isToggle) { return .button }
    if contains(.isImage) { return .image }
    if contains(.isStaticText) { return .text }
    return nil
  }
}

/// What becomes of the elements within a view that is one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate enum Kind { case ignore, contain, combine }
  fileprivate let kind: Kind
  /// Nothing of what is within; the view needs a label of its own.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Each by itself, in a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Their words joined with commas in one element. In a live session the one control within acts for all of it;
  /// several stay what they are.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

private enum AccessibilityChange: NodeModifier {
  case label(Text)
  case value(Text)
  case hint(Text)
  case identifier(String)
  case sortPriority(Double)
  case hidden
  case addTraits(AccessibilityTraits)
  case removeTraits(AccessibilityTraits)
  case element(AccessibilityChildBehavior)

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    AccessibilityChangeNode(node, change: self)
  }
}

package final class AccessibilityChangeNode: WrapperNode {
  private let change: AccessibilityChange

  fileprivate init(_ content: ViewNode, change: AccessibilityChange) {
    self.change = change
    super.init(content)
  }

  package override func draw(into drawing: inout Drawing) {
    let inner = drawing.isolated(content.draw)
    drawing.list.items += inner.items
    drawing.list.accessibility += changed(inner.accessibility)
  }

  private func changed(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    func text(_ text: Text) -> String { text._string(in: environment) }
    switch change {
    case .hidden: return []
    case .label(let label): return [with(nodes) { $0.label = text(label) }]
    case .value(let value): return [with(nodes) { $0.value = text(value) }]
    case .hint(let hint): return [with(nodes) { $0.hint = text(hint) }]
    case .identifier(let identifier): return [with(nodes) { $0.identifier = identifier }]
    case .sortPriority(let priority): return [with(nodes) { $0.sortPriority = priority }]
    case .addTraits(let traits):
      let role = traits.role
      guard role != nil || traits.contains(.isSelected) else { return nodes }
      return [
        with(nodes) {
          $0.role = role ?? $0.role
          if traits.contains(.isSelected) { $0.isSelected = true }
        }
      ]
    case .removeTraits(let traits):
      return nodes.map { node in
        var node = node
        if node.role == traits.role { node.role = .group }
        if traits.contains(.isSelected) { node.isSelected = false }
        return node
      }
    case .element(let behavior): return [element(nodes, behavior)]
    }
  }

  /// One element to change: the only one there is, or one around those that are there.
  private func with(_ nodes: [AccessibilityNode], _ change: (inout AccessibilityNode) -> Void)
    -> AccessibilityNode
  {
    var node =
      nodes.count == 1
      ? nodes[0]
      : AccessibilityNode(
        role: .group, label: "", frame: Rect(frame), children: nodes.inReadingOrder)
    change(&node)
    return node
  }

  private func element(_ nodes: [AccessibilityNode], _ behavior: AccessibilityChildBehavior)
    -> AccessibilityNode
  {
    let nodes = nodes.inReadingOrder
    var node = AccessibilityNode(role: .group, label: "", frame: Rect(frame))
    switch behavior.kind {
    case .ignore: break
    case .contain: node.children = nodes
    case .combine:
      // In a live session the one control within is that of the whole, and the other words are its name; several
      // stay what they are.
      let controls = nodes.flatMap(\.allControls)
      let isNamed = controls.count == 1
      if isNamed { node.controls = controls }
      let words = nodes.flatMap { child in
        // A chart that is part of one element says one sentence or two.
        let value = child.value.isEmpty ? child.facts?.sentences.short ?? "" : child.value
        guard isNamed, !child.allControls.isEmpty else { return [child.label, value] }
        (node.value, node.hint) = (value, child.hint)
        return [child.label]
      }.filter { !$0.isEmpty }
      node.label = words.joined(separator: ", ")
      let roles = Set(nodes.map(\.role))
      if roles.count == 1, let role = roles.first, role != .chart { node.role = role }
      if controls.count > 1 {
        node.role = .group
        node.children = nodes.filter { !$0.allControls.isEmpty }
      }
    }
    return node
  }
}

extension AccessibilityNode {
  /// The controls of a live session that it and those within it name.
  fileprivate var allControls: [Int] { controls + children.flatMap(\.allControls) }
}

/// A view that assistive technology reads in place of another.
private struct Representation<V: View>: NodeModifier {
  let representation: V
  /// Whether it stands for what is within the view rather than for the view.
  let isWithin: Bool

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    RepresentedNode(node, by: context.inStack(nil).node(of: representation), isWithin: isWithin)
  }
}

package final class RepresentedNode: WrapperNode {
  private let representation: ViewNode
  private let isWithin: Bool

  init(_ content: ViewNode, by representation: ViewNode, isWithin: Bool) {
    self.representation = representation
    self.isWithin = isWithin
    super.init(content)
  }

  package override func draw(into drawing: inout Drawing) {
    let inner = drawing.isolated(content.draw)
    drawing.list.items += inner.items
    representation.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    var other = Drawing()
    (other.unrolled, other.turnable) = (drawing.unrolled, drawing.turnable)
    representation.draw(into: &other)
    (drawing.unrolled, drawing.turnable) = (other.unrolled, other.turnable)
    let children = other.list.accessibility.inReadingOrder
    if isWithin {
      drawing.append(AccessibilityNode(role: .group, label: "", frame: Rect(frame), children: children))
    } else {
      drawing.list.accessibility += children
    }
  }
}

extension View {
  nonisolated private func accessible(_ change: AccessibilityChange)
    -> NodeModified<Self, AccessibilityChange>
  {
    NodeModified(content: self, modifier: change)
  }

  /// What assistive technology calls the view. One of several elements becomes a group around them.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessible(.label(label))
  }
  /// The same with a localized label.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessible(.label(Text(labelKey)))
  }
  /// The same with a verbatim string as label.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessible(.label(Text(label)))
  }

  /// What the view shows now, which assistive technology reads after its label.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessible(.value(value))
  }
  /// The same with a localized value.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessible(.value(Text(valueKey)))
  }
  /// The same with a verbatim string as value.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessible(.value(Text(value)))
  }

  /// What happens when the view is used. Read in live sessions where the view is one control; pictures do not say it.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessible(.hint(hint)) }
  /// The same with a localized hint.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessible(.hint(Text(hintKey)))
  }
  /// The same with a verbatim string as hint.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessible(.hint(Text(hint)))
  }

  /// A name for tests. Kept with the element; no picture or page has it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible(.identifier(identifier))
  }

  /// Whether assistive technology passes over the view and all within it, which stay visible.
  @ViewBuilder
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    if hidden { accessible(.hidden) } else { self }
  }

  /// Gives the element the role that the traits mean; traits without a role change nothing.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible(.addTraits(traits))
  }
  /// Makes elements that have the role of the traits groups without a role.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible(.removeTraits(traits))
  }

  /// Makes the view one element; what is within is left out, kept within, or joined to its label.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    accessible(.element(children))
  }

  /// When the view is read among those beside it: greater ones first, 0 where nothing is said. Those beside it are the
  /// others in its ``accessibilityElement(children:)``, or in all of the picture.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessible(.sortPriority(sortPriority))
  }

  /// Elements that assistive technology reads within this view, which is a group of them: of a drawing, say, whose
  /// parts nobody could tell otherwise.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    NodeModified(content: self, modifier: Representation(representation: children(), isWithin: true))
  }

  /// What assistive technology reads in place of this view.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    NodeModified(content: self, modifier: Representation(representation: representation(), isWithin: false))
  }
}
