import ChartModel
import Isolation
import SwiftUI

/// Content with a mark for each element of a collection, kept as columns.
///
///     PointPlot(cars, x: .value("Power", \.horsepower), y: .value("Economy", \.milesPerGallon))
///       .foregroundStyle(by: .value("Origin", \.origin))
///       .opacity(0.5)
///
/// Modifiers that read elements come first: others turn the plot into plain content.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// An element of the collection, whose properties modifiers read.
  associatedtype DataElement
}

extension VectorizedChartContent {
  /// What each mark is drawn with.
  nonisolated public func foregroundStyle(_ keyPath: KeyPath<DataElement, some ShapeStyle>)
    -> some VectorizedChartContent<DataElement>
  {
    ModifiedVectorizedContent(
      self, ElementModifier(.style) { ForegroundStyleModifier($0[keyPath: keyPath]) })
  }

  /// Colours by data: each value of the scale's domain gets its style.
  nonisolated public func foregroundStyle(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    let channel = value.channel
    return ModifiedVectorizedContent(
      self,
      ElementModifier(.foregroundStyle(channel)) { ForegroundChannelModifier(channel.value(of: $0)) })
  }

  /// How see-through each mark is: 0 is invisible, 1 opaque. Multiplied with what is said around.
  nonisolated public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>)
    -> some VectorizedChartContent<DataElement>
  {
    ModifiedVectorizedContent(
      self, ElementModifier(.opacity(keyPath)) { OpacityModifier(Double($0[keyPath: keyPath])) })
  }

  /// Symbols by data. On lines, a symbol at each point.
  nonisolated public func symbol(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    let channel = value.channel
    return ModifiedVectorizedContent(
      self, ElementModifier(.symbol(channel)) { SymbolChannelModifier(channel.value(of: $0)) })
  }

  /// The area of each symbol in square points.
  nonisolated public func symbolSize(_ area: KeyPath<DataElement, CGFloat>)
    -> some VectorizedChartContent<DataElement>
  {
    ModifiedVectorizedContent(
      self,
      ElementModifier(.symbolArea(area)) { SymbolSizeModifier(area: symbolArea($0[keyPath: area])) })
  }

  /// The box that each symbol fills, in points.
  nonisolated public func symbolSize(_ size: KeyPath<DataElement, CGSize>)
    -> some VectorizedChartContent<DataElement>
  {
    ModifiedVectorizedContent(
      self, ElementModifier(.style) { SymbolSizeModifier(box: symbolBox($0[keyPath: size])) })
  }

  /// Areas of symbols by data.
  nonisolated public func symbolSize(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    let channel = value.channel
    return ModifiedVectorizedContent(
      self, ElementModifier(.symbolSize(channel)) { SymbolSizeModifier(channel.value(of: $0)) })
  }

  /// How each line is drawn.
  nonisolated public func lineStyle(_ style: KeyPath<DataElement, StrokeStyle>)
    -> some VectorizedChartContent<DataElement>
  {
    ModifiedVectorizedContent(
      self, ElementModifier(.style) { StrokeModifier(stroke: $0[keyPath: style].stroke) })
  }

  /// Dashes by data.
  nonisolated public func lineStyle(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    let channel = value.channel
    return ModifiedVectorizedContent(
      self,
      ElementModifier(.lineStyle(channel)) { LineStyleChannelModifier(value: channel.value(of: $0)) })
  }

  /// Puts marks that share a place side by side.
  /// - Parameters:
  ///   - value: Marks with the same value get the same place in their band.
  ///   - axis: The axis along which they stand; `nil` is the one opposite to the value axis.
  ///   - span: The room that they share; automatic is 0.7 of the band.
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
  /// What each mark is called.
  nonisolated public func accessibilityLabel(_ label: KeyPath<DataElement, Text>)
    -> some VectorizedChartContent<DataElement>
  { spoken(label) { said, value, environment in said.label = value._string(in: environment) } }

  /// What each mark is called, in the reader's language.
  nonisolated public func accessibilityLabel(_ labelKey: KeyPath<DataElement, LocalizedStringKey>)
    -> some VectorizedChartContent<DataElement>
  { spoken(labelKey) { said, value, environment in said.label = Text(value)._string(in: environment) } }

  /// What each mark is called.
  nonisolated public func accessibilityLabel(_ label: KeyPath<DataElement, some StringProtocol>)
    -> some VectorizedChartContent<DataElement>
  { spoken(label) { said, value, _ in said.label = String(value) } }

  /// What each mark's value is read as.
  nonisolated public func accessibilityValue(_ valueDescription: KeyPath<DataElement, Text>)
    -> some VectorizedChartContent<DataElement>
  { spoken(valueDescription) { said, value, environment in said.value = value._string(in: environment) } }

  /// What each mark's value is read as, in the reader's language.
  nonisolated public func accessibilityValue(_ valueKey: KeyPath<DataElement, LocalizedStringKey>)
    -> some VectorizedChartContent<DataElement>
  { spoken(valueKey) { said, value, environment in said.value = Text(value)._string(in: environment) } }

  /// What each mark's value is read as.
  nonisolated public func accessibilityValue(_ value: KeyPath<DataElement, some StringProtocol>)
    -> some VectorizedChartContent<DataElement>
  { spoken(value) { said, value, _ in said.value = String(value) } }

  /// Whether assistive technology passes over a mark.
  nonisolated public func accessibilityHidden(_ hidden: KeyPath<DataElement, Bool>)
    -> some VectorizedChartContent<DataElement>
  { spoken(hidden) { said, value, _ in said.hidden = value } }

  /// A name of each mark for tests, which is not read out.
  nonisolated public func accessibilityIdentifier(_ identifier: KeyPath<DataElement, String>)
    -> some VectorizedChartContent<DataElement>
  { spoken(identifier) { said, value, _ in said.identifier = value } }

  nonisolated private func spoken<Value>(
    _ property: KeyPath<DataElement, Value>,
    _ say: @escaping (inout MarkAccessibility, Value, EnvironmentValues) -> Void
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedVectorizedContent(
      self,
      ElementModifier(.style) { element in
        let said = MainActorBox((say, element[keyPath: property]))
        return AccessibilityModifier { said.value.0(&$0, said.value.1, $1) }
      })
  }
}
