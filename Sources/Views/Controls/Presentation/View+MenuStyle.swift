import OpenChartsViewCore

/// The style of menus. Has no effect: every menu is a button.
public protocol MenuStyle {}
/// The default style in the surrounding view. Has no effect.
public struct DefaultMenuStyle: MenuStyle {}
/// A button. Has no effect.
public struct ButtonMenuStyle: MenuStyle {}
/// A button without border. Has no effect.
public struct BorderlessButtonMenuStyle: MenuStyle {}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style in the surrounding view. Has no effect.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button. Has no effect.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without border. Has no effect.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of the items of a menu. Has no effect: items are in the order of the code.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The default. Has no effect.
  public static let automatic = MenuOrder(name: "automatic")
  /// The order of the code.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first items near the pointer. Has no effect.
  public static let priority = MenuOrder(name: "priority")
}

extension View {
  /// Sets the style of menus. Has no effect: every menu is a button.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Sets whether menus have an arrow. Has no effect: they have none.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets the order of items. Has no effect: items are in the order of the code.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}
