extension DisplayItem {
  /// The item without mark identities, also within groups, for copies of a mark such as legend symbols.
  package var withoutIdentity: DisplayItem {
    switch self {
    case .path(var path):
      path.id = nil
      return .path(path)
    case .rects(var batch):
      batch.firstID = nil
      return .rects(batch)
    case .symbols(var batch):
      batch.firstID = nil
      return .symbols(batch)
    case .group(var group):
      group.children = group.children.map(\.withoutIdentity)
      return .group(group)
    case .scene, .text, .image: return self
    }
  }
}
