import Foundation
import ViewValues

/// The keyboard that a field asks for.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
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
  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  public static let givenName = UITextContentType(rawValue: "givenName")
  public static let middleName = UITextContentType(rawValue: "middleName")
  public static let familyName = UITextContentType(rawValue: "familyName")
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  public static let addressState = UITextContentType(rawValue: "addressState")
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  public static let countryName = UITextContentType(rawValue: "countryName")
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "URL")
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
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
  public static let done = SubmitLabel("done", "done")
  public static let go = SubmitLabel("go", "go")
  public static let send = SubmitLabel("send", "send")
  public static let join = SubmitLabel("join", "go")
  public static let route = SubmitLabel("route", "go")
  public static let search = SubmitLabel("search", "search")
  public static let `return` = SubmitLabel("return", "enter")
  public static let next = SubmitLabel("next", "next")
  public static let `continue` = SubmitLabel("continue", "next")
}

/// Which letters a keyboard makes capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// HTML's `autocapitalize`.
  fileprivate let name: String
  public static let never = TextInputAutocapitalization(name: "none")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
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

// In a live session fields ask the reader's keyboard for these; a still picture has no keyboard.
extension View {
  /// The keys that fields within ask for.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    changing { $0.fieldKeyboard.type = type }
  }

  /// What fields within are about, for the browser to suggest it.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    changing { $0.fieldKeyboard.content = textContentType }
  }

  /// The word on the key that ends input in fields within.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    changing { $0.fieldKeyboard.submit = submitLabel }
  }

  /// Whether fields within take what is written as it is.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    changing { $0.fieldKeyboard.corrects = !disable }
  }

  /// Whether fields within take what is written as it is; `nil` is the keyboard's way.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    changing { $0.fieldKeyboard.corrects = disable != true }
  }

  /// Which letters of what is written within become capital.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  {
    changing { $0.fieldKeyboard.capitals = autocapitalization }
  }
}
