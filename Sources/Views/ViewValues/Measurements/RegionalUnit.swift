import Foundation

/// The unit of a measurement in a region.
enum RegionalUnit {
  /// Converts a value to the unit for a purpose, given by its CLDR name. An empty name keeps the unit.
  static func converted<UnitType: Dimension>(
    _ value: Measurement<UnitType>, for usage: String, in locale: Locale
  ) -> (number: Double, unit: Dimension) {
    guard !usage.isEmpty, value.value.isFinite,
      let unit = preferred(value, usage, locale)
    else { return (value.value, value.unit) }
    let base = value.unit.converter.baseUnitValue(fromValue: value.value)
    return (unit.converter.value(fromBaseUnitValue: base), unit)
  }

  private static func preferred<UnitType: Dimension>(
    _ value: Measurement<UnitType>, _ usage: String, _ locale: Locale
  ) -> Dimension? {
    let region = locale.region?.identifier ?? ""
    let isAmerican = ["US", "LR", "MM"].contains(region)
    let isBritish = region == "GB"
    let base = abs(value.unit.converter.baseUnitValue(fromValue: value.value))
    switch value.unit {
    case is UnitLength: return length(base, usage, isAmerican: isAmerican, isBritish: isBritish)
    case is UnitTemperature:
      let isFahrenheit = ["US", "BS", "BZ", "KY", "PW", "PR", "GU", "VI", "LR"].contains(region)
      return isFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitMass:
      if usage == "person", isBritish { return UnitMass.stones }
      if isAmerican { return base >= 0.453 ? UnitMass.pounds : UnitMass.ounces }
      return base >= 1 ? UnitMass.kilograms : base >= 0.001 ? UnitMass.grams : UnitMass.milligrams
    case is UnitSpeed: return isAmerican || isBritish ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    case is UnitEnergy: return usage == "food" ? UnitEnergy.kilocalories : nil
    default: return nil
    }
  }

  /// Returns the unit of a length; `base` is the length in metres.
  private static func length(_ base: Double, _ usage: String, isAmerican: Bool, isBritish: Bool) -> Dimension
  {
    switch usage {
    case "person", "person-height":
      if isAmerican || isBritish { return base >= 0.9 ? UnitLength.feet : UnitLength.inches }
      return UnitLength.centimeters
    case "rainfall": return isAmerican ? UnitLength.inches : UnitLength.millimeters
    case "snowfall": return isAmerican ? UnitLength.inches : UnitLength.centimeters
    case "focal-length": return UnitLength.millimeters
    case "road":
      if isAmerican || isBritish {
        return base >= 804 ? UnitLength.miles : isBritish ? UnitLength.yards : UnitLength.feet
      }
      return base >= 900 ? UnitLength.kilometers : UnitLength.meters
    default:
      if isAmerican {
        return base >= 804 ? UnitLength.miles : base >= 0.3048 ? UnitLength.feet : UnitLength.inches
      }
      if base >= 1000 { return UnitLength.kilometers }
      return base >= 1 ? UnitLength.meters : base >= 0.01 ? UnitLength.centimeters : UnitLength.millimeters
    }
  }
}
