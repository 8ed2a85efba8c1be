import Foundation
import OpenChartsViewCore
import OpenChartsViewValues

/// A view of another framework, drawn as a box with the type's name. It takes the proposed size, and its functions are
/// not called.
@MainActor @preconcurrency
public protocol _ForeignView: View where Body == Never {
  /// The type of the object that receives messages.
  associatedtype Coordinator = Void
  /// Creates the coordinator. Not called.
  func makeCoordinator() -> Coordinator
}

extension _ForeignView where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension _ForeignView {
  /// Never called: the box is drawn.
  public var body: Never { fatalError("\(Self.self) is drawn as a box") }

  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    context.environment.diagnostics?.add(
      "\(Self.self) is a view of UIKit or AppKit, which Linux does not have: a box with its name is drawn.")
    ForeignViewBox(name: String(describing: Self.self))._makeNodes(in: context, into: &nodes)
  }
}

/// The box of a view of another framework.
private struct ForeignViewBox: View {
  let name: String

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 6).fill(Color(.system(.tertiaryFill)))
      Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.5)
        .padding(4)
    }
    .frame(idealWidth: 120, idealHeight: 80)
  }
}

/// The values that a representable view receives from SwiftUI.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction of the current change.
  public let transaction: Transaction
}

/// The values that a representable view receives from SwiftUI.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction of the current change.
  public let transaction: Transaction
}

/// The values that a representable view receives from SwiftUI.
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction of the current change.
  public let transaction: Transaction
}

/// A view of UIKit in SwiftUI, drawn as a box with the type's name.
@MainActor @preconcurrency
public protocol UIViewRepresentable: _ForeignView {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The values that the functions receive.
  typealias Context = UIViewRepresentableContext<Self>
  /// Creates the view. Not called.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view. Not called.
  func updateUIView(_ uiView: UIViewType, context: Context)
}

/// A controller of UIKit in SwiftUI, drawn as a box with the type's name.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: _ForeignView {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The values that the functions receive.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Creates the controller. Not called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller. Not called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

/// A view of AppKit in SwiftUI, drawn as a box with the type's name.
@MainActor @preconcurrency
public protocol NSViewRepresentable: _ForeignView {
  /// The type of the view.
  associatedtype NSViewType: NSView
  /// The values that the functions receive.
  typealias Context = NSViewRepresentableContext<Self>
  /// Creates the view. Not called.
  func makeNSView(context: Context) -> NSViewType
  /// Updates the view. Not called.
  func updateNSView(_ nsView: NSViewType, context: Context)
}
