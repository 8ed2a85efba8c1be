// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// On Linux, Swift has no dictionaries and strings of Core Foundation: these names are the types of Swift that apps cast
// them from.

/// A dictionary with strings as keys.
public typealias CFDictionary = [String: Any]
/// A string.
public typealias CFString = String
/// A value of any type.
public typealias CFTypeRef = AnyObject

/// True, as a value in a dictionary.
public var kCFBooleanTrue: Bool! { true }
/// False, as a value in a dictionary.
public var kCFBooleanFalse: Bool! { false }

/// The key of the kind of an item.
public let kSecClass = "class"
/// A password of the app.
public let kSecClassGenericPassword = "genp"
/// A password of a server.
public let kSecClassInternetPassword = "inet"
/// A key.
public let kSecClassKey = "keys"
/// The key of the name of the user.
public let kSecAttrAccount = "acct"
/// The key of the name of the service.
public let kSecAttrService = "svce"
/// The key of the name of the server.
public let kSecAttrServer = "srvr"
/// The key of the name that the user sees.
public let kSecAttrLabel = "labl"
/// The key of a number that the app chose.
public let kSecAttrGeneric = "gena"
/// The key of the group of apps that share an item. Has no effect.
public let kSecAttrAccessGroup = "agrp"
/// The key of whether other devices receive an item. Has no effect.
public let kSecAttrSynchronizable = "sync"
/// The key of the times at which an item can be read. Has no effect.
public let kSecAttrAccessible = "pdmn"
/// While the device is unlocked. Has no effect.
public let kSecAttrAccessibleWhenUnlocked = "ak"
/// While this device is unlocked. Has no effect.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
/// Once the device has been unlocked. Has no effect.
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
/// Once this device has been unlocked. Has no effect.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
/// While this device has a passcode. Has no effect.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
/// The key of the secret.
public let kSecValueData = "v_Data"
/// The key of whether the secret is returned.
public let kSecReturnData = "r_Data"
/// The key of whether the other properties are returned.
public let kSecReturnAttributes = "r_Attributes"
/// The key of the number of items that are returned.
public let kSecMatchLimit = "m_Limit"
/// One item.
public let kSecMatchLimitOne = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll = "m_LimitAll"
/// The key of whether the query uses the keychain of iOS. Has no effect.
public let kSecUseDataProtectionKeychain = "nleg"

/// The item exists already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The user's confirmation failed.
public let errSecAuthFailed: OSStatus = -25293

/// The items of the preview. They are kept in memory, until its program ends.
private final class Keychain: @unchecked Sendable {
  // Proof: the items are read and written with the lock held.
  static let shared = Keychain()
  private let lock = NSLock()
  private var items: [CFDictionary] = []

  /// The properties that say what is done with an item, not which one it is.
  private static let commands: Set<String> = [
    kSecReturnData, kSecReturnAttributes, kSecMatchLimit, kSecUseDataProtectionKeychain, kSecValueData,
    kSecAttrAccessible, kSecAttrSynchronizable, kSecAttrAccessGroup,
  ]
  /// The properties that tell items apart.
  private static let names = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer]

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    (one as? AnyHashable) == (other as? AnyHashable)
  }

  private func indices(_ query: CFDictionary) -> [Int] {
    items.indices.filter { index in
      query.allSatisfy { Self.commands.contains($0.key) || Self.isEqual(items[index][$0.key], $0.value) }
    }
  }

  func add(_ item: CFDictionary) -> OSStatus {
    lock.withLock {
      guard item[kSecClass] != nil else { return errSecParam }
      let isThere = items.contains { other in
        Self.names.allSatisfy { Self.isEqual(other[$0], item[$0]) }
      }
      if isThere { return errSecDuplicateItem }
      items.append(item)
      return errSecSuccess
    }
  }

  func find(_ query: CFDictionary) -> (status: OSStatus, result: Any?) {
    lock.withLock {
      let found = indices(query).map { items[$0] }
      guard let first = found.first else { return (errSecItemNotFound, nil) }
      func result(_ item: CFDictionary) -> Any? {
        let hasData = query[kSecReturnData] as? Bool == true
        if query[kSecReturnAttributes] as? Bool == true {
          return item.filter { hasData || $0.key != kSecValueData }
        }
        return hasData ? item[kSecValueData] : nil
      }
      let isAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
      return (errSecSuccess, isAll ? found.compactMap(result) : result(first))
    }
  }

  func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    lock.withLock {
      let found = indices(query)
      for index in found { items[index].merge(changes) { $1 } }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func delete(_ query: CFDictionary) -> OSStatus {
    lock.withLock {
      let found = Set(indices(query))
      items = items.indices.filter { !found.contains($0) }.map { items[$0] }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }
}

/// Adds an item to the keychain, which is kept in memory. `result` receives nothing.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  Keychain.shared.add(attributes)
}

/// Finds an item, or several with ``kSecMatchLimitAll``: its secret, or its properties.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  let found = Keychain.shared.find(query)
  if found.status == errSecSuccess { result?.pointee = found.result.map { $0 as AnyObject } }
  return found.status
}

/// Changes the items that a query finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(query, attributesToUpdate)
}

/// Deletes the items that a query finds.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.delete(query)
}

/// A description of a status; `nil` for an unknown one. `reserved` has no effect.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecAuthFailed: "The user name or passphrase you entered is not correct."
  default: nil
  }
}
