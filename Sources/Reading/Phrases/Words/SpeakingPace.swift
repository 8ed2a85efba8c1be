import Foundation

/// How long a voice takes to say a text, in about.
///
///     EnglishPhrases().pace.seconds(for: "Highest value: 117, for Sat.")    // 3.4
///
/// The numbers are those of espeak-ng at 170 words a minute: its times for the sentences of each language and, in
/// English, of the gallery, by least squares over the kinds of characters below, and a tenth more (in French a
/// fifth), so that texts are hardly ever longer than they are taken for. A sentence is off by a tenth as a rule, a
/// text of several by a twentieth.
package struct SpeakingPace: Sendable {
  /// Letters of the Latin alphabet, in seconds each.
  var latin: Double
  /// Letters of others. Voices for Latin letters spell most of them.
  var other = 0.8
  var ideograph = 1.2
  var digit: Double
  /// Signs that are said: "plus", "root".
  var symbol = 0.6
  /// What stands between two digits: "point", "thousand".
  var separator: Double
  /// A Latin letter that stands alone, beyond its own time: voices name it.
  var letter = 0.0
  /// The silence after a comma, after a bracket or at the end of a sentence.
  var pause: Double

  /// Of the text as one listens to it; zero for none.
  ///
  /// - Parameter namesLetters: Whether ``letter`` counts, as it must where many stand alone: in charts in three
  ///   dimensions.
  package func seconds(for text: String, namesLetters: Bool = false) -> Double {
    var seconds = namesLetters && letter > 0 ? letter * Double(Self.letters(in: text)) : 0
    // A sign waits for what follows it.
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

  /// How many Latin letters stand alone.
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

    /// Asking for the properties of each letter costs more than all else that is done with a sentence.
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
