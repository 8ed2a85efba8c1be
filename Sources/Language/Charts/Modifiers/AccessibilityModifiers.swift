import ChartModel
import SwiftUI

/// Sets accessibility properties of each mark; the innermost modifier takes precedence.
struct AccessibilityModifier: ChartContentModifier {
  let change: @MainActor (inout MarkAccessibility, EnvironmentValues) -> Void

  func begin(_ collector: _ChartCollector) -> (MarkAccessibility, Bool) {
    let saved = (collector.accessibility, collector.saysAccessibility)
    var said = saved.0
    // Inner modifiers are applied later and replace this setting.
    change(&said, collector.environment)
    collector.accessibility = said
    collector.saysAccessibility = true
    return saved
  }

  func end(_ collector: _ChartCollector, _ saved: (MarkAccessibility, Bool)) {
    (collector.accessibility, collector.saysAccessibility) = saved
  }
}

extension ChartContent {
  /// Sets the accessibility label of each mark.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    ModifiedChartContent(self, AccessibilityModifier { $0.label = label._string(in: $1) })
  }

  /// Sets a localized accessibility label.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets a localized accessibility label.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource)
    -> some ChartContent
  { accessibilityLabel(Text(labelResource)) }

  /// Sets a verbatim accessibility label.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> some ChartContent
  where S: StringProtocol { accessibilityLabel(Text(label)) }

  /// Sets the accessibility value of each mark.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    ModifiedChartContent(self, AccessibilityModifier { $0.value = valueDescription._string(in: $1) })
  }

  /// Sets a localized accessibility value.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets a localized accessibility value.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource)
    -> some ChartContent
  { accessibilityValue(Text(valueResource)) }

  /// Sets a verbatim accessibility value.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> some ChartContent
  where S: StringProtocol { accessibilityValue(Text(value)) }

  /// Sets whether assistive technology ignores the marks.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    ModifiedChartContent(self, AccessibilityModifier { said, _ in said.hidden = hidden })
  }

  /// Sets a name for tests, which is not read out.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    ModifiedChartContent(self, AccessibilityModifier { said, _ in said.identifier = identifier })
  }
}
