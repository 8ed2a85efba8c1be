import DisplayList
import Foundation
import Isolation
import ViewValues

/// A view evaluated, laid out and ready to draw, with the state that its parts keep.
///
/// `update` may be called again: state survives by identity. For a still picture it is called once.
@MainActor package final class ViewTree {
  package let graph = ViewGraph()
  package private(set) var root: ViewNode?
  package private(set) var size = CGSize.zero
  /// The environment of the last evaluation.
  package private(set) var environment = EnvironmentValues()

  /// How often changes made by `onAppear` and the like lead to another evaluation at once.
  private static let passes = 10

  package init() {}

  /// Evaluates and lays out, and runs what views do when they appear or see a change, until nothing changes.
  ///
  /// - Parameter keepsStart: Whether the drawing is asked for from which an animation begins that views ask for at once.
  /// - Returns: That drawing; `nil` where there is none, or where it is not asked for.
  @discardableResult
  package func update(
    _ view: some View, in base: EnvironmentValues, proposal: ProposedViewSize, keepsStart: Bool = false
  ) -> Drawing? {
    StackRoom.extended { updated(view, in: base, proposal, keepsStart) }
  }

  private func updated(
    _ view: some View, in base: EnvironmentValues, _ proposal: ProposedViewSize, _ keepsStart: Bool
  ) -> Drawing? {
    var start: Drawing?
    environment = base
    if environment.horizontalSizeClass == nil, let width = proposal.width {
      environment.horizontalSizeClass = width < UserInterfaceSizeClass.regularWidth ? .compact : .regular
    }
    for pass in 1...Self.passes {
      let last = root
      // What was there before a change that may turn out to be animated.
      let before = keepsStart && start == nil && pass > 1 ? draw() : nil
      let node = graph.evaluate(view, in: environment)
      defer { last?.dismantle() }
      let size = node.size(proposal)
      node.place(at: .zero, proposal: proposal)
      (root, self.size) = (node, size)
      if let before, graph.transaction?.animation != nil { start = before }
      if let scheme = node.preference(PreferredColorSchemeKey.self) ?? nil,
        scheme != environment.colorScheme
      {
        environment.colorScheme = scheme
        continue
      }
      graph.finishEvaluation()
      node.runActions()
      if !graph.changes.isSet { return start }
      if pass == Self.passes {
        environment.diagnostics?.add(
          "Views kept changing their state while they were drawn; the picture shows the last of "
            + "\(pass) evaluations.")
      }
    }
    return start
  }

  /// Lets go of everything once nothing will be asked of the tree any more.
  package func dismantle() {
    StackRoom.extended {
      root?.dismantle()
      root = nil
    }
  }

  package func draw() -> Drawing {
    StackRoom.extended {
      var drawing = Drawing()
      root?.draw(into: &drawing)
      drawing.list.accessibility = drawing.list.accessibility.inReadingOrder
      return drawing
    }
  }
}

extension ViewNode {
  /// Runs `onAppear`, `onChange` and the like of the whole subtree, outer views last as in SwiftUI.
  package func runActions() {
    for child in children { child.runActions() }
    act()
  }

  /// Lays the node out by itself and draws it with its top left corner at (0, 0).
  package func render(_ proposal: ProposedViewSize) -> DisplayList {
    place(at: .zero, proposal: proposal)
    var drawing = Drawing()
    draw(into: &drawing)
    return drawing.list
  }
}

package struct PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
