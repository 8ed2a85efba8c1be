import Foundation
import ViewValues

/// The keyboard that a field asks for.
public enum UIKeyboardType: Int, Sendable {
  /// Keys for an address of the web (`URL`), digits (`numberPad`) or a telephone (`phonePad`) in a live session; the
  /// others ask for none in particular.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// Keys for an address of mail, a number with a fraction (`decimalPad`), a search or digits in a live session;
  /// `twitter` asks for none in particular.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// HTML's `inputmode`; `nil` is the usual one.
  fileprivate var mode: String? {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}

/// What a field is about, for a keyboard that suggests.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The first of the names.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A name between the first and the last.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The name that a family shares.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// What stands after a name, such as a degree.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A name among friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What somebody works as.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of a company or another body.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A place of any kind; browsers have no word for it, and nothing is suggested.
  public static let location = UITextContentType(rawValue: "location")
  /// Street and house, on as many lines as it takes.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of street and house.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of street and house.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A town with its state; browsers have no word for it, and nothing is suggested.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A part of a town.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country by its name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The code of a postal district.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number, with the code of its country.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// An address of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a payment card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The present password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be chosen, which a browser may make up.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that was sent for this once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// The name on a payment card.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// Month and year until which a payment card is good.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The security code of a payment card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")

  /// HTML's `autocomplete`; `nil` where it has no word for it.
  fileprivate var completion: String? { Self.completions[self] }

  private static let completions: [UITextContentType: String] = [
    .name: "name",
    .namePrefix: "honorific-prefix",
    .givenName: "given-name",
    .middleName: "additional-name",
    .familyName: "family-name",
    .nameSuffix: "honorific-suffix",
    .nickname: "nickname",
    .jobTitle: "organization-title",
    .organizationName: "organization",
    .fullStreetAddress: "street-address",
    .streetAddressLine1: "address-line1",
    .streetAddressLine2: "address-line2",
    .addressCity: "address-level2",
    .addressState: "address-level1",
    .sublocality: "address-level3",
    .countryName: "country-name",
    .postalCode: "postal-code",
    .telephoneNumber: "tel",
    .emailAddress: "email",
    .URL: "url",
    .creditCardNumber: "cc-number",
    .username: "username",
    .password: "current-password",
    .newPassword: "new-password",
    .oneTimeCode: "one-time-code",
    .birthdate: "bday",
    .birthdateDay: "bday-day",
    .birthdateMonth: "bday-month",
    .birthdateYear: "bday-year",
    .creditCardName: "cc-name",
    .creditCardExpiration: "cc-exp",
    .creditCardSecurityCode: "cc-csc",
  ]
}

/// The word on the key that ends input.
public struct SubmitLabel: Hashable, Sendable {
  /// HTML's `enterkeyhint`.
  fileprivate let hint: String
  private let name: String
  private init(_ name: String, _ hint: String) {
    self.name = name
    self.hint = hint
  }
  /// “Done”, or what a keyboard has for it.
  public static let done = SubmitLabel("done", "done")
  /// “Go”, or what a keyboard has for it.
  public static let go = SubmitLabel("go", "go")
  /// “Send”, or what a keyboard has for it.
  public static let send = SubmitLabel("send", "send")
  /// The same key as `go`, because browsers have none for it.
  public static let join = SubmitLabel("join", "go")
  /// The same key as `go`, because browsers have none for it.
  public static let route = SubmitLabel("route", "go")
  /// “Search”, or what a keyboard has for it.
  public static let search = SubmitLabel("search", "search")
  /// The key of a new line.
  public static let `return` = SubmitLabel("return", "enter")
  /// “Next”, or what a keyboard has for it.
  public static let next = SubmitLabel("next", "next")
  /// The same key as `next`, because browsers have none for it.
  public static let `continue` = SubmitLabel("continue", "next")
}

/// Which letters a keyboard makes capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// HTML's `autocapitalize`.
  fileprivate let name: String
  /// No letter by itself.
  public static let never = TextInputAutocapitalization(name: "none")
  /// The first letter of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first letter of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Every letter.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What fields ask of the keyboard of a live session.
package struct FieldKeyboard: Equatable {
  var type = UIKeyboardType.default
  var content: UITextContentType?
  var submit: SubmitLabel?
  var capitals: TextInputAutocapitalization?
  var corrects = true

  /// By the names that the page's script knows.
  package var attributes: [(String, String)] {
    let all: [(String, String?)] = [
      ("mode", type.mode), ("fill", content?.completion), ("enter", submit?.hint), ("caps", capitals?.name),
      ("check", corrects ? nil : "off"),
    ]
    return all.compactMap { entry in entry.1.map { (entry.0, $0) } }
  }
}

private struct FieldKeyboardKey: EnvironmentKey { static var defaultValue: FieldKeyboard { FieldKeyboard() } }

extension EnvironmentValues {
  var fieldKeyboard: FieldKeyboard {
    get { self[FieldKeyboardKey.self] }
    set { self[FieldKeyboardKey.self] = newValue }
  }

  /// Whether keyboards are asked not to correct what is written.
  public var autocorrectionDisabled: Bool {
    get { !fieldKeyboard.corrects }
    set { fieldKeyboard.corrects = !newValue }
  }
}
