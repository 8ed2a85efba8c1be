extension ArabicPhrases {
  private static let hill = Noun(one: "تل واحد", two: "تلان", few: "تلال", many: "تلًا", other: "تل")
  private static let hollow = Noun(
    one: "منخفض واحد", two: "منخفضان", few: "منخفضات", many: "منخفضًا", other: "منخفض")
  private static let ridge = Noun(
    one: "مرتفع حلقي واحد", two: "مرتفعان حلقيان", few: "مرتفعات حلقية", many: "مرتفعًا حلقيًا",
    other: "مرتفع حلقي")
  private static let trench = Noun(
    one: "خندق حلقي واحد", two: "خندقان حلقيان", few: "خنادق حلقية", many: "خندقًا حلقيًا",
    other: "خندق حلقي")

  func place(_ axis: String, _ value: String) -> String { "\(name(axis)) \(value)" }
  func slope(isRising: Bool, isSteady: Bool, along axes: [String]) -> String {
    "\(isRising ? "يرتفع" : "ينخفض") \(isSteady ? "باطراد" : "في المجمل") على امتداد \(list(axes))"
  }
  func level(along axes: [String]) -> String {
    "لا يرتفع ولا ينخفض في المجمل على امتداد \(list(axes))"
  }
  func slopes(_ parts: [String]) -> String { "السطح \(parts.joined(separator: " و"))." }
  func forms(hills: Int, hollows: Int, ridges: Int, trenches: Int) -> String {
    let counts = [(hills, Self.hill), (hollows, Self.hollow), (ridges, Self.ridge), (trenches, Self.trench)]
    let parts = counts.filter { $0.0 > 0 }.map { count($0, $1) }
    return "بعيدًا عن الحواف: \(parts.isEmpty ? "لا تلال ولا منخفضات" : list(parts))."
  }
  func holes(_ share: String) -> String { "\(share) من القاعدة بلا ارتفاع." }
  func above(_ a: String, _ b: String, _ share: String) -> String {
    "يقع \(name(a)) فوق \(name(b)) على \(share) من القاعدة."
  }
  func correlations(_ pairs: [String], isShort: Bool) -> String {
    let scale = " (سبيرمان، من \(negative(digits(1))) إلى \(digits(1)))"
    return "معاملات الارتباط\(isShort ? "" : scale): \(pairs.joined(separator: semicolon))."
  }
  func pair(_ a: String, _ b: String, _ coefficient: String?) -> String {
    "\(name(a)) مع \(name(b)) \(coefficient ?? "لا يوجد")"
  }
  func surfaceMethod(_ lines: Int) -> String {
    "يُقرأ السطح عند \(digits(lines)) في \(digits(lines)) موضعًا. ويُعد مرتفعًا أو منخفضًا حيث يميل خط المربعات الصغرى بعُشر "
      + "مدى الارتفاعات ويتفق معه ثلثا الصفوف. وتبرز التلال والمنخفضات بالقدر نفسه؛ ولا يُحسب ما يبلغ حافة أو فجوة."
  }
}
