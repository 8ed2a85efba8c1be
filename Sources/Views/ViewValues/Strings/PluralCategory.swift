/// The plural category of a number in a language, by the rules of Unicode's CLDR.
package enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// - Parameters:
  ///   - number: A count. A fraction is `other` unless the language has its own rule.
  ///   - language: A code such as `en` or `pt_BR`. Only the first part is used, except for Portuguese.
  package init(of number: Double, in language: String) {
    self = .other
    let n = abs(number)
    guard n.isFinite else { return }
    let isWhole = n == n.rounded(.down)
    let i = n < 1e15 ? Int(n) : 0
    let (ten, hundred) = (i % 10, i % 100)
    let code = String(language.lowercased().prefix { $0 != "_" && $0 != "-" })
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "ka": break
    case "fr", "pt", "hy":
      // Zero is plural in European Portuguese only.
      if code == "pt", language.lowercased().hasSuffix("pt"), language.count > 2 {
        if n == 1 { self = .one }
      } else if i == 0 || i == 1 {
        self = .one
      }
    case "hi", "bn", "fa", "gu", "kn", "zu", "am": if n <= 1 { self = .one }
    case "ru", "uk", "be", "sr", "hr", "bs":
      guard isWhole else { return }
      if ten == 1, hundred != 11 {
        self = .one
      } else if (2...4).contains(ten), !(12...14).contains(hundred) {
        self = .few
      } else if ["ru", "uk", "be"].contains(code) {
        self = .many
      }
    case "pl":
      guard isWhole else { return }
      if i == 1 {
        self = .one
      } else if (2...4).contains(ten), !(12...14).contains(hundred) {
        self = .few
      } else {
        self = .many
      }
    case "cs", "sk":
      guard isWhole else {
        self = .many
        return
      }
      if i == 1 { self = .one } else if (2...4).contains(i) { self = .few }
    case "sl":
      guard isWhole else {
        self = .few
        return
      }
      switch hundred {
      case 1: self = .one
      case 2: self = .two
      case 3, 4: self = .few
      default: break
      }
    case "lt":
      guard isWhole else {
        self = .many
        return
      }
      if ten == 1, !(11...19).contains(hundred) {
        self = .one
      } else if ten >= 2, !(11...19).contains(hundred) {
        self = .few
      }
    case "lv":
      guard isWhole else { return }
      if ten == 0 || (11...19).contains(hundred) { self = .zero } else if ten == 1 { self = .one }
    case "ro":
      if n == 1 { self = .one } else if !isWhole || i == 0 || (1...19).contains(hundred) { self = .few }
    case "ar":
      guard isWhole else { return }
      switch (i, hundred) {
      case (0, _): self = .zero
      case (1, _): self = .one
      case (2, _): self = .two
      case (_, 3...10): self = .few
      case (_, 11...99): self = .many
      default: break
      }
    case "he", "iw":
      if n == 1 { self = .one } else if n == 2 { self = .two }
    case "ga":
      if n == 1 {
        self = .one
      } else if n == 2 {
        self = .two
      } else if isWhole, (3...6).contains(i) {
        self = .few
      } else if isWhole, (7...10).contains(i) {
        self = .many
      }
    default: if n == 1 { self = .one }
    }
  }
}
