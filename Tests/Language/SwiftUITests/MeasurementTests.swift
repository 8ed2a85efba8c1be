import SwiftUI
import Testing

@Suite struct MeasurementTests {
  private let german = Locale(identifier: "de_DE")
  private let american = Locale(identifier: "en_US")

  private func text<UnitType: Dimension>(
    _ value: Double, _ unit: UnitType, _ width: Measurement<UnitType>.FormatStyle.UnitWidth, _ locale: Locale,
    _ usage: MeasurementFormatUnitUsage<UnitType> = .asProvided,
    _ number: FloatingPointFormatStyle<Double>? = nil
  ) -> String {
    Measurement(value: value, unit: unit).formatted(
      .measurement(width: width, usage: usage, numberFormatStyle: number).locale(locale))
  }

  @Test func unitsAreWrittenInThreeWidthsAndInTheReadersWords() {
    #expect(text(3.1, UnitDuration.hours, .wide, american) == "3.1 hours")
    #expect(text(3.1, UnitDuration.hours, .abbreviated, american) == "3.1 hr")
    #expect(text(3.1, UnitDuration.hours, .narrow, american) == "3.1h")
    #expect(text(1, UnitDuration.hours, .wide, american) == "1 hour")
    #expect(text(1, UnitDuration.hours, .wide, german) == "1 Stunde")
    #expect(text(1234.5, UnitLength.kilometers, .wide, german) == "1.234,5 Kilometer")
    #expect(text(-12, UnitTemperature.celsius, .abbreviated, american) == "-12°C")
  }

  @Test func theNumberIsAsItsFormatSays() {
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(text(2.4, UnitDuration.hours, .narrow, american, .asProvided, whole) == "2h")
    let one = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(text(1, UnitDuration.hours, .wide, american, .asProvided, one) == "1.0 hours")
  }

  @Test func amountsComeInTheUnitsOfTheRegion() {
    #expect(text(10, UnitLength.kilometers, .abbreviated, american, .road).hasPrefix("6.2137"))
    #expect(text(10, UnitLength.kilometers, .abbreviated, german, .road) == "10 km")
    #expect(text(20, UnitTemperature.celsius, .abbreviated, american, .weather) == "68°F")
    #expect(text(0.5, UnitDuration.hours, .abbreviated, american, .general) == "0.5 hr")
  }

  @Test func temperaturesCanHideTheirScaleAndUnknownUnitsShowTheirSymbol() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(
      warm.formatted(.measurement(width: .narrow, usage: .asProvided, hidesScaleName: true).locale(american))
        == "20°")
    #expect(text(2, UnitDispersion.partsPerMillion, .wide, american) == "2 ppm")
    #expect(text(.nan, UnitLength.meters, .abbreviated, american, .general).contains("NaN"))
  }

  @Test @MainActor func aMeasurementStandsInText() {
    let hours = Measurement(value: 2, unit: UnitDuration.hours)
    #expect(Probe.texts(Text("\(hours, format: .measurement(width: .wide)) walked")) == ["2 hours walked."])
  }
}
