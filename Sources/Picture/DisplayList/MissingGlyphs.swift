/// The characters in drawn text that no installed font has.
package struct MissingGlyphs: Equatable, Sendable {
  /// The missing characters of one script.
  package struct Group: Equatable, Sendable {
    package var script: TextScript
    /// The characters in drawing order, without duplicates.
    package var characters: [String]
    /// The union of the frames of their texts, in points.
    package var frame: Rect
  }

  /// One group per script, in drawing order.
  package private(set) var groups: [Group] = []
  /// The union of the frames of all texts if no font was found; else `nil`.
  package private(set) var fontless: Rect?

  package init(in items: [DisplayItem]) {
    var texts: [(run: TextRun, frame: Rect)] = []
    Self.collect(items, .identity, into: &texts)
    self.init(in: texts)
  }

  /// - Parameter texts: The runs with their frames.
  package init(in texts: [(run: TextRun, frame: Rect)]) {
    let texts = texts.filter { $0.run.span.string.unicodeScalars.contains(where: Self.needsGlyph) }
    if let first = texts.first, texts.allSatisfy({ $0.run.glyphRuns.isEmpty }) {
      fontless = texts.reduce(first.frame) { $0.union($1.frame) }
      return
    }
    for (run, frame) in texts {
      for character in Self.missing(in: run) { add(character, frame) }
    }
  }

  private static func collect(
    _ items: [DisplayItem], _ transform: Transform, into texts: inout [(run: TextRun, frame: Rect)]
  ) {
    for item in items {
      switch item {
      case .text(let run): texts.append((run, transform.apply(run.bounds)))
      case .group(let group) where group.opacity > 0:
        collect(group.children, group.transform.then(transform), into: &texts)
      case .group, .path, .rects, .symbols, .scene, .image: break
      }
    }
  }

  private mutating func add(_ character: Character, _ frame: Rect) {
    let script = TextScript(character)
    let name = script.spelled(character)
    guard let index = groups.firstIndex(where: { $0.script == script }) else {
      groups.append(Group(script: script, characters: [name], frame: frame))
      return
    }
    groups[index].frame = groups[index].frame.union(frame)
    if !groups[index].characters.contains(name) { groups[index].characters.append(name) }
  }

  /// Returns the characters of a run that are drawn with glyph 0, a font's box for missing characters.
  private static func missing(in run: TextRun) -> [Character] {
    let string = run.span.string
    if run.glyphRuns.isEmpty { return string.filter { $0.unicodeScalars.contains(where: needsGlyph) } }
    // Glyphs are in visual order; messages list the characters in reading order.
    var clusters: [Int32] = []
    for glyphs in run.glyphRuns where glyphs.glyphs.contains(0) {
      for (glyph, cluster) in zip(glyphs.glyphs, glyphs.clusters) where glyph == 0 {
        clusters.append(cluster)
      }
    }
    let utf8 = string.utf8
    return clusters.sorted().compactMap { cluster in
      guard cluster >= 0,
        let index = utf8.index(utf8.startIndex, offsetBy: Int(cluster), limitedBy: utf8.endIndex),
        index < utf8.endIndex
      else { return nil }
      let character = string[index]
      return character.unicodeScalars.contains(where: needsGlyph) ? character : nil
    }
  }

  private static func needsGlyph(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
      && scalar.properties.generalCategory != .control
  }

  /// One sentence per missing script, or a single one if there is no font.
  package var messages: [String] {
    if fontless != nil {
      return ["There is no font, so that no text can be drawn: apt-get install \(TextScript.standardPackage)"]
    }
    return groups.map { group in
      let name = group.script.name.map { " (\($0))" } ?? ""
      let help = group.script.package.map { ": apt-get install \($0)" } ?? ""
      return "No font has the characters \(group.list)\(name)\(help)"
    }
  }
}

extension MissingGlyphs.Group {
  /// Up to five of the characters, and the number of further ones.
  package var list: String {
    let most = 5
    let shown = characters.prefix(most).joined(separator: ", ")
    return characters.count > most ? "\(shown) and \(characters.count - most) more" : shown
  }
}
