import OpenChartsDisplayList
import OpenChartsTables

extension Command {
  /// Parses names of keys separated by spaces.
  static func keys(_ text: String) throws(UsageError) -> [NavigationKey] {
    var keys: [NavigationKey] = []
    for name in text.split(separator: " ").map(String.init) {
      guard let key = NavigationKey(name) else {
        let suggestion = nearestName(to: name, among: NavigationKey.names)
        throw UsageError(
          "--keys: there is no key \(name)"
            + (suggestion.map { "; did you mean \($0)?" }
              ?? "; keys are \(NavigationKey.names.joined(separator: " "))"))
      }
      keys.append(key)
    }
    return keys
  }
}
