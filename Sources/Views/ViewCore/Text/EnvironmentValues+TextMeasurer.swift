import DisplayList
import Typography
import ViewValues

extension EnvironmentValues {
  /// Measures text: with fonts, or with cells if the picture is for a terminal.
  @Entry package var textMeasurer: any TextMeasurer = Typesetter.shared
}
