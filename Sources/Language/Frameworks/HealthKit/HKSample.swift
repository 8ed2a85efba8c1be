import Foundation

/// A device that measures.
open class HKDevice: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String?
  /// The manufacturer.
  public let manufacturer: String?
  /// The model.
  public let model: String?
  /// The version of the hardware.
  public let hardwareVersion: String?
  /// The version of the firmware.
  public let firmwareVersion: String?
  /// The version of the software.
  public let softwareVersion: String?
  /// The identifier of this device.
  public let localIdentifier: String?
  /// The registered identifier.
  public let udiDeviceIdentifier: String?

  /// Creates a device.
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
    softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
  ) {
    self.name = name
    self.manufacturer = manufacturer
    self.model = model
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    self.udiDeviceIdentifier = udiDeviceIdentifier
  }
  /// The device on which the program runs, without details.
  open class func local() -> HKDevice {
    HKDevice(
      name: "Linux", manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil,
      softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

/// An app or a device that saved data.
open class HKSource: NSObject, @unchecked Sendable {
  /// The name of the app.
  public let name: String
  /// The identifier of the app.
  public let bundleIdentifier: String

  init(name: String, bundleIdentifier: String) {
    (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
  }
  /// This program.
  open class func `default`() -> HKSource {
    let name = ProcessInfo.processInfo.processName
    return HKSource(name: name, bundleIdentifier: Bundle.main.bundleIdentifier ?? name)
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }
  open override var hash: Int { bundleIdentifier.hashValue }
}

/// A version of an app that saved data.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  /// The app.
  public let source: HKSource
  /// The version of the app.
  public let version: String?
  /// The kind of device.
  public let productType: String?

  /// Creates a version.
  public init(source: HKSource, version: String?, productType: String? = nil) {
    (self.source, self.version, self.productType) = (source, version, productType)
  }
}

/// A piece of health data.
open class HKObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let uuid = UUID()
  /// Additional facts, with keys of HealthKit or of the app.
  public let metadata: [String: Any]?
  /// The device that measured the data.
  public let device: HKDevice?
  /// The app that created the object: always this program.
  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }

  init(device: HKDevice?, metadata: [String: Any]?) { (self.device, self.metadata) = (device, metadata) }
}

/// An object that was deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  /// The identifier of the object.
  public let uuid: UUID
  init(uuid: UUID) { self.uuid = uuid }
}

/// Data about a period.
open class HKSample: HKObject, @unchecked Sendable {
  /// The kind.
  public let sampleType: HKSampleType
  /// The start of the period.
  public let startDate: Date
  /// The end of the period.
  public let endDate: Date
  /// Whether the end is unknown.
  open var hasUndeterminedDuration: Bool { endDate == .distantFuture }

  init(type: HKSampleType, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(device: device, metadata: metadata)
  }
}

/// A measured quantity.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The quantity.
  public let quantity: HKQuantity
  /// The kind.
  open var quantityType: HKQuantityType { sampleType as? HKQuantityType ?? HKQuantityType(identifier: "") }
  /// The number of measurements: always 1.
  open var count: Int { 1 }

  /// Creates a measurement.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    device: HKDevice?, metadata: [String: Any]?
  ) {
    self.quantity = quantity
    super.init(type: quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
  }
  /// Creates a measurement without a device.
  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    self.init(
      type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
  }
}

/// A measurement whose values add up.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
  /// The sum of the values.
  open var sumQuantity: HKQuantity { quantity }
}

/// A measurement whose values are averaged.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
  /// The lowest value.
  open var minimumQuantity: HKQuantity { quantity }
  /// The average.
  open var averageQuantity: HKQuantity { quantity }
  /// The highest value.
  open var maximumQuantity: HKQuantity { quantity }
  /// The latest value.
  open var mostRecentQuantity: HKQuantity { quantity }
}

/// One of several possible states, such as a stage of sleep.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// The number of the state.
  public let value: Int
  /// The kind.
  open var categoryType: HKCategoryType { sampleType as? HKCategoryType ?? HKCategoryType(identifier: "") }

  /// Creates a state.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    self.value = value
    super.init(type: type, start: startDate, end: endDate, device: device, metadata: metadata)
  }
  /// Creates a sample without a device.
  public convenience init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
  }
}

/// Samples that belong together, such as the two values of a blood pressure.
open class HKCorrelation: HKSample, @unchecked Sendable {
  /// The samples.
  public let objects: Set<HKSample>
  /// The kind.
  open var correlationType: HKCorrelationType {
    sampleType as? HKCorrelationType ?? HKCorrelationType(identifier: "")
  }

  /// Creates a correlation.
  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>, metadata: [String: Any]? = nil
  ) {
    self.objects = objects
    super.init(type: correlationType, start: startDate, end: endDate, device: nil, metadata: metadata)
  }
  /// The samples of a kind.
  open func objects(for objectType: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType.isEqual(objectType) }
  }
}
