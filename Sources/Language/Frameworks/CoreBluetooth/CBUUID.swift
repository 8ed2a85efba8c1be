@_exported import Foundation

/// The identifier of a service or a characteristic: 16, 32 or 128 bits.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The bytes.
  public let data: Data

  /// Creates an identifier from four or eight hexadecimal digits, or from the text of a UUID.
  ///
  /// - Precondition: The text has one of these forms.
  public convenience init(string theString: String) {
    guard let data = Self.data(theString) else {
      preconditionFailure("\(theString) is not the text of a Bluetooth UUID")
    }
    self.init(data: data)
  }
  /// Creates an identifier from 2, 4 or 16 bytes.
  public init(data theData: Data) { data = Data(theData) }
  /// Creates an identifier of 128 bits.
  public convenience init(nsuuid theUUID: UUID) {
    self.init(data: withUnsafeBytes(of: theUUID.uuid) { Data($0) })
  }

  private static func data(_ text: String) -> Data? {
    if let uuid = UUID(uuidString: text) { return withUnsafeBytes(of: uuid.uuid) { Data($0) } }
    guard text.allSatisfy(\.isHexDigit), let number = UInt32(text, radix: 16) else { return nil }
    switch text.utf8.count {
    case 4: return withUnsafeBytes(of: UInt16(number).bigEndian) { Data($0) }
    case 8: return withUnsafeBytes(of: number.bigEndian) { Data($0) }
    default: return nil
    }
  }

  /// The text in upper case.
  open var uuidString: String {
    let digits = data.map { String(format: "%02X", Int($0)) }.joined()
    guard data.count == 16 else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text.append("-") }
      text.append(digit)
    }
    return text
  }

  /// The identifier with 128 bits: shorter ones are numbers in Bluetooth's base UUID.
  private var wholeData: Data {
    guard data.count < 16 else { return data }
    let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5f, 0x9b, 0x34, 0xfb]
    return Data(repeating: 0, count: max(4 - data.count, 0)) + data + Data(base)
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.wholeData == wholeData }
  open override var hash: Int { wholeData.hashValue }
  open override var description: String { uuidString }
}
