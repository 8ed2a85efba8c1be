// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Is notified of the events of a manager. Only the state is reported.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// The state is known.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Reports that the state of the last launch is restored. Never called.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// Reports that a device was found. Never called.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  /// Reports that a connection began. Never called.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Reports that a connection failed. Never called.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Reports that a connection ended. Never called.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
}

/// Searches devices. There is no Bluetooth: the delegate learns that the state is ``CBManagerState/unsupported``, and
/// all functions have no effect.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// The object that is notified of events.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Always false.
  open var isScanning: Bool { false }

  /// Creates a manager without a delegate.
  public override init() { super.init() }
  /// Creates a manager, which notifies the delegate of its state on the queue, the main queue by default.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { self.delegate?.centralManagerDidUpdateState(self) }
  }

  /// No-op: there is no Bluetooth.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// No-op: there is no Bluetooth.
  open func stopScan() {}
  /// No-op: there is no Bluetooth.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// No-op: there is no Bluetooth.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Returns no devices.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Returns no devices.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// A key of a search: whether a device is reported again.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// A key of a manager: whether a dialog is shown if Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// A key of a manager: the identifier by which the system restores it.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// A key of an advertisement: the name of the device.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// A key of an advertisement: the services.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// A key of an advertisement: the data of the maker.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// A key of an advertisement: whether the device accepts connections.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
