import ChartMath
import Foundation

struct ArabicPhrases: PhraseBook {
  static let code = "ar"
  static let texts = PhraseTexts(PackageResources.ar_tsv)
  private let locale: Locale
  init(_ locale: Locale = Locale(identifier: "ar_EG")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.09, other: 0.118, digit: 0.6, separator: 0.1, letter: 0.25, pause: 0.24)
  let yearTitles = ["سنة", "السنة", "عام", "العام"]

  /// Formats an integer in the locale's digits: Arabic-Indic or Western.
  func digits(_ number: Int) -> String { DecimalText(locale: locale)(number) }

  /// Isolates a left-to-right text, so that it keeps its direction within a sentence.
  func name(_ text: String) -> String {
    let isLatin = text.unicodeScalars.contains { $0.properties.isAlphabetic && $0.value < 0x590 }
    return isLatin && !text.hasPrefix("\u{2068}") ? "\u{2068}\(text)\u{2069}" : text
  }

  /// The forms of a noun for each grammatical number.
  struct Noun {
    /// The forms for one (with its adjective), two (in the required case), three to ten, and eleven or more.
    let one, two, few, many: String
    /// The form for multiples of hundred; `nil` if it is the same as `many`.
    var other: String?
  }
  func count(_ number: Int, _ noun: Noun) -> String {
    switch (number, number % 100) {
    case (1, _): noun.one
    case (2, _): noun.two
    case (_, 3...10): "\(digits(number)) \(noun.few)"
    case (_, 11...99): "\(digits(number)) \(noun.many)"
    default: "\(digits(number)) \(noun.other ?? noun.many)"
    }
  }
  private static let value = Noun(one: "قيمة واحدة", two: "قيمتان", few: "قيم", many: "قيمة")
  private static let ofValues = Noun(one: "قيمة واحدة", two: "قيمتين", few: "قيم", many: "قيمة")
  private static let ofSeries = Noun(one: "سلسلة واحدة", two: "سلسلتين", few: "سلاسل", many: "سلسلة")
  private static let ofRows = Noun(one: "صف واحد", two: "صفين", few: "صفوف", many: "صفًا", other: "صف")
  private static let function = Noun(one: "دالة واحدة", two: "دالتان", few: "دوال", many: "دالة")
  private static let ofFunctions = Noun(one: "دالة واحدة", two: "دالتين", few: "دوال", many: "دالة")
  private static let category = Noun(one: "فئة واحدة", two: "فئتان", few: "فئات", many: "فئة")
  private static let point = Noun(one: "نقطة واحدة", two: "نقطتان", few: "نقاط", many: "نقطة")
  private static let groups = Noun(one: "مجموعة واحدة", two: "مجموعتين", few: "مجموعات", many: "مجموعة")
  private static let places = Noun(
    one: "موضع واحد", two: "موضعين", few: "مواضع", many: "موضعًا", other: "موضع")
  private static let years = Noun(one: "عام واحد", two: "عامين", few: "أعوام", many: "عامًا", other: "عام")
  private static let months = Noun(one: "شهر واحد", two: "شهرين", few: "أشهر", many: "شهرًا", other: "شهر")
  private static let days = Noun(one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم")
  private static let otherPlaces = Noun(
    one: "موضع آخر", two: "موضعين آخرين", few: "مواضع أخرى", many: "موضعًا آخر", other: "موضع آخر")

  func large(_ count: String, _ size: Double, shown: Double) -> String {
    let isFew = shown == shown.rounded() && (3...10).contains(Int(saturating: shown) % 100)
    let word =
      size == 1e12
      ? (isFew ? "تريليونات" : "تريليون")
      : size == 1e9 ? (isFew ? "مليارات" : "مليار") : (isFew ? "ملايين" : "مليون")
    return "\(count) \(word)"
  }
  func power(_ mantissa: String, _ exponent: String) -> String {
    "\(mantissa) في \(digits(10)) أس \(exponent)"
  }
  func percent(_ number: String) -> String { "\(number) في المئة" }
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    guard forms.count == 5 else { return "\(number) \(forms.first ?? "")" }
    guard let shown = shown.map(abs), shown == shown.rounded() else { return "\(number) \(forms[4])" }
    // The dual form includes the number.
    if shown == 2, !number.hasPrefix(minus) { return forms[1] }
    let form =
      switch (shown, Int(saturating: shown) % 100) {
      case (1, _): forms[0]
      case (_, 3...10): forms[2]
      case (_, 11...99): forms[3]
      default: forms[4]
      }
    return "\(number) \(form)"
  }
  func title(_ name: String, in forms: [String]) -> String { "\(self.name(name)) (\(forms.last ?? ""))" }
  let comma = "، "
  let semicolon = "؛ "
  func list(_ items: [String]) -> String {
    let items = items.map(name)
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: comma) + " و" + last
  }
  func list(_ items: [String], more: Int) -> String {
    more > 0
      ? items.map(name).joined(separator: comma) + " و\(more == 1 ? "آخر" : "\(digits(more)) غيرها")"
      : list(items)
  }
  func range(_ from: String, _ to: String) -> String { "من \(name(from)) إلى \(name(to))" }
  func at(_ place: String, _ placing: Placing) -> String {
    let place = name(place)
    return switch placing {
    case .name, .number: "عند \(place)"
    case .time: "في الساعة \(place)"
    case .year: "في عام \(place)"
    case .month, .day: "في \(place)"
    }
  }
  func at(_ places: [String], more: Int, _ placing: Placing) -> String {
    let shown =
      more > 0
      ? places.map(name).joined(separator: comma) + " و" + count(more, Self.otherPlaces) : list(places)
    guard placing == .year, places.count + more > 1 else { return at(isolated: shown, placing) }
    return (places.count + more == 2 ? "في عامي " : "في أعوام ") + shown
  }
  private func at(isolated shown: String, _ placing: Placing) -> String {
    // Text that is already isolated must not be isolated again as a whole.
    at("\u{2068}", placing).replacingOccurrences(of: "\u{2068}", with: shown)
  }
  func stretch(_ from: String, _ to: String, _ placing: Placing) -> String {
    switch placing {
    case .year: "من عام \(from) إلى عام \(to)"
    case .time: "من الساعة \(from) إلى الساعة \(to)"
    default: range(from, to)
    }
  }

  func count(_ values: Int) -> String { count(values, Self.value) }
  func functions(_ number: Int) -> String { count(number, Self.function) }

  func chart(_ form: ChartForm, values: Int, functions number: Int, series: Int) -> String {
    let parts = [
      series > 1 && number == 0 ? count(series, form == .heatMap ? Self.ofRows : Self.ofSeries) : nil,
      number > 0 ? count(number, Self.ofFunctions) : nil,
      values > 0 ? count(values, Self.ofValues) : nil,
    ]
    return "\(kind(form)) من \(list(parts.compactMap { $0 }))."
  }
  private func titled(_ title: String) -> String { title.isEmpty ? "" : name(title) + comma }
  private func word(for axis: AxisName) -> String {
    switch axis {
    case .x: "المحور السيني"
    case .y: "المحور الصادي"
    case .z: "المحور العيني"
    }
  }
  func fields(_ title: String, _ from: String, _ to: String) -> String {
    "اللون: \(titled(title))\(range(from, to))."
  }
  func empty(_ form: ChartForm) -> String { "\(kind(form)) بلا قيم." }
  func axis(_ axis: AxisName, _ title: String, stretch: String) -> String {
    "\(word(for: axis)): \(titled(title))\(stretch)."
  }
  func axis(_ axis: AxisName, _ title: String, categories: Int, _ from: String, _ to: String) -> String {
    categories == 1
      ? "\(word(for: axis)): \(titled(title))\(name(from))."
      : "\(word(for: axis)): \(titled(title))\(count(categories, Self.category))، \(range(from, to))."
  }
  func series(_ names: [String], more: Int, of form: ChartForm) -> String {
    "\(form == .heatMap ? "الصفوف" : form == .surface ? "السطوح" : "السلاسل"): \(list(names, more: more))."
  }
  func series(_ name: String, as form: ChartForm) -> String { "\(self.name(name)) (\(mark(form)))" }
  func about(_ series: String, _ sentence: String) -> String { "\(name(series)): \(sentence)" }

  func extreme(isHighest: Bool, _ value: String, _ place: String) -> String {
    "\(isHighest ? "أعلى" : "أدنى") قيمة: \(value)، \(place)."
  }
  func allEqual(_ value: String) -> String { "كل القيم تساوي \(value)." }
  func distribution(median: String, _ lower: String, _ upper: String) -> String {
    "الوسيط هو \(median). ويقع النصف الأوسط من القيم بين \(lower) و\(upper)."
  }
  func piece(isRising: Bool, _ stretch: String) -> String {
    "\(stretch) \(isRising ? "ترتفع" : "تنخفض") القيم."
  }
  func piece(
    isRising: Bool, _ stretch: String, _ first: String, _ last: String, change: String, percent: String?
  ) -> String {
    let plus = isRising ? "موجب " : ""
    let verb = isRising ? "ترتفع" : "تنخفض"
    return "\(stretch) \(verb) القيم من \(first) إلى \(last)، بتغير قدره \(plus)\(change)"
      + "\(percent.map { " (\(plus)\($0))" } ?? "")."
  }
  func trend(isRising: Bool) -> String { "الاتجاه: القيم في \(isRising ? "ازدياد" : "تناقص")." }
  func trend(isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    trend(isRising: isRising) + " يمتد الخط المطابق من \(first) \(from) إلى \(last) \(to)."
  }
  func moment(isLatest: Bool, _ value: String, _ place: String) -> String {
    "القيمة \(isLatest ? "الأكثر تأخرًا" : "الأبكر"): \(value)، \(place)."
  }
  func components(_ names: [String]) -> String { "أجزاء كل قيمة: \(list(names))." }
  func marked(_ parts: [String]) -> String { "علامات: \(parts.joined(separator: semicolon))." }
  func stretch(_ from: String, through middle: String, _ to: String) -> String {
    "من \(from) مرورًا بـ \(middle) إلى \(to)"
  }
  func season(rows: Int) -> String { "يتكرر نمط كل \(count(rows, Self.ofValues))." }
  func outliers(_ shown: [String], count: Int) -> String {
    let list = shown.joined(separator: semicolon)
    let subject =
      switch count {
      case 1: "تبرز قيمة واحدة"
      case 2: "تبرز قيمتان"
      default: "تبرز \(self.count(count))"
      }
    return count == shown.count ? "\(subject): \(list)." : "\(subject)، منها: \(list)."
  }
  func outlier(_ place: String, _ value: String, distance: String, isAbove: Bool, expected: String) -> String
  {
    "\(value) \(place)، أي \(isAbove ? "أعلى" : "أدنى") من القيمة المتوقعة \(expected) بمقدار \(distance)"
  }
  func missing(_ places: String, count: Int, of total: Int) -> String {
    "\(self.count(count)) من أصل \(digits(total)) \(count == 2 ? "مفقودتان" : "مفقودة"): \(places)."
  }
  func correlation(_ x: String, _ y: String, _ coefficient: String) -> String {
    "الارتباط بين \(name(x)) و\(name(y)) (سبيرمان): \(coefficient)، على مقياس من \(negative(digits(1))) إلى \(digits(1))."
  }
  func groups(_ shown: [String]) -> String {
    "تشكل النقاط \(count(shown.count, Self.groups)): \(shown.joined(separator: semicolon))."
  }
  func group(points: Int, _ x: String, _ y: String) -> String {
    "\(count(points, Self.point)) وسطها عند \(x)، \(y)"
  }
  func part(_ name: String, _ share: String) -> String { "\(self.name(name)) \(share)" }
  func parts(_ shown: [String], rest: String?) -> String {
    "أجزاء الكل: \(shown.joined(separator: comma))\(rest.map { "، والباقي \($0)" } ?? "")."
  }
  func share(_ name: String, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    "\(self.name(name)): \(first) من الكل \(from)، و\(last) \(to)."
  }
  func comparison(_ a: String, above b: String, places: Int, of total: Int, _ unit: CountedUnit) -> String {
    let (noun, all) =
      switch unit {
      case .place: (Self.places, "المواضع")
      case .year: (Self.years, "الأعوام")
      case .month: (Self.months, "الأشهر")
      case .day: (Self.days, "الأيام")
      }
    let counted =
      places == total
      ? "جميع \(all) الـ\(digits(total))" : "\(count(places, noun)) من أصل \(digits(total))"
    return "قيم \(name(a)) أعلى من قيم \(name(b)) في \(counted)."
  }
  func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    "بين \(low) و\(high)" + (change.map { "، التغير الكلي \(isRise ? "موجب " : "")\($0)" } ?? "")
  }
  func heading(_ value: String, by place: String) -> String { "\(name(value)) حسب \(name(place))" }
  var trendMethod: String {
    "تُختبر الاتجاهات عند مستوى \(digits(1)) في المئة (مان وكيندال)، وتُطابَق خطوطها بوسيط جميع الميول "
      + "(ثيل وسين)."
  }
}

extension Int {
  fileprivate init(saturating value: Double) { self = value < 1e15 ? Int(value) : 0 }
}
