import Foundation

/// The purpose of a measurement, which determines its unit in a region.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String

  /// The region's unit: for a length, miles, feet or inches in the US, otherwise metric units. Lengths, masses,
  /// temperatures and speeds are converted; other measurements keep their unit.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "default") }
  /// The measurement's own unit.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The size of a person: feet or inches in the US and the UK, otherwise centimetres.
  public static var person: MeasurementFormatUnitUsage { .init(name: "person") }
  /// The height of a person: the same as `person`, with fractional feet and no separate inches.
  public static var personHeight: MeasurementFormatUnitUsage { .init(name: "person-height") }
  /// A road distance: miles, feet or yards in the US and the UK, otherwise kilometres or metres.
  public static var road: MeasurementFormatUnitUsage { .init(name: "road") }
  /// A focal length, in millimetres.
  public static var focalLength: MeasurementFormatUnitUsage { .init(name: "focal-length") }
  /// Rainfall: inches in the US, otherwise millimetres.
  public static var rainfall: MeasurementFormatUnitUsage { .init(name: "rainfall") }
  /// Snowfall: inches in the US, otherwise centimetres.
  public static var snowfall: MeasurementFormatUnitUsage { .init(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person: stones in the UK, pounds in the US, otherwise kilograms.
  public static var personWeight: MeasurementFormatUnitUsage { .init(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Body temperature, in the region's unit: Fahrenheit or Celsius.
  public static var person: MeasurementFormatUnitUsage { .init(name: "person") }
  /// Air temperature, in the region's unit: Fahrenheit or Celsius.
  public static var weather: MeasurementFormatUnitUsage { .init(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food, in kilocalories.
  public static var food: MeasurementFormatUnitUsage { .init(name: "food") }
  /// The energy of exercise, in kilocalories.
  public static var workout: MeasurementFormatUnitUsage { .init(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The volume of a liquid, in its own unit.
  public static var liquid: MeasurementFormatUnitUsage { .init(name: "fluid") }
}

/// Foundation on Linux has no such formatting. Unit names and plural forms are from Unicode's CLDR.
extension Measurement where UnitType: Dimension {
  /// A format style for measurements with units, such as `3.1 hr`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of unit names: hours, hr or h.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let skeleton: String
      /// The full name: hours.
      public static var wide: UnitWidth { UnitWidth(skeleton: "unit-width-full-name") }
      /// The short name: hr.
      public static var abbreviated: UnitWidth { UnitWidth(skeleton: "unit-width-short") }
      /// The shortest name: h.
      public static var narrow: UnitWidth { UnitWidth(skeleton: "unit-width-narrow") }
    }

    /// The length of unit names.
    public var width: UnitWidth
    /// Whether the name of a temperature scale is omitted: 20°.
    public var hidesScaleName: Bool
    /// The locale of names and symbols.
    public var locale: Locale
    /// The purpose of the measurement; `nil` means its own unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number; `nil` means the locale's default.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style that shows the names of temperature scales.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
      hidesScaleName = false
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let (number, unit) = RegionalUnit.converted(value, for: usage?.name ?? "", in: locale)
      let style = numberFormatStyle ?? .number
      let text = style.locale(locale).format(number)
      let identifier =
        hidesScaleName && unit is UnitTemperature
        ? "measure-unit/temperature-generic" : UnitIdentifier.of(unit).map { "unit/" + $0 }
      guard let identifier else { return "\(text) \(unit.symbol)" }
      return UnitPattern.text(
        of: number, written: text, unit: identifier, width: width.skeleton, locale: locale)
    }
  }

  /// Formats the measurement with a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// Formats the measurement with the unit's short name, in the region's unit: `3.1 hr`.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Returns a style for measurements with units.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style for temperatures, with or without the name of the scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
