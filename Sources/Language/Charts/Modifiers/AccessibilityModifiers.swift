import ChartModel
import SwiftUI

/// Says something about each mark to assistive technology; what is said closer wins.
struct AccessibilityModifier: ChartContentModifier {
  let change: @MainActor (inout MarkAccessibility, EnvironmentValues) -> Void

  func begin(_ collector: _ChartCollector) -> (MarkAccessibility, Bool) {
    let saved = (collector.accessibility, collector.saysAccessibility)
    var said = saved.0
    // What is closer comes later and replaces this.
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
  /// What a mark is called.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    ModifiedChartContent(self, AccessibilityModifier { $0.label = label._string(in: $1) })
  }

  /// What a mark is called, in the reader's language.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// What a mark is called, in the reader's language.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource)
    -> some ChartContent
  { accessibilityLabel(Text(labelResource)) }

  /// What a mark is called.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> some ChartContent
  where S: StringProtocol { accessibilityLabel(Text(label)) }

  /// What a mark's value is read as.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    ModifiedChartContent(self, AccessibilityModifier { $0.value = valueDescription._string(in: $1) })
  }

  /// What a mark's value is read as, in the reader's language.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// What a mark's value is read as, in the reader's language.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource)
    -> some ChartContent
  { accessibilityValue(Text(valueResource)) }

  /// What a mark's value is read as.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> some ChartContent
  where S: StringProtocol { accessibilityValue(Text(value)) }

  /// Whether assistive technology passes over a mark.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    ModifiedChartContent(self, AccessibilityModifier { said, _ in said.hidden = hidden })
  }

  /// A name for tests, which is not read out.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    ModifiedChartContent(self, AccessibilityModifier { said, _ in said.identifier = identifier })
  }
}
