import Foundation

/// The grid of UIKit. It keeps its settings and is never drawn; a `LazyVGrid` is.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The arrangement of the cells. Stored, but has no effect.
  open var collectionViewLayout: UICollectionViewLayout
  /// Says how many cells there are.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// Whether cells can be selected. Stored, but has no effect.
  open var allowsSelection = true
  /// Whether several cells can be selected. Stored, but has no effect.
  open var allowsMultipleSelection = false
  /// The view behind the cells. Stored, but has no effect.
  open var backgroundView: UIView?

  /// Creates a grid.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  /// Creates a grid from an archive. Not called.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The number of sections; 1 without a data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// Returns the number of cells of a section; 0 without a data source.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// No-op: no cell is drawn.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// No-op: no view is drawn.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}
  /// Returns a new cell of the base class: classes that were registered are never drawn.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell(frame: .zero)
  }
  /// Returns a new view of the base class: classes that were registered are never drawn.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Sets the arrangement. `animated` has no effect.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// No-op: cells are not drawn.
  open func reloadData() {}
  /// No-op: cells are not drawn.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// No-op: cells are not drawn.
  open func reloadSections(_ sections: IndexSet) {}
  /// No-op: cells are not drawn.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// No-op: cells are not drawn.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  /// The edge or the middle that a cell is scrolled to. Has no effect.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// The kind of a section's header.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// The numbers of sections and cells of a ``UICollectionView``, and its cells.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the number of cells of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns a cell. Not called: no cell is drawn.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// The delegate of a ``UICollectionView``. Its functions are not called: no cell is drawn.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// The delegate of a ``UICollectionView`` with a ``UICollectionViewFlowLayout``. Its functions are not called.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// A view that a ``UICollectionView`` uses again, such as a header.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Called before the view is used again. Not called: no view is drawn.
  open func prepareForReuse() {}
}

/// A cell of a ``UICollectionView``.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view of the content.
  public let contentView = UIView()
  /// Whether the cell is selected: false, unless the app changes it.
  open var isSelected = false
  /// Whether the cell is pressed: false, unless the app changes it.
  open var isHighlighted = false
  /// The view behind the content. Stored, but has no effect.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell. Stored, but has no effect.
  open var selectedBackgroundView: UIView?
}

extension IndexPath {
  /// Creates the path of a row of a list.
  public init(row: Int, section: Int) { self = [section, row] }
  /// Creates the path of a cell of a grid.
  public init(item: Int, section: Int) { self = [section, item] }
  /// The index of the section; traps for an empty path.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The index of the row in its section; traps for a path of fewer than two indices.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The index of the cell in its section; traps for a path of fewer than two indices.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
