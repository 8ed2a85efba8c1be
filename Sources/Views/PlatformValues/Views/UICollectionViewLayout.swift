import Foundation

/// The arrangement of the cells of a ``UICollectionView``. Has no effect: no cell is drawn.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Creates an arrangement.
  nonisolated public override init() { super.init() }
  /// No-op: cells are not placed.
  open func invalidateLayout() {}
}

/// Cells in rows. Has no effect: no cell is drawn.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The least distance between rows, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between the cells of a row, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of a cell, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The expected size of a cell, in points.
  open var estimatedItemSize = CGSize.zero
  /// The size of a section's header, in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of a section's footer, in points.
  open var footerReferenceSize = CGSize.zero
  /// The space around a section, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The direction in which the grid scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
}

extension UICollectionView {
  /// The direction in which a grid scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// In order of the cases: up and down, and to the sides.
    case vertical, horizontal
  }
}

/// Sections whose parts state their sizes. Has no effect: no cell is drawn.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Creates an arrangement of equal sections.
  public init(section: NSCollectionLayoutSection) { super.init() }
  /// Creates an arrangement of different sections. `sectionProvider` is not called.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) { super.init() }
}

/// A function that makes a section for an index. Not called.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The place for which a section is made.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment {
  /// The appearance.
  var traitCollection: UITraitCollection { get }
}

/// A width or a height: a number of points, or a part of the container's.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  /// The number.
  public let dimension: CGFloat
  private init(_ dimension: CGFloat) { self.dimension = dimension }

  /// A part of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth)
  }
  /// A part of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight)
  }
  /// A number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension)
  }
  /// A number of points that the content may change.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension)
  }
}

/// A width and a height.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }
}

/// A cell in a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The space around the content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Creates a cell of a size.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Cells beside or below each other.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The distance between cells.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Cells beside each other.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  /// Equal cells beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Equal cells beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Cells below each other.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  /// Equal cells below each other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Equal cells below each other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

/// The distance between cells.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The distance in points.
  public let spacing: CGFloat
  private init(_ spacing: CGFloat) { self.spacing = spacing }
  /// Exactly a number of points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
  /// At least a number of points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}

/// Groups below each other, with headers and footers.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The space around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The scrolling across the grid.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Creates a section of equal groups.
  public init(group: NSCollectionLayoutGroup) {}
}

/// The scrolling of a section across its grid. Has no effect.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// None, and without an end at a certain place.
  case none, continuous
  /// Ends at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// By pages, by groups, and by groups in the middle.
  case paging, groupPaging, groupPagingCentered
}

/// The space inside four edges, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The space below the top edge.
  public var top: CGFloat
  /// The space beside the leading edge.
  public var leading: CGFloat
  /// The space above the bottom edge.
  public var bottom: CGFloat
  /// The space beside the trailing edge.
  public var trailing: CGFloat
  /// Creates the space.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// No space.
  public static let zero = NSDirectionalEdgeInsets()
}
