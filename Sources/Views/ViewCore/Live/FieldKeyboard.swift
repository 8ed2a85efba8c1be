import Foundation
import OpenChartsViewValues

/// The kind of keyboard of a field.
public enum UIKeyboardType: Int, Sendable {
  /// In a live session, `URL` requests keys for web addresses, `numberPad` digits, and `phonePad` telephone keys. The
  /// others request the default keyboard.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// In a live session, `emailAddress` requests keys for e-mail addresses, `decimalPad` decimal numbers, `webSearch`
  /// a search, and `asciiCapableNumberPad` digits. `twitter` requests the default keyboard.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// The former name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable

  /// The value of HTML's `inputmode`; `nil` for the default keyboard.
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

/// The meaning of a field's content, for suggestions.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A prefix of a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A suffix of a name, such as a degree.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A location of any kind. No suggestions: HTML has no equivalent.
  public static let location = UITextContentType(rawValue: "location")
  /// A street address on several lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A city with its state. No suggestions: HTML has no equivalent.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A district of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number with its country code.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A web address.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a payment card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// The current password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password, which the browser may generate.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A one-time code.
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
  /// The month and year in which a payment card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The security code of a payment card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")

  /// HTML's `autocomplete`; `nil` if it has no equivalent.
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

/// The label of the return key.
public struct SubmitLabel: Hashable, Sendable {
  /// The value of HTML's `enterkeyhint`.
  fileprivate let hint: String
  private let name: String
  private init(_ name: String, _ hint: String) {
    self.name = name
    self.hint = hint
  }
  /// “Done”, or the keyboard's equivalent.
  public static let done = SubmitLabel("done", "done")
  /// “Go”, or the keyboard's equivalent.
  public static let go = SubmitLabel("go", "go")
  /// “Send”, or the keyboard's equivalent.
  public static let send = SubmitLabel("send", "send")
  /// The same as `go`: HTML has no equivalent.
  public static let join = SubmitLabel("join", "go")
  /// The same as `go`: HTML has no equivalent.
  public static let route = SubmitLabel("route", "go")
  /// “Search”, or the keyboard's equivalent.
  public static let search = SubmitLabel("search", "search")
  /// The return key of a new line.
  public static let `return` = SubmitLabel("return", "enter")
  /// “Next”, or the keyboard's equivalent.
  public static let next = SubmitLabel("next", "next")
  /// The same as `next`: HTML has no equivalent.
  public static let `continue` = SubmitLabel("continue", "next")
}

/// The letters that the keyboard capitalizes.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// The value of HTML's `autocapitalize`.
  fileprivate let name: String
  /// No automatic capitals.
  public static let never = TextInputAutocapitalization(name: "none")
  /// The first letter of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first letter of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Every letter.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The keyboard settings of a field in a live session.
package struct FieldKeyboard: Equatable {
  var type = UIKeyboardType.default
  var content: UITextContentType?
  var submit: SubmitLabel?
  var capitals: TextInputAutocapitalization?
  var corrects = true

  /// The settings as names and values of the page's script.
  package var attributes: [(String, String)] {
    let all: [(String, String?)] = [
      ("mode", type.mode), ("fill", content?.completion), ("enter", submit?.hint), ("caps", capitals?.name),
      ("check", corrects ? nil : "off"),
    ]
    return all.compactMap { entry in entry.1.map { (entry.0, $0) } }
  }
}

extension EnvironmentValues {
  @Entry var fieldKeyboard: FieldKeyboard = FieldKeyboard()

  /// Whether fields ask for no autocorrection.
  public var autocorrectionDisabled: Bool {
    get { !fieldKeyboard.corrects }
    set { fieldKeyboard.corrects = !newValue }
  }
}
