import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// The kind of element that a view is for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32
  private init(bits: UInt32) { self.bits = bits }
  public init() { bits = 0 }

  /// The role of a button.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// The role of a heading, which takes precedence over other roles.
  public static let isHeader = AccessibilityTraits(bits: 2)
  /// The selected one of several elements. Stored with the element; pages and transcripts do not report it.
  public static let isSelected = AccessibilityTraits(bits: 4)
  /// The role of a button, because a link role needs a URL.
  public static let isLink = AccessibilityTraits(bits: 8)
  /// A search field. No effect: no role corresponds to it.
  public static let isSearchField = AccessibilityTraits(bits: 16)
  /// The role of an image, unless the traits of a heading or a button are set too.
  public static let isImage = AccessibilityTraits(bits: 32)
  /// Plays a sound when activated. No effect: no role corresponds to it.
  public static let playsSound = AccessibilityTraits(bits: 64)
  /// A key of a keyboard. No effect: no role corresponds to it.
  public static let isKeyboardKey = AccessibilityTraits(bits: 128)
  /// The role of text, unless the traits of another role are set too.
  public static let isStaticText = AccessibilityTraits(bits: 256)
  /// A summary of the current state. No effect: no role corresponds to it.
  public static let isSummaryElement = AccessibilityTraits(bits: 512)
  /// An element whose value changes often. No effect: no role corresponds to it.
  public static let updatesFrequently = AccessibilityTraits(bits: 1024)
  /// An element that starts a media session. No effect: no role corresponds to it.
  public static let startsMediaSession = AccessibilityTraits(bits: 2048)
  /// An element that handles touches directly. No effect: no role corresponds to it.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
  /// Turns the page once it is read. No effect: no role corresponds to it.
  public static let causesPageTurn = AccessibilityTraits(bits: 8192)
  /// Isolates the element from the content around it. No effect: no role corresponds to it.
  public static let isModal = AccessibilityTraits(bits: 16384)
  /// The role of a button. The element's value must say whether it is on.
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

  /// The role of an element with these traits; `nil` if they have none.
  var role: AccessibilityNode.Role? {
    if contains(.isHeader) { return .heading }
    if contains(.isButton) || contains(.isLink) || contains(.isToggle) { return .button }
    if contains(.isImage) { return .image }
    if contains(.isStaticText) { return .text }
    return nil
  }
}

/// The treatment of the child elements of a view that is one accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate enum Kind { case ignore, contain, combine }
  fileprivate let kind: Kind
  /// Omits the children. The view needs its own label.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Keeps the children as separate elements in a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Joins the labels of the children with commas in one element. In a live session a single control inside acts for
  /// the whole element; several controls stay separate elements.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// One change of the accessibility elements of a view.
enum AccessibilityChange {
  case label(Text)
  case value(Text)
  case hint(Text)
  case identifier(String)
  case sortPriority(Double)
  case hidden
  case addTraits(AccessibilityTraits)
  case removeTraits(AccessibilityTraits)
  case element(AccessibilityChildBehavior)
}

package final class AccessibilityChangeNode: WrapperNode {
  private let change: AccessibilityChange

  init(_ content: ViewNode, change: AccessibilityChange) {
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

  /// Returns the only element, or a group around several, with `change` applied.
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
      // In a live session a single control inside acts for the whole element, and the other labels name it. Several
      // controls stay separate.
      let controls = nodes.flatMap(\.allControls)
      let isNamed = controls.count == 1
      if isNamed { node.controls = controls }
      let words = nodes.flatMap { child in
        // A chart that is part of an element contributes its short summary.
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
  /// The live-session controls of this element and its descendants.
  fileprivate var allControls: [Int] { controls + children.flatMap(\.allControls) }
}

/// A view that assistive technology reads instead of another.
private struct Representation<V: View>: NodeModifier {
  let representation: V
  /// Whether the representation replaces the view's content rather than the view itself.
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
    (other.unrolled, other.rotatable) = (drawing.unrolled, drawing.rotatable)
    representation.draw(into: &other)
    (drawing.unrolled, drawing.rotatable) = (other.unrolled, other.rotatable)
    drawing.list.charts += other.list.charts
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
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    modifier(AccessibilityAttachmentModifier([change]))
  }

  /// Sets the label that assistive technology reads. If the view has several elements, the label belongs to a group
  /// around them.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible(.label(label))
  }
  /// Sets a label.
  @StringOverload
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible(.label(Text(labelKey)))
  }

  /// Sets the current value, which assistive technology reads after the label.
  nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible(.value(value))
  }
  /// Sets a value.
  @StringOverload
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible(.value(Text(valueKey)))
  }

  /// Describes the effect of using the view. Read in live sessions if the view is one control; ignored in pictures.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible(.hint(hint)) }
  /// Sets a hint.
  @StringOverload
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible(.hint(Text(hintKey)))
  }

  /// Sets a name for tests. Stored with the element; pictures and pages omit it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible(.identifier(identifier))
  }

  /// Hides the view and its content from assistive technology. They stay visible.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    modifier(AccessibilityAttachmentModifier(hidden ? [.hidden] : []))
  }

  /// Gives the element the role of the traits. Traits without a role have no effect.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible(.addTraits(traits))
  }
  /// Turns an element with the role of the traits into a group without a role.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible(.removeTraits(traits))
  }

  /// Makes the view one accessibility element. The children are omitted, kept inside, or joined into its label.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessible(.element(children))
  }

  /// Sets the reading order among the other elements of the enclosing ``accessibilityElement(children:)``, or of the
  /// whole picture: greater priorities first. The default is 0.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible(.sortPriority(sortPriority))
  }

  /// Adds elements that assistive technology reads inside this view, as for a drawing that has no elements itself.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    NodeModified(content: self, modifier: Representation(representation: children(), isWithin: true))
  }

  /// Replaces this view by another one for assistive technology.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    NodeModified(content: self, modifier: Representation(representation: representation(), isWithin: false))
  }
}
