import SwiftUI

/// The position of the content that is being walked: the piece of a builder's block, and the element of a loop.
///
/// It identifies the views of annotations, so that their identity does not change if other content is added or removed.
@usableFromInline struct ContentPlace {
  /// Positions in the blocks within the innermost loop, as one number.
  @usableFromInline var path = 0
  /// Position in the innermost loop; −1 before its first element.
  @usableFromInline var element = -1
}

/// A loop that content is being walked in.
struct LoopPlace {
  /// The position of the loop itself.
  let outer: ContentPlace
  /// The `ForEach` id of the element at a position.
  let id: @MainActor (Int) -> AnyHashable
}

extension _ChartCollector {
  /// Identity of the content that is being walked.
  var contentIdentity: ContentIdentity {
    var steps: [AnyHashable] = []
    for (position, loop) in loopPlaces.enumerated() {
      let inner = position + 1 < loopPlaces.count ? loopPlaces[position + 1].outer : place
      steps += [loop.outer.path, inner.element < 0 ? AnyHashable(-1) : loop.id(inner.element)]
    }
    return ContentIdentity(steps: steps + [place.path])
  }

  /// Walks one piece of a block.
  ///
  /// - Parameters:
  ///   - path: The path of the block.
  ///   - position: The number of pieces walked before; increased by one.
  @inlinable func walk(_ content: some ChartContent, of path: Int, _ position: inout Int) {
    position += 1
    place.path = path &* 1_000_003 &+ position
    content._collect(into: self)
  }

  /// Walks the elements of a loop.
  @usableFromInline func walkLoop<Data, ID, Content>(
    _ loop: ForEach<Data, ID, Content>, _ elements: () -> Void
  ) {
    let outer = place
    loopPlaces.append(
      LoopPlace(outer: outer) { position in
        AnyHashable(loop.id(loop.data[loop.data.index(loop.data.startIndex, offsetBy: position)]))
      })
    place = ContentPlace()
    elements()
    loopPlaces.removeLast()
    place = outer
  }

  /// Advances to the next element of a loop.
  @inlinable func nextElement() {
    place.element += 1
    place.path = 0
  }
}
