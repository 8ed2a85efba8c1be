/// The identity of content within a chart. It is the same in each evaluation.
struct ContentIdentity: Hashable {
  /// Positions in builder blocks and ids of loop elements, from the outermost to the innermost.
  let steps: [AnyHashable]
}
