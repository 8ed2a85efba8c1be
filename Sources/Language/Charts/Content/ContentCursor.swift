import SwiftUI

/// The position of the content that is being walked: the piece of a builder's block, and the element of a loop.
///
/// It identifies the views of annotations, so that their identity does not change if other content is added or removed.
@usableFromInline struct ContentCursor {
  /// Positions in the blocks within the innermost loop, as one number.
  @usableFromInline var path = 0
  /// Position in the innermost loop; −1 before its first element.
  @usableFromInline var element = -1
}

/// A loop that content is being walked in.
struct LoopCursor {
  /// The position of the loop itself.
  let outer: ContentCursor
  /// The `ForEach` id of the element at a position.
  let id: @MainActor (Int) -> AnyHashable
}

extension _ChartCollector {
  /// Identity of the content that is being walked.
  var contentIdentity: ContentIdentity {
    var steps: [AnyHashable] = []
    for (position, loop) in loopCursors.enumerated() {
      let inner = position + 1 < loopCursors.count ? loopCursors[position + 1].outer : cursor
      steps += [loop.outer.path, inner.element < 0 ? AnyHashable(-1) : loop.id(inner.element)]
    }
    return ContentIdentity(steps: steps + [cursor.path])
  }

  /// Walks one piece of a block.
  ///
  /// - Parameters:
  ///   - path: The path of the block.
  ///   - position: The number of pieces walked before; increased by one.
  @inlinable func walk(_ content: some ChartContent, of path: Int, _ position: inout Int) {
    position += 1
    cursor.path = path &* 1_000_003 &+ position
    content._collect(into: self)
  }

  /// Walks the elements of a loop.
  @usableFromInline func walkLoop<Data, ID, Content>(
    _ loop: ForEach<Data, ID, Content>, _ elements: () -> Void
  ) {
    let outer = cursor
    loopCursors.append(
      LoopCursor(outer: outer) { position in
        AnyHashable(loop.id(loop.data[loop.data.index(loop.data.startIndex, offsetBy: position)]))
      })
    cursor = ContentCursor()
    elements()
    loopCursors.removeLast()
    cursor = outer
  }

  /// Advances to the next element of a loop.
  @inlinable func nextElement() {
    cursor.element += 1
    cursor.path = 0
  }
}
