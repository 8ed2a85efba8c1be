import Foundation
import ViewValues

/// The keyboard that a field asks for.
public enum UIKeyboardType: Int, Sendable {
  /// The keys that a phone's browser shows, as far as it has such.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// The keys that a phone's browser shows, as far as it has such.
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
  /// What a browser may fill in: name.
  public static let name = UITextContentType(rawValue: "name")
  /// What a browser may fill in: name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// What a browser may fill in: given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// What a browser may fill in: middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// What a browser may fill in: family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// What a browser may fill in: name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// What a browser may fill in: nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What a browser may fill in: job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// What a browser may fill in: organization name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// What a browser may fill in: location.
  public static let location = UITextContentType(rawValue: "location")
  /// What a browser may fill in: full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// What a browser may fill in: street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// What a browser may fill in: street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// What a browser may fill in: address city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// What a browser may fill in: address state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// What a browser may fill in: address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// What a browser may fill in: sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// What a browser may fill in: country name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// What a browser may fill in: postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// What a browser may fill in: telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// What a browser may fill in: email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// What a browser may fill in: address of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "URL")
  /// What a browser may fill in: credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// What a browser may fill in: username.
  public static let username = UITextContentType(rawValue: "username")
  /// What a browser may fill in: password.
  public static let password = UITextContentType(rawValue: "password")
  /// What a browser may fill in: new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// What a browser may fill in: one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// What a browser may fill in: birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// What a browser may fill in: birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// What a browser may fill in: birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// What a browser may fill in: birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// What a browser may fill in: credit card name.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// What a browser may fill in: credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// What a browser may fill in: credit card security code.
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
  /// What stands on the key of a phone's keyboard that ends the input.
  public static let done = SubmitLabel("done", "done")
  /// What stands on the key of a phone's keyboard that ends the input.
  public static let go = SubmitLabel("go", "go")
  /// What stands on the key of a phone's keyboard that ends the input.
  public static let send = SubmitLabel("send", "send")
  /// What stands on the key of a phone's keyboard that ends the input.
  public static let join = SubmitLabel("join", "go")
  /// What stands on the key of a phone's keyboard that ends the input.
  public static let route = SubmitLabel("route", "go")
  /// What stands on the key of a phone's keyboard that ends the input.
  public static let search = SubmitLabel("search", "search")
  /// What stands on the key of a phone's keyboard that ends the input.
  public static let `return` = SubmitLabel("return", "enter")
  /// What stands on the key of a phone's keyboard that ends the input.
  public static let next = SubmitLabel("next", "next")
  /// What stands on the key of a phone's keyboard that ends the input.
  public static let `continue` = SubmitLabel("continue", "next")
}

/// Which letters a keyboard makes capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// HTML's `autocapitalize`.
  fileprivate let name: String
  /// What a phone's keyboard writes large by itself.
  public static let never = TextInputAutocapitalization(name: "none")
  /// What a phone's keyboard writes large by itself.
  public static let words = TextInputAutocapitalization(name: "words")
  /// What a phone's keyboard writes large by itself.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// What a phone's keyboard writes large by itself.
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
