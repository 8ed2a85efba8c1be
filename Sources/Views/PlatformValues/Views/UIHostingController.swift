import Foundation
import OpenChartsPictures
import OpenChartsViewCore
import OpenChartsViewValues

/// A controller of UIKit whose view is a SwiftUI view. It is not shown; its view can be drawn into an image.
///
///     let view = UIHostingController(rootView: ChartView()).view!
///     view.bounds = CGRect(origin: .zero, size: view.intrinsicContentSize)
///     let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
///       view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
///     }
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private let host: HostingView

  /// The SwiftUI view.
  open var rootView: Content { didSet { host.content = AnyView(rootView) } }

  /// Creates a controller for a SwiftUI view.
  public init(rootView: Content) {
    self.rootView = rootView
    host = HostingView(AnyView(rootView))
    super.init(nibName: nil, bundle: nil)
    view = host
  }
  /// Creates a controller for a SwiftUI view. The archive is ignored.
  public convenience init?(coder: NSCoder, rootView: Content) { self.init(rootView: rootView) }
  /// Returns `nil`: an archive has no SwiftUI view.
  public required init?(coder: NSCoder) { nil }

  /// Returns the size in points that the SwiftUI view takes for a proposed size. For lengths of 10,000 points or more,
  /// such as `.greatestFiniteMagnitude`, the view takes its ideal length.
  open func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }
}

/// A view of AppKit that shows a SwiftUI view. It is not shown.
@preconcurrency @MainActor open class NSHostingView<Content: View>: NSView {
  /// The SwiftUI view.
  open var rootView: Content

  /// Creates a view for a SwiftUI view, in its ideal size.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    frame.size = fittingSize
  }

  /// The ideal size of the SwiftUI view in points.
  open var fittingSize: CGSize { HostingView(AnyView(rootView)).intrinsicContentSize }
  /// The ideal size of the SwiftUI view in points.
  open var intrinsicContentSize: CGSize { fittingSize }
}

/// A controller of AppKit whose view is a SwiftUI view. It is not shown.
@preconcurrency @MainActor open class NSHostingController<Content: View>: NSViewController {
  /// The SwiftUI view.
  open var rootView: Content

  /// Creates a controller for a SwiftUI view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
    view = NSHostingView(rootView: rootView)
  }

  /// Returns the size in points that the SwiftUI view takes for a proposed size.
  open func sizeThatFits(in size: CGSize) -> CGSize { HostingView(AnyView(rootView)).sizeThatFits(size) }
}

/// Draws a SwiftUI view in its bounds.
private final class HostingView: UIView {
  var content: AnyView

  init(_ content: AnyView) {
    self.content = content
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  private func scene(_ size: ProposedViewSize) -> RenderedScene {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = size
    renderer.scale = UIScreen.main.scale
    return renderer.scene()
  }

  override var intrinsicContentSize: CGSize { scene(.unspecified).size }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    func length(_ value: CGFloat) -> CGFloat? { value > 0 && value < 10_000 ? value : nil }
    return scene(ProposedViewSize(width: length(size.width), height: length(size.height))).size
  }

  override func draw(_ rect: CGRect) {
    guard let context = CurrentContext.last else { return }
    let scene = scene(ProposedViewSize(frame.size))
    // Centred, because the view does not fill its host.
    let origin = CGPoint(x: (frame.width - scene.size.width) / 2, y: (frame.height - scene.size.height) / 2)
    context.add(scene.list.items, uprightIn: CGRect(origin: origin, size: scene.size))
  }
}
