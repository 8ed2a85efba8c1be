import Foundation

/// The list of UIKit. It keeps its settings and is never drawn; a `List` is, whose `listStyle` and
/// `scrollContentBackground` set the appearance.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  private static let proxy = UITableView()
  /// The settings for all views of this type. Stored, but has no effect.
  override public class func appearance() -> UITableView { proxy }
  /// The appearance of a list.
  public enum Style: Int, Sendable {
    /// In order of the cases: without gaps, with a gap between sections, and with round sections.
    case plain, grouped, insetGrouped
  }
  /// The appearance of the list.
  public let style: Style
  /// Says how many rows there are.
  open weak var dataSource: (any UITableViewDataSource)?
  /// Whether rows can be selected. Stored, but has no effect.
  open var allowsSelection = true
  /// The colour of lines between rows. Stored, but has no effect.
  open var separatorColor: UIColor?
  /// The appearance of lines between rows. Stored, but has no effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The ends of lines between rows, in points. Stored, but has no effect.
  open var separatorInset = UIEdgeInsets.zero
  /// The view below the rows. Stored, but has no effect.
  open var tableFooterView: UIView?
  /// The view above the rows. Stored, but has no effect.
  open var tableHeaderView: UIView?
  /// The space above the headers of sections, in points. Stored, but has no effect.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The length of a row, a header or a footer that follows its content: -1.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The height of rows in points. Stored, but has no effect.
  open var rowHeight = UITableView.automaticDimension
  /// The expected height of rows in points. Stored, but has no effect.
  open var estimatedRowHeight = UITableView.automaticDimension

  /// Creates a list.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Creates a list without gaps.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a list from an archive. Not called.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The number of sections; 1 without a data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// Returns the number of rows of a section; 0 without a data source.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// No-op: no cell is drawn.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Returns `nil`: no cell waits to be used again.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// Returns a new cell of the base class: classes that were registered are never drawn.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// No-op: rows are not drawn.
  open func reloadData() {}
  /// No-op: rows are not drawn.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// No-op: rows are not drawn.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// No-op: rows are not drawn.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// No-op: rows are not drawn.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// The animation of changed rows. Has no effect.
  public enum RowAnimation: Int, Sendable {
    /// In order of the cases: by fading, from or to a side, without, and from the middle.
    case fade, right, left, top, bottom, none, middle
    /// By the choice of the list.
    case automatic = 100
  }
}

/// The numbers of sections and rows of a ``UITableView``, and its cells.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row. Not called: no row is drawn.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The delegate of a ``UITableView``. Its functions are not called: no row is drawn.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}

/// A row of the list of UIKit. Its settings have no effect: `listRowBackground` sets the drawn appearance.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  private static let proxy = UITableViewCell()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UITableViewCell { proxy }
  /// The name of the group of equal cells.
  public let reuseIdentifier: String?
  /// The view of the content.
  public let contentView = UIView()
  /// The label of the title.
  public let textLabel: UILabel? = UILabel()
  /// The label of the detail; `nil` in the default style.
  public let detailTextLabel: UILabel?
  /// The picture.
  public let imageView: UIImageView? = UIImageView(image: nil)
  /// The sign at the end. Stored, but has no effect.
  open var accessoryType = AccessoryType.none
  /// The view at the end. Stored, but has no effect.
  open var accessoryView: UIView?
  /// The appearance of a selected row. Stored, but has no effect.
  open var selectionStyle = SelectionStyle.default
  /// The view behind a selected row. Stored, but has no effect.
  open var selectedBackgroundView: UIView?

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: .zero)
  }
  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Creates a cell from an archive. Not called.
  public required init?(coder: NSCoder) {
    (reuseIdentifier, detailTextLabel) = (nil, nil)
    super.init(coder: coder)
  }

  /// Called before a cell is used again. Not called: no cell is drawn.
  open func prepareForReuse() {}
  /// Marks a cell as selected. No-op: no cell is drawn.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  /// Marks a cell as pressed. No-op: no cell is drawn.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  /// Called when a cell was read from an archive. Not called.
  open func awakeFromNib() {}

  /// The labels of a cell.
  public enum CellStyle: Int, Sendable {
    /// In order of the cases: a title; a title and a value at the end; both in the middle; a title above a detail.
    case `default`, value1, value2, subtitle
  }
  /// The sign at the end of a cell. Has no effect.
  public enum AccessoryType: Int, Sendable {
    /// In order of the cases: nothing, an arrow, a button and an arrow, a check mark, and a button.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The appearance of lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// In order of the cases: no line, and a line.
    case none, singleLine
  }
  /// The appearance of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// No highlight, two colours, and the default highlight.
    case none, blue, gray, `default`
  }
}
