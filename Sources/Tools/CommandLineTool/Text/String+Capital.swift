extension String {
  /// The text with a capital first letter, for titles. A first word with a capital letter after its first letter is
  /// unchanged: "kWh", "pH".
  var withCapital: String {
    guard let first, first.isLowercase,
      !prefix(while: { !$0.isWhitespace }).dropFirst().contains(where: \.isUppercase)
    else { return self }
    return first.uppercased() + dropFirst()
  }
}
