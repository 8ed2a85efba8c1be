import DisplayList
import Typography
import ViewValues

private struct TextMeasurerKey: EnvironmentKey {
  static var defaultValue: any TextMeasurer { Typesetter.shared }
}

extension EnvironmentValues {
  /// How wide and how high texts are; fonts say so, unless the picture is for a terminal.
  package var textMeasurer: any TextMeasurer {
    get { self[TextMeasurerKey.self] }
    set { self[TextMeasurerKey.self] = newValue }
  }
}
