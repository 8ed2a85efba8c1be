import Foundation

/// The label of UIKit. It keeps its settings and is never drawn; a `Text` is.
@preconcurrency @MainActor open class UILabel: UIView {
  private static let proxy = UILabel()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UILabel { proxy }
  /// The text. Stored, but has no effect.
  open var text: String?
  /// The text with its attributes. Stored, but has no effect.
  open var attributedText: NSAttributedString?
  /// The colour of the text. Stored, but has no effect.
  open var textColor: UIColor! = .label
  /// The font. Stored, but has no effect.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The alignment of the text. Stored, but has no effect.
  open var textAlignment = NSTextAlignment.natural
  /// The end of a text that is too long. Stored, but has no effect.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The greatest number of lines; 0: no limit. Stored, but has no effect.
  open var numberOfLines = 1
  /// Whether the font shrinks if space is short. Stored, but has no effect.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest part of the font's size. Stored, but has no effect.
  open var minimumScaleFactor: CGFloat = 0
}

/// The image view of UIKit. It keeps its settings and is never drawn; an `Image` is.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image. Stored, but has no effect.
  open var image: UIImage?
  /// Creates a view with an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }
  /// Creates a view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view from an archive. Not called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The button of UIKit. It keeps its settings and is never drawn; a `Button` is.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without a standard appearance.
    case custom = 0
    /// In the tint.
    case system
    /// With an arrow for details.
    case detailDisclosure
    /// With a light letter i.
    case infoLight
    /// With a dark letter i.
    case infoDark
    /// With a plus.
    case contactAdd
    /// With a cross.
    case close = 7
  }
  /// The kind.
  public private(set) var buttonType = ButtonType.custom
  /// The label of the title. It does not follow the titles.
  public let titleLabel: UILabel? = UILabel()
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]

  /// Creates a button of a kind.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
  /// Returns the title in a state, or else the normal one.
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
  }
  /// Returns the colour of the title in a state, or else the normal one.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[UIControl.State.normal.rawValue]
  }
  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }
  /// Returns the image in a state, or else the normal one.
  open func image(for state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }
}
