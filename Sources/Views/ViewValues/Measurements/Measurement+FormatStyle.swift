import Foundation

/// What a measurement is of, which decides in which unit people of a region read it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String

  /// In the unit that the region uses: a length in miles, feet or inches in the US, else in metric units. Lengths,
  /// masses, temperatures and speeds are changed; others stay in their own unit here.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "default") }
  /// In the unit that the measurement has.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Sizes of people: feet or inches in the US and Britain, else centimetres.
  public static var person: MeasurementFormatUnitUsage { .init(name: "person") }
  /// How tall somebody is: the same as `person`, with fractions of feet and no inches beside them.
  public static var personHeight: MeasurementFormatUnitUsage { .init(name: "person-height") }
  /// A way by road: miles, feet or yards in the US and Britain, else kilometres or metres.
  public static var road: MeasurementFormatUnitUsage { .init(name: "road") }
  /// A lens' focal length, in millimetres everywhere.
  public static var focalLength: MeasurementFormatUnitUsage { .init(name: "focal-length") }
  /// How much rain falls: inches in the US, else millimetres.
  public static var rainfall: MeasurementFormatUnitUsage { .init(name: "rainfall") }
  /// How much snow falls: inches in the US, else centimetres.
  public static var snowfall: MeasurementFormatUnitUsage { .init(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How much somebody weighs: stones in Britain, pounds in the US, else kilograms.
  public static var personWeight: MeasurementFormatUnitUsage { .init(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm somebody is, in Fahrenheit or Celsius as the region has it.
  public static var person: MeasurementFormatUnitUsage { .init(name: "person") }
  /// How warm the air outside is, in Fahrenheit or Celsius as the region has it.
  public static var weather: MeasurementFormatUnitUsage { .init(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food gives, in kilocalories everywhere.
  public static var food: MeasurementFormatUnitUsage { .init(name: "food") }
  /// What an exercise takes, in kilocalories everywhere.
  public static var workout: MeasurementFormatUnitUsage { .init(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Of liquids; they stay in their own unit here.
  public static var liquid: MeasurementFormatUnitUsage { .init(name: "fluid") }
}

/// Foundation on Linux has none of this. The words and their forms for numbers are those of Unicode's CLDR.
extension Measurement where UnitType: Dimension {
  /// Writes measurements with their units: `3.1 hr`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a unit's name is written: hours, hr or h.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let skeleton: String
      /// The whole name: hours.
      public static var wide: UnitWidth { UnitWidth(skeleton: "unit-width-full-name") }
      /// The short name: hr.
      public static var abbreviated: UnitWidth { UnitWidth(skeleton: "unit-width-short") }
      /// As few letters as can be: h.
      public static var narrow: UnitWidth { UnitWidth(skeleton: "unit-width-narrow") }
    }

    /// How much of the unit's name is written.
    public var width: UnitWidth
    /// Whether a temperature is written without its scale: 20°.
    public var hidesScaleName: Bool
    /// Whose words and signs are written.
    public var locale: Locale
    /// What the measurement is of; `nil`: in its own unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; `nil`: as the locale writes numbers.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// A style with the name of the scale on temperatures.
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

  /// As a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// With the unit's short name, in the region's unit: `3.1 hr`.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Measurements with their units.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Temperatures, also without the name of their scale.
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
