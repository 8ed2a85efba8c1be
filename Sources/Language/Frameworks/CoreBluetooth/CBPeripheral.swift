// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Another device. Never found.
open class CBPeer: NSObject, @unchecked Sendable {
  /// The identifier of the device.
  public let identifier = UUID()
  override init() {}
}

/// The state of a connection.
public enum CBPeripheralState: Int, Sendable {
  /// In order of the cases: not connected, connecting, connected, and disconnecting.
  case disconnected, connecting, connected, disconnecting
}

/// Whether a device confirms a value.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// In order of the cases: confirmed, and not confirmed.
  case withResponse, withoutResponse
}

/// A device with services. None is ever found, so its functions have no effect.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// The object that is notified of events. It is never notified.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name. Always `nil`.
  open var name: String? { nil }
  /// Always disconnected.
  open var state: CBPeripheralState { .disconnected }
  /// The found services. Always `nil`.
  open var services: [CBService]? { nil }
  /// Always false.
  open var canSendWriteWithoutResponse: Bool { false }

  /// No-op: there is no connection.
  open func readRSSI() {}
  /// No-op: there is no connection.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// No-op: there is no connection.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  /// No-op: there is no connection.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// No-op: there is no connection.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// No-op: there is no connection.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// No-op: there is no connection.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  /// No-op: there is no connection.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Returns 20, the shortest value that each device accepts.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// A part of a device.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// The identifier.
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}

/// A service of a device. Never found.
open class CBService: CBAttribute, @unchecked Sendable {
  /// The device. Always `nil`.
  open var peripheral: CBPeripheral? { nil }
  /// Always false.
  open var isPrimary: Bool { false }
  /// The found services within. Always `nil`.
  open var includedServices: [CBService]? { nil }
  /// The found values. Always `nil`.
  open var characteristics: [CBCharacteristic]? { nil }
}

/// The uses of a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value can be broadcast.
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  /// The value can be read.
  public static let read = CBCharacteristicProperties(rawValue: 2)
  /// The value can be written without a confirmation.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// The value can be written.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// The device reports changes.
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  /// The device reports changes and expects a confirmation.
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// A value of a service. Never found.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// The service. Always `nil`.
  open var service: CBService? { nil }
  /// The uses. Always empty.
  open var properties: CBCharacteristicProperties { [] }
  /// The value that was read last. Always `nil`.
  open var value: Data? { nil }
  /// Always false.
  open var isNotifying: Bool { false }
  /// The found descriptions. Always `nil`.
  open var descriptors: [CBDescriptor]? { nil }
}

/// A description of a value. Never found.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  /// The value. Always `nil`.
  open var value: Any? { nil }
}

/// Is notified of the events of a device. Nothing occurs.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// Reports that the name has changed. Never called.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// Reports that services have changed. Never called.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// Reports that the signal was measured. Never called.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  /// Reports that services were found. Never called.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Reports that services within a service were found. Never called.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
  /// Reports that values were found. Never called.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  /// Reports that a value was read. Never called.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Reports that a value was written. Never called.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Reports that updates of a value began or ended. Never called.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// Reports that the device accepts values again. Never called.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}
