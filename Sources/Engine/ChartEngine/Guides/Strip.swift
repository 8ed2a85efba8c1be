import OpenChartsChartModel
import OpenChartsDisplayList

/// A row above or below the plot, or a column beside it, that holds a legend or a title. Strips are measured and placed
/// from the outside in: each is at an edge of the space that the strips before it leave.
struct Strip {
  let side: Side
  /// The height of a row or the width of a column, in points.
  let thickness: Double
  /// The width of the content of a row or the height of the content of a column, in points.
  let length: Double
  /// The position of the content along the side: 0 is left or top, 1 right or bottom.
  let share: Double
  /// The distance to the next strip or the plot, in points.
  let spacing: Double

  /// Returns the frame of the content at the edge of the remaining space. The frame is not wider than a row.
  func frame(in space: Rect) -> Rect {
    if side.isColumn {
      let y = space.minY + share * max(space.height - length, 0)
      let x = side == .left ? space.minX : space.maxX - thickness
      return Rect(x: x, y: y, width: thickness, height: length)
    }
    let x = space.minX + share * max(space.width - length, 0)
    let y = side == .top ? space.minY : space.maxY - thickness
    return Rect(x: x, y: y, width: min(length, space.width), height: thickness)
  }

  /// Removes the strip and its spacing from the remaining space.
  func take(from space: inout Rect) {
    if side == .left { space.x += thickness + spacing }
    if side == .top { space.y += thickness + spacing }
    if side.isColumn {
      space.width = max(space.width - thickness - spacing, 0)
    } else {
      space.height = max(space.height - thickness - spacing, 0)
    }
  }
}

extension Side {
  /// Whether a strip at this side is a column beside the plot.
  var isColumn: Bool { self == .left || self == .right }
}

extension ContentPosition {
  /// The side of the plot; `nil` for the automatic position and over the plot.
  func side(isRightToLeft: Bool) -> Side? {
    switch self {
    case .automatic, .overlay: nil
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  /// The position along a row: 0 is leading, 1 trailing; `nil` if only the side is given.
  var horizontalShare: Double? {
    switch self {
    case .leading, .topLeading, .bottomLeading: 0
    case .trailing, .topTrailing, .bottomTrailing: 1
    case .automatic, .overlay, .top, .bottom: nil
    }
  }
}
