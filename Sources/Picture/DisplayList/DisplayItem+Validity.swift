/// Whether decoded items may be drawn: columns that belong together have equal lengths, and indices are in range.
/// Items that this process has made are valid.
extension DisplayItem {
  package var isValid: Bool {
    switch self {
    case .path(let item):
      item.path.isValid && item.fill?.isValid != false && item.line?.brush.isValid != false
    case .rects(let batch): batch.fill.isValid
    case .symbols(let batch): batch.isValid
    case .scene(let scene): scene.parts.allSatisfy(\.isValid)
    case .text(let run): run.glyphRuns.allSatisfy(\.isValid)
    case .image(let item): item.colors?.isValid != false
    case .group(let group):
      group.clip?.isValid != false && group.children.allSatisfy(\.isValid)
        && group.mask?.allSatisfy(\.isValid) != false
    }
  }
}

extension VectorPath {
  fileprivate var isValid: Bool {
    verbs.reduce(0) { $0 + $1.pointCount } == points.count
  }
}

extension Brush {
  fileprivate var isValid: Bool {
    guard case .tiles(let tile) = self else { return true }
    return tile.colors?.isValid != false
  }
}

extension ColorMatrix {
  fileprivate var isValid: Bool { rows.count == 3 && rows.allSatisfy { $0.count == 4 } }
}

extension SymbolBatch {
  fileprivate var isValid: Bool {
    let hasOutline: Bool
    if case .path(let path) = outline { hasOutline = path.isValid } else { hasOutline = true }
    return hasOutline && (scales.isEmpty || scales.count == centers.count) && fill?.isValid != false
      && line?.brush.isValid != false
  }
}

extension GlyphRun {
  fileprivate var isValid: Bool { glyphs.count == positions.count && glyphs.count == clusters.count }
}

extension SceneItem.Part {
  fileprivate var isValid: Bool {
    switch self {
    case .faces(let batch): batch.isValid
    case .balls(let batch): batch.isValid
    case .lines: true
    }
  }
}

extension FaceBatch {
  fileprivate var isValid: Bool {
    let isAscending = zip([0] + ends, ends).allSatisfy { $0 <= $1 }
    return isAscending && Int(ends.last ?? 0) == corners.count && depths.count == corners.count
      && colors.count == ends.count && (cornerColors.isEmpty || cornerColors.count == corners.count)
  }
}

extension BallBatch {
  fileprivate var isValid: Bool {
    radii.count == count && depths.count == count && codes.count == count
      && codes.allSatisfy { colors.indices.contains(Int($0)) }
  }
}
