import OpenChartsDisplayList
import OpenChartsTypography
import OpenChartsViewValues

extension EnvironmentValues {
  /// Measures text: with fonts, or with cells if the picture is for a terminal.
  @Entry package var textMeasurer: any TextMeasurer = Typesetter.shared
}
