import Foundation
import OpenChartsDisplayList

extension Path: LosslessStringConvertible {
  /// Numbers followed by a command: `0 0 m 10 0 l 10 10 15 20 q 1 2 3 4 5 6 c h`.
  public var description: String {
    func write(_ v: Double) -> String {
      guard v == v.rounded(), abs(v) < 1e15 else { return "\(v)" }
      return "\(Int(v))"
    }
    var words: [String] = []
    var i = 0
    for verb in vector.verbs {
      for p in vector.points[i..<i + verb.pointCount] { words += [write(p.x), write(p.y)] }
      i += verb.pointCount
      switch verb {
      case .move: words.append("m")
      case .line: words.append("l")
      case .quad: words.append("q")
      case .cubic: words.append("c")
      case .close: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  /// Creates a path from the format of ``description``; `nil` if the string is invalid.
  public init?(_ string: String) {
    var path = VectorPath()
    var numbers: [Double] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let verb: VectorPath.Verb
      switch word {
      case "m": verb = .move
      case "l": verb = .line
      case "q": verb = .quad
      case "c": verb = .cubic
      case "h": verb = .close
      case "re":
        guard numbers.count == 4 else { return nil }
        path.addRect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        numbers = []
        continue
      default: return nil
      }
      guard numbers.count == verb.pointCount * 2, verb == .move || !path.isEmpty else { return nil }
      path.verbs.append(verb)
      for i in stride(from: 0, to: numbers.count, by: 2) {
        path.points.append(Point(numbers[i], numbers[i + 1]))
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(path)
  }
}
