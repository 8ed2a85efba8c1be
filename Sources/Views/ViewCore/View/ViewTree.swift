import Foundation
import OpenChartsDisplayList
import OpenChartsIsolation
import OpenChartsViewValues

/// A view tree that is evaluated, laid out and ready to draw, with its state.
///
/// Call `update` again to update it: state survives by identity. A picture calls it once.
@MainActor package final class ViewTree {
  package let graph = ViewGraph()
  package private(set) var root: ViewNode?
  package private(set) var size = CGSize.zero
  /// The environment of the last evaluation.
  package private(set) var environment = EnvironmentValues()

  /// The maximum number of evaluations in one update, for changes by `onAppear` and similar actions.
  private static let passes = 10

  /// The size for views whose frames are relative to the whole picture.
  private let container = ContainerSize()

  package init() {}

  /// Evaluates and lays out the views and runs their `onAppear` and `onChange` actions, until nothing changes or the
  /// limit is reached.
  ///
  /// - Parameter keepsStart: Whether to return the frame from which an animation that the actions request starts.
  /// - Returns: That frame; `nil` if there is no such animation, or if `keepsStart` is false.
  @discardableResult
  package func update(
    _ view: some View, in base: EnvironmentValues, proposal: ProposedViewSize, keepsStart: Bool = false
  ) -> Drawing? {
    StackLimit.extended { updated(view, in: base, proposal, keepsStart) }
  }

  private func updated(
    _ view: some View, in base: EnvironmentValues, _ proposal: ProposedViewSize, _ keepsStart: Bool
  ) -> Drawing? {
    var start: Drawing?
    environment = base
    if environment.horizontalSizeClass == nil, let width = proposal.width {
      environment.horizontalSizeClass = width < UserInterfaceSizeClass.regularWidth ? .compact : .regular
    }
    container.set(proposal, of: root)
    environment.containerSize = container
    for pass in 1...Self.passes {
      let last = root
      // The frame before a change that may be animated.
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

  /// Releases the tree. Call it when the tree is no longer used.
  package func dismantle() {
    StackLimit.extended {
      root?.dismantle()
      root = nil
    }
  }

  package func draw() -> Drawing {
    StackLimit.extended {
      var drawing = Drawing()
      root?.draw(into: &drawing)
      drawing.list.accessibility = drawing.list.accessibility.inReadingOrder
      return drawing
    }
  }
}

extension ViewNode {
  /// Runs `onAppear`, `onChange` and similar actions in the subtree, outer views last as in SwiftUI.
  package func runActions() {
    for child in children { child.runActions() }
    act()
  }

  /// Lays out the node alone and draws it with its top left corner at (0, 0).
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
