import Foundation

/// The approximate time that a voice takes to speak a text.
///
///     EnglishPhrases().pace.seconds(for: "Highest value: 117, for Sat.")    // 3.4
///
/// The parameters are for espeak-ng at 170 words per minute. They are a least-squares fit of speaking times to the
/// counts of the kinds of characters below. The sentences are examples of each language and, in English, the gallery's
/// descriptions. A margin of 10 % (in French 20 %) is included, so that texts rarely take longer than estimated. The
/// typical error is 10 % for one sentence, and 5 % for several.
package struct SpeakingPace: Sendable {
  /// Seconds per Latin letter.
  var latin: Double
  /// Seconds per letter of other alphabets. Voices for Latin letters spell most of them.
  var other = 0.8
  var ideograph = 1.2
  var digit: Double
  /// Seconds per symbol with a spoken name: "plus", "root".
  var symbol = 0.6
  /// Seconds per separator between two digits: "point", "thousand".
  var separator: Double
  /// Additional seconds for a single Latin letter, which voices spell.
  var letter = 0.0
  /// Seconds of silence after a comma, after a bracket or at the end of a sentence.
  var pause: Double

  /// The duration of a spoken text in seconds; 0 for an empty text.
  ///
  /// - Parameter namesLetters: Whether to add ``letter``, for texts with many single letters, as in charts in three
  ///   dimensions.
  package func seconds(for text: String, namesLetters: Bool = false) -> Double {
    var seconds = namesLetters && letter > 0 ? letter * Double(Self.letters(in: text)) : 0
    // The time of a mark depends on the next character.
    var (isAfterDigit, isSignAfterDigit) = (false, false)
    for scalar in text.unicodeScalars {
      let kind = Kind(scalar)
      let isDigit = kind == .digit
      if isSignAfterDigit { seconds += isDigit ? separator : pause }
      isSignAfterDigit = false
      switch kind {
      case .digit: seconds += digit
      case .sign:
        if isAfterDigit { isSignAfterDigit = true } else { seconds += pause }
      case .latin: seconds += latin
      case .other: seconds += other
      case .ideograph: seconds += ideograph
      case .bracket: seconds += pause
      case .symbol: seconds += symbol
      case .silent: break
      }
      isAfterDigit = isDigit
    }
    return isSignAfterDigit ? seconds + pause : seconds
  }

  /// Returns the number of single Latin letters.
  private static func letters(in text: String) -> Int {
    var (letters, run) = (0, 0)
    for scalar in text.unicodeScalars {
      if Kind(scalar) == .latin {
        run += 1
      } else {
        letters += run == 1 ? 1 : 0
        run = 0
      }
    }
    return letters + (run == 1 ? 1 : 0)
  }

  private enum Kind {
    case digit, sign, latin, other, ideograph, bracket, symbol, silent

    init(_ scalar: Unicode.Scalar) {
      self = scalar.isASCII ? Self.ascii[Int(scalar.value)] : Self(of: scalar.properties, scalar)
    }

    /// A table for ASCII: looking up the properties of each letter would cost more than all other work on a sentence.
    private static let ascii = (0..<128).map { (code: UInt8) in
      let scalar = Unicode.Scalar(code)
      return Self(of: scalar.properties, scalar)
    }

    private init(of properties: Unicode.Scalar.Properties, _ scalar: Unicode.Scalar) {
      switch properties.generalCategory {
      case .decimalNumber: self = .digit
      case .otherPunctuation: self = .sign
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        self = properties.isIdeographic ? .ideograph : scalar.value < 0x250 ? .latin : .other
      case .closePunctuation: self = .bracket
      case .mathSymbol, .currencySymbol, .otherSymbol: self = .symbol
      default: self = .silent
      }
    }
  }
}
