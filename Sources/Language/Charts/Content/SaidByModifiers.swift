import ChartModel
import SwiftUI

/// What modifiers have said so far about the marks inside them.
struct SaidByModifiers {
  var style = MarkStyle() {
    didSet {
      stampCount += 1
      stamp = stampCount
    }
  }
  /// Equal stamps mean equal styles.
  var stamp = 0
  private var stampCount = 0
  var opacity = 1.0
  /// Square points; negative where none was said.
  var symbolArea = -1.0
  var foregroundStyle: ChannelValue?
  /// A `foregroundStyle(by:)` that a plain style hides: lines are still told apart by it.
  var hiddenSeries: ChannelValue?
  var symbol: ChannelValue?
  var symbolSize: ChannelValue?
  var lineStyle: ChannelValue?
  var dodge: DodgeValue?
  var annotations: [MarkAnnotation] = []
  var accessibility = MarkAccessibility()
  var saysAccessibility = false
  /// The vectorised plot whose line or area is gathered, by number; 0 for marks and for named series.
  var plot = 0

  /// Whether nothing has been said.
  var isPlain: Bool {
    style == MarkStyle() && opacity == 1 && symbolArea < 0 && foregroundStyle == nil && hiddenSeries == nil
      && symbol == nil && symbolSize == nil && lineStyle == nil && dodge == nil && annotations.isEmpty
      && !saysAccessibility && plot == 0
  }
}

extension _ChartCollector {
  var style: MarkStyle {
    _read { yield said.pointee.style }
    _modify { yield &said.pointee.style }
  }
  var opacity: Double {
    _read { yield said.pointee.opacity }
    _modify { yield &said.pointee.opacity }
  }
  var symbolArea: Double {
    _read { yield said.pointee.symbolArea }
    _modify { yield &said.pointee.symbolArea }
  }
  var foregroundStyle: ChannelValue? {
    _read { yield said.pointee.foregroundStyle }
    _modify { yield &said.pointee.foregroundStyle }
  }
  var hiddenSeries: ChannelValue? {
    _read { yield said.pointee.hiddenSeries }
    _modify { yield &said.pointee.hiddenSeries }
  }
  var symbol: ChannelValue? {
    _read { yield said.pointee.symbol }
    _modify { yield &said.pointee.symbol }
  }
  var symbolSize: ChannelValue? {
    _read { yield said.pointee.symbolSize }
    _modify { yield &said.pointee.symbolSize }
  }
  var lineStyle: ChannelValue? {
    _read { yield said.pointee.lineStyle }
    _modify { yield &said.pointee.lineStyle }
  }
  var dodge: DodgeValue? {
    _read { yield said.pointee.dodge }
    _modify { yield &said.pointee.dodge }
  }
  var annotations: [MarkAnnotation] {
    _read { yield said.pointee.annotations }
    _modify { yield &said.pointee.annotations }
  }
  var accessibility: MarkAccessibility {
    _read { yield said.pointee.accessibility }
    _modify { yield &said.pointee.accessibility }
  }
  var saysAccessibility: Bool {
    _read { yield said.pointee.saysAccessibility }
    _modify { yield &said.pointee.saysAccessibility }
  }
  var stamp: Int {
    _read { yield said.pointee.stamp }
    _modify { yield &said.pointee.stamp }
  }
}
