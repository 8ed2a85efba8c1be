import OpenChartsViewValues

/// The glass behind a view.
public struct Glass: Equatable, Sendable {
  fileprivate var color: Color?
  fileprivate var material: Material? = .thin
  /// Glass that keeps its content legible.
  public static let regular = Glass()
  /// Glass that shows more of what is behind.
  public static let clear = Glass(material: .ultraThin)
  /// No glass.
  public static let identity = Glass(material: nil)
  private init(material: Material? = .thin) { self.material = material }

  /// Returns the glass with a colour.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }
  /// Returns the same glass: a picture is not interactive.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  public static func == (a: Glass, b: Glass) -> Bool {
    a.color == b.color && (a.material == nil) == (b.material == nil)
  }
}

extension View {
  /// Puts glass behind the view, drawn as a material of this shape.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule())
    -> some View
  {
    background {
      if let material = glass.material {
        shape.fill(material)
        if let color = glass.color { shape.fill(color.opacity(0.6)) }
      }
    }
  }
}

/// Views with glass. They are drawn one by one; `spacing` has no effect.
public struct GlassEffectContainer<Content: View> {
  private let content: Content
  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
  /// The content.
  public var body: some View { content }
}
