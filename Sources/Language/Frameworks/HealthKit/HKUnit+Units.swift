// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The units by name.
extension HKUnit {
  private static func named(_ symbol: String, _ prefix: HKMetricPrefix = .none) -> HKUnit {
    let before = NamedUnit.prefixes.first { $0.prefix == prefix }?.symbol ?? ""
    return HKUnit(from: before + symbol)
  }

  /// Grams.
  public class func gram() -> HKUnit { named("g") }
  /// Grams with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { named("g", prefix) }
  /// Metres.
  public class func meter() -> HKUnit { named("m") }
  /// Metres with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { named("m", prefix) }
  /// Litres.
  public class func liter() -> HKUnit { named("L") }
  /// Litres with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { named("L", prefix) }
  /// Pascals.
  public class func pascal() -> HKUnit { named("Pa") }
  /// Pascals with a prefix.
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { named("Pa", prefix) }
  /// Seconds.
  public class func second() -> HKUnit { named("s") }
  /// Seconds with a prefix.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { named("s", prefix) }
  /// Joules.
  public class func joule() -> HKUnit { named("J") }
  /// Joules with a prefix.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { named("J", prefix) }
  /// Siemens.
  public class func siemen() -> HKUnit { named("S") }
  /// Siemens with a prefix.
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { named("S", prefix) }
  /// Hertz.
  public class func hertz() -> HKUnit { named("Hz") }
  /// Hertz with a prefix.
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { named("Hz", prefix) }
  /// Volts.
  public class func volt() -> HKUnit { named("V") }
  /// Volts with a prefix.
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { named("V", prefix) }
  /// Watts.
  public class func watt() -> HKUnit { named("W") }
  /// Watts with a prefix.
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { named("W", prefix) }
  /// Radians.
  public class func radianAngle() -> HKUnit { named("rad") }
  /// Radians with a prefix.
  public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { named("rad", prefix) }
  /// Lux.
  public class func lux() -> HKUnit { named("lx") }
  /// Lux with a prefix.
  public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { named("lx", prefix) }
  /// Ounces.
  public class func ounce() -> HKUnit { named("oz") }
  /// Pounds.
  public class func pound() -> HKUnit { named("lb") }
  /// Stones.
  public class func stone() -> HKUnit { named("st") }
  /// Inches.
  public class func inch() -> HKUnit { named("in") }
  /// Feet.
  public class func foot() -> HKUnit { named("ft") }
  /// Yards.
  public class func yard() -> HKUnit { named("yd") }
  /// Miles.
  public class func mile() -> HKUnit { named("mi") }
  /// Fluid ounces of the US.
  public class func fluidOunceUS() -> HKUnit { named("fl_oz_us") }
  /// Imperial fluid ounces.
  public class func fluidOunceImperial() -> HKUnit { named("fl_oz_imp") }
  /// Pints of the US.
  public class func pintUS() -> HKUnit { named("pt_us") }
  /// Imperial pints.
  public class func pintImperial() -> HKUnit { named("pt_imp") }
  /// Cups of the US.
  public class func cupUS() -> HKUnit { named("cup_us") }
  /// Imperial cups.
  public class func cupImperial() -> HKUnit { named("cup_imp") }
  /// Millimetres of mercury.
  public class func millimeterOfMercury() -> HKUnit { named("mmHg") }
  /// Inches of mercury.
  public class func inchesOfMercury() -> HKUnit { named("inHg") }
  /// Centimetres of water.
  public class func centimeterOfWater() -> HKUnit { named("cmAq") }
  /// Atmospheres.
  public class func atmosphere() -> HKUnit { named("atm") }
  /// Minutes.
  public class func minute() -> HKUnit { named("min") }
  /// Hours.
  public class func hour() -> HKUnit { named("hr") }
  /// Days.
  public class func day() -> HKUnit { named("d") }
  /// Kilocalories.
  public class func kilocalorie() -> HKUnit { named("kcal") }
  /// Calories.
  public class func smallCalorie() -> HKUnit { named("cal") }
  /// Kilocalories, by the name of food labels.
  public class func largeCalorie() -> HKUnit { named("Cal") }
  /// Calories.
  public class func calorie() -> HKUnit { named("cal") }
  /// Degrees Celsius.
  public class func degreeCelsius() -> HKUnit { named("degC") }
  /// Degrees Fahrenheit.
  public class func degreeFahrenheit() -> HKUnit { named("degF") }
  /// Kelvin.
  public class func kelvin() -> HKUnit { named("K") }
  /// Degrees of an angle.
  public class func degreeAngle() -> HKUnit { named("deg") }
  /// Dioptres.
  public class func diopter() -> HKUnit { named("D") }
  /// Prism dioptres.
  public class func prismDiopter() -> HKUnit { named("pD") }
  /// International units of substances.
  public class func internationalUnit() -> HKUnit { named("IU") }
  /// Pure numbers.
  public class func count() -> HKUnit { named("count") }
  /// Fractions: 0.5 is 50 percent.
  public class func percent() -> HKUnit { named("%") }
  /// A-weighted decibels of sound pressure.
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { named("dBASPL") }
  /// Decibels of hearing.
  public class func decibelHearingLevel() -> HKUnit { named("dBHL") }
  /// Scores of effort, 1 to 10.
  public class func appleEffortScore() -> HKUnit { named("appleEffortScore") }
  /// Moles of a substance.
  ///
  /// - Parameter gramsPerMole: The molar mass.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { named("mol<\(gramsPerMole)>") }
  /// Moles of a substance with a prefix.
  ///
  /// - Parameter gramsPerMole: The molar mass.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    named("mol<\(gramsPerMole)>", prefix)
  }
}

/// The molar mass of glucose in grams.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408
