import DisplayList
import Typography
import ViewValues

private struct TextMeasurerKey: EnvironmentKey {
  static var defaultValue: any TextMeasurer { Typesetter.shared }
}

extension EnvironmentValues {
  /// Measures text: with fonts, or with cells if the picture is for a terminal.
  package var textMeasurer: any TextMeasurer {
    get { self[TextMeasurerKey.self] }
    set { self[TextMeasurerKey.self] = newValue }
  }
}
