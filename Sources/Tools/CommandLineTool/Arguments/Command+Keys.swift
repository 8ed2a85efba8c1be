import OpenChartsDisplayList
import OpenChartsTables

extension Command {
  /// Parses names of keys separated by spaces.
  static func keys(_ text: String) throws(UsageError) -> [WalkKey] {
    var keys: [WalkKey] = []
    for name in text.split(separator: " ").map(String.init) {
      guard let key = WalkKey(name) else {
        let suggestion = nearestName(to: name, among: WalkKey.names)
        throw UsageError(
          "--keys: there is no key \(name)"
            + (suggestion.map { "; did you mean \($0)?" }
              ?? "; keys are \(WalkKey.names.joined(separator: " "))"))
      }
      keys.append(key)
    }
    return keys
  }
}
