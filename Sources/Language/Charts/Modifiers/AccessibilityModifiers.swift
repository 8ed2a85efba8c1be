import OpenChartsChartModel
import SwiftUI

/// Sets accessibility properties of each mark; the innermost modifier takes precedence.
struct AccessibilityModifier: ChartContentModifier {
  let change: @MainActor (inout MarkAccessibility, EnvironmentValues) -> Void

  func begin(_ collector: _ChartCollector) -> (MarkAccessibility, Bool) {
    let saved = (collector.modifiers.accessibility, collector.modifiers.saysAccessibility)
    var accessibility = saved.0
    // Inner modifiers are applied later and override this setting.
    change(&accessibility, collector.environment)
    collector.modifiers.accessibility = accessibility
    collector.modifiers.saysAccessibility = true
    return saved
  }

  func end(_ collector: _ChartCollector, _ saved: (MarkAccessibility, Bool)) {
    (collector.modifiers.accessibility, collector.modifiers.saysAccessibility) = saved
  }
}

extension ChartContent {
  /// Sets the accessibility label of each mark.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    ModifiedChartContent(self, AccessibilityModifier { $0.label = label._string(in: $1) })
  }

  /// Sets an accessibility label.
  @LabelOverloads
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility value of each mark.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    ModifiedChartContent(self, AccessibilityModifier { $0.value = valueDescription._string(in: $1) })
  }

  /// Sets an accessibility value.
  @LabelOverloads
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets whether assistive technology ignores the marks.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    ModifiedChartContent(self, AccessibilityModifier { accessibility, _ in accessibility.hidden = hidden })
  }

  /// Sets a name for tests, which is not read out.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    ModifiedChartContent(
      self, AccessibilityModifier { accessibility, _ in accessibility.identifier = identifier })
  }
}
