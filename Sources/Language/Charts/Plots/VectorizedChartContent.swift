import OpenChartsChartModel
import OpenChartsIsolation
import SwiftUI

/// Content with a mark for each element of a collection, stored in columns.
///
///     PointPlot(cars, x: .value("Power", \.horsepower), y: .value("Economy", \.milesPerGallon))
///       .foregroundStyle(by: .value("Origin", \.origin))
///       .opacity(0.5)
///
/// Modifiers that read elements must come first: other modifiers return plain content.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements, whose properties modifiers read.
  associatedtype DataElement
}

extension VectorizedChartContent {
  /// Sets the style of each mark.
  nonisolated public func foregroundStyle(_ keyPath: KeyPath<DataElement, some ShapeStyle>)
    -> some VectorizedChartContent<DataElement>
  {
    ModifiedVectorizedContent(
      self, ElementModifier(.style) { ForegroundStyleModifier($0[keyPath: keyPath]) })
  }

  /// Colours marks by data: each value of the scale's domain gets a style.
  nonisolated public func foregroundStyle(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    let channel = value.channel
    return ModifiedVectorizedContent(
      self,
      ElementModifier(.foregroundStyle(channel)) { ForegroundChannelModifier(channel.value(of: $0)) })
  }

  /// Multiplies the opacity of each mark: 0 is invisible, 1 changes nothing.
  nonisolated public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>)
    -> some VectorizedChartContent<DataElement>
  {
    ModifiedVectorizedContent(
      self, ElementModifier(.opacity(keyPath)) { OpacityModifier(Double($0[keyPath: keyPath])) })
  }

  /// Sets symbols by data. Lines get a symbol at each point.
  nonisolated public func symbol(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    let channel = value.channel
    return ModifiedVectorizedContent(
      self, ElementModifier(.symbol(channel)) { SymbolChannelModifier(channel.value(of: $0)) })
  }

  /// Sets the area of each symbol in square points.
  nonisolated public func symbolSize(_ area: KeyPath<DataElement, CGFloat>)
    -> some VectorizedChartContent<DataElement>
  {
    ModifiedVectorizedContent(
      self,
      ElementModifier(.symbolArea(area)) { SymbolSizeModifier(area: symbolArea($0[keyPath: area])) })
  }

  /// Sets the size of each symbol in points.
  nonisolated public func symbolSize(_ size: KeyPath<DataElement, CGSize>)
    -> some VectorizedChartContent<DataElement>
  {
    ModifiedVectorizedContent(
      self, ElementModifier(.style) { SymbolSizeModifier(box: symbolBox($0[keyPath: size])) })
  }

  /// Sets the areas of symbols by data.
  nonisolated public func symbolSize(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    let channel = value.channel
    return ModifiedVectorizedContent(
      self, ElementModifier(.symbolSize(channel)) { SymbolSizeModifier(channel.value(of: $0)) })
  }

  /// Sets the stroke of each line.
  nonisolated public func lineStyle(_ style: KeyPath<DataElement, StrokeStyle>)
    -> some VectorizedChartContent<DataElement>
  {
    ModifiedVectorizedContent(
      self, ElementModifier(.style) { StrokeModifier(stroke: $0[keyPath: style].stroke) })
  }

  /// Sets dashes by data.
  nonisolated public func lineStyle(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    let channel = value.channel
    return ModifiedVectorizedContent(
      self,
      ElementModifier(.lineStyle(channel)) { LineStyleChannelModifier(value: channel.value(of: $0)) })
  }

  /// Places marks at the same position side by side.
  /// - Parameters:
  ///   - value: Marks with equal values have the same position within their band.
  ///   - axis: The axis along which they are placed; `nil` means the one opposite to the value axis.
  ///   - span: The length that they share; automatic means 0.7 of the band.
  nonisolated public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    let channel = value.channel
    let dimension: AxisDimension? = axis.map { $0 == .horizontal ? .x : .y }
    let length = span.length
    return ModifiedVectorizedContent(
      self,
      ElementModifier(.position(channel)) {
        DodgeModifier(dodge: DodgeValue(value: channel.value(of: $0), axis: dimension, span: length))
      })
  }
}

extension VectorizedChartContent {
  /// Sets the accessibility label of each mark.
  nonisolated public func accessibilityLabel(_ label: KeyPath<DataElement, Text>)
    -> some VectorizedChartContent<DataElement>
  { spoken(label) { spoken, value, environment in spoken.label = value._string(in: environment) } }

  /// Sets the localized accessibility label of each mark.
  nonisolated public func accessibilityLabel(_ labelKey: KeyPath<DataElement, LocalizedStringKey>)
    -> some VectorizedChartContent<DataElement>
  { spoken(labelKey) { spoken, value, environment in spoken.label = Text(value)._string(in: environment) } }

  /// Sets the verbatim accessibility label of each mark.
  nonisolated public func accessibilityLabel(_ label: KeyPath<DataElement, some StringProtocol>)
    -> some VectorizedChartContent<DataElement>
  { spoken(label) { spoken, value, _ in spoken.label = String(value) } }

  /// Sets the accessibility value of each mark.
  nonisolated public func accessibilityValue(_ valueDescription: KeyPath<DataElement, Text>)
    -> some VectorizedChartContent<DataElement>
  { spoken(valueDescription) { spoken, value, environment in spoken.value = value._string(in: environment) } }

  /// Sets the localized accessibility value of each mark.
  nonisolated public func accessibilityValue(_ valueKey: KeyPath<DataElement, LocalizedStringKey>)
    -> some VectorizedChartContent<DataElement>
  { spoken(valueKey) { spoken, value, environment in spoken.value = Text(value)._string(in: environment) } }

  /// Sets the verbatim accessibility value of each mark.
  nonisolated public func accessibilityValue(_ value: KeyPath<DataElement, some StringProtocol>)
    -> some VectorizedChartContent<DataElement>
  { spoken(value) { spoken, value, _ in spoken.value = String(value) } }

  /// Sets whether assistive technology ignores each mark.
  nonisolated public func accessibilityHidden(_ hidden: KeyPath<DataElement, Bool>)
    -> some VectorizedChartContent<DataElement>
  { spoken(hidden) { spoken, value, _ in spoken.hidden = value } }

  /// Sets a name of each mark for tests, which is not read out.
  nonisolated public func accessibilityIdentifier(_ identifier: KeyPath<DataElement, String>)
    -> some VectorizedChartContent<DataElement>
  { spoken(identifier) { spoken, value, _ in spoken.identifier = value } }

  nonisolated private func spoken<Value>(
    _ property: KeyPath<DataElement, Value>,
    _ change: @escaping (inout MarkAccessibility, Value, EnvironmentValues) -> Void
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedVectorizedContent(
      self,
      ElementModifier(.style) { element in
        let boxed = MainActorBox((change, element[keyPath: property]))
        return AccessibilityModifier { boxed.value.0(&$0, boxed.value.1, $1) }
      })
  }
}
