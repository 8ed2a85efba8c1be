import OpenChartsChartMath
import OpenChartsDisplayList

/// The joined text of several spans, with the data for line breaking.
struct ParagraphText {
  let spans: [TextSpan]
  let utf8: [UInt8]
  /// The range of each span's text.
  let ranges: [Range<Int>]
  /// Ranges between hard breaks, without the break characters; at least one.
  let paragraphs: [Range<Int>]
  /// The starts of grapheme clusters, ascending, and the end of the text.
  let boundaries: [Int]
  /// Offsets at which a new line may start, ascending.
  let opportunities: [Int]
  /// The width of all text before each offset, as if on one line.
  let widthBefore: [Double]
  /// The direction of each paragraph: the direction of its first strong letter, or else of the style.
  private let directions: [Bool]

  init(_ spans: [TextSpan], isRightToLeft: Bool) {
    let text = spans.map(\.string).joined()
    let utf8 = Array(text.utf8)
    var ranges: [Range<Int>] = []
    var start = 0
    for span in spans {
      let end = start + span.string.utf8.count
      ranges.append(start..<end)
      start = end
    }
    var boundaries: [Int] = []
    var offset = 0
    for character in text {
      boundaries.append(offset)
      offset += character.utf8.count
    }
    boundaries.append(offset)

    self.spans = spans
    self.utf8 = utf8
    self.ranges = ranges
    self.boundaries = boundaries
    paragraphs = Self.split(utf8)
    directions = paragraphs.map { paragraph in
      let paragraphText = String(decoding: utf8[paragraph], as: UTF8.self)
      return SimpleText.startsRightToLeft(paragraphText.unicodeScalars) ?? isRightToLeft
    }

    var opportunities: [Int] = []
    var advances = [Double](repeating: 0, count: utf8.count + 1)
    for paragraph in paragraphs {
      utf8[paragraph].withUnsafeBufferPointer { buffer in
        opportunities += LineBreaker.opportunities(buffer).map { $0 + paragraph.lowerBound }
      }
      for index in Self.indices(of: ranges, in: paragraph) {
        let (span, part) = (spans[index], ranges[index].clamped(to: paragraph))
        guard !part.isEmpty else { continue }
        let string = String(decoding: utf8[part], as: UTF8.self)
        let line = Typesetter.shared.shaped(string, font: span.font, prefersRightToLeft: isRightToLeft)
        for (run, widths) in zip(line.runs, line.advances) {
          var previous: Int32 = -1
          for (cluster, width) in zip(run.clusters, widths) {
            advances[part.lowerBound + Int(cluster)] += width + (cluster == previous ? 0 : span.tracking)
            previous = cluster
          }
        }
      }
    }
    self.opportunities = opportunities
    var sum = 0.0
    for i in advances.indices {
      let advance = advances[i]
      advances[i] = sum
      sum += advance
    }
    widthBefore = advances
  }

  /// Splits text at line feeds, vertical tabs, form feeds, carriage returns (with or without a line feed), and the
  /// Unicode separators of lines and paragraphs.
  private static func split(_ utf8: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var i = 0
    while i < utf8.count {
      var length = 0
      switch utf8[i] {
      case 0x0A, 0x0B, 0x0C: length = 1
      case 0x0D: length = i + 1 < utf8.count && utf8[i + 1] == 0x0A ? 2 : 1
      case 0xC2 where i + 1 < utf8.count && utf8[i + 1] == 0x85: length = 2
      case 0xE2 where i + 2 < utf8.count && utf8[i + 1] == 0x80 && utf8[i + 2] & 0xFE == 0xA8: length = 3
      default: break
      }
      if length > 0 {
        result.append(start..<i)
        start = i + length
        i = start
      } else {
        i += 1
      }
    }
    result.append(start..<utf8.count)
    return result
  }

  /// Returns whether the paragraph with an offset runs from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    directions[min(paragraphs.partitioningIndex { offset <= $0.upperBound }, paragraphs.count - 1)]
  }

  func string(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }

  /// Returns the range without trailing spaces and tabs.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, utf8[end - 1] == 0x20 || utf8[end - 1] == 0x09 { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns the indices of the ascending ranges that have a part in a range; some of them may be empty.
  private static func indices(of ranges: [Range<Int>], in range: Range<Int>) -> Range<Int> {
    let first = ranges.partitioningIndex { $0.upperBound > range.lowerBound }
    return first..<max(first, ranges.partitioningIndex { $0.lowerBound >= range.upperBound })
  }

  /// Returns the parts of the spans within a range.
  func pieces(_ range: Range<Int>) -> [LinePiece] {
    var result: [LinePiece] = []
    for index in Self.indices(of: ranges, in: range) {
      let part = ranges[index].clamped(to: range)
      if !part.isEmpty { result.append(LinePiece(span: index, string: string(part))) }
    }
    return result
  }

  /// Returns the index of the last span with text that starts at or before an offset.
  func span(at offset: Int) -> Int {
    ranges.lastIndex { $0.lowerBound <= offset && !$0.isEmpty } ?? 0
  }
}

/// A part of a line in the style of one span.
struct LinePiece {
  var span: Int
  var string: String
}
