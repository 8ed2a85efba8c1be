/// Leads of one of two sides: a capital letter, a plus sign and a number, such as `R+27` and `D+3.5`. `EVEN` and `0` are
/// no lead. The side whose letter comes first in the alphabet is negative.
struct SidedNumbers {
  private static let fewest = 5

  /// NaN for missing values.
  var values: [Double]
  var present = 0
  var sides: (left: Character, right: Character)

  /// Reads a column; `nil` if a text has another form, or if there are fewer than five numbers or one side only.
  static func read(_ text: ColumnText) -> SidedNumbers? {
    var leads = [Double](repeating: .nan, count: text.count)
    var letters = [UInt8](repeating: 0, count: text.count)
    var present = 0
    for row in 0..<text.count where !MissingText.matchesAmongValues(text[row]) {
      let bytes = text[row]
      present += 1
      if bytes.elementsEqual("EVEN".utf8) || bytes.elementsEqual("Even".utf8) || bytes.elementsEqual("0".utf8)
      {
        leads[row] = 0
        continue
      }
      guard bytes.count >= 3, bytes[0] &- 0x41 < 26, bytes[1] == 0x2B, bytes[2] &- 0x30 <= 9,
        let lead = Double(String(decoding: bytes[2...], as: UTF8.self)), lead.isFinite
      else { return nil }
      (leads[row], letters[row]) = (lead, bytes[0])
    }
    let sides = Set(letters.filter { $0 > 0 }).sorted()
    guard present >= fewest, sides.count == 2 else { return nil }
    for row in leads.indices where letters[row] == sides[0] { leads[row] = -leads[row] }
    func letter(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }
    return SidedNumbers(values: leads, present: present, sides: (letter(sides[0]), letter(sides[1])))
  }
}
