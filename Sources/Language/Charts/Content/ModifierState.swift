import ChartModel
import SwiftUI

/// The style and channels set by the modifiers around a mark, the innermost of each kind.
struct ModifierState {
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
  /// The area in square points; negative if not set.
  var symbolArea = -1.0
  var foregroundStyle: ChannelValue?
  /// A `foregroundStyle(by:)` that a plain style overrides. It still separates lines.
  var hiddenSeries: ChannelValue?
  var symbol: ChannelValue?
  var symbolSize: ChannelValue?
  var lineStyle: ChannelValue?
  var dodge: DodgeValue?
  var annotations: [MarkAnnotation] = []
  var accessibility = MarkAccessibility()
  var saysAccessibility = false
  /// The number of the vectorized plot that is being collected; 0 for other marks and for named series.
  var plot = 0
}

extension _ChartCollector {
  var style: MarkStyle {
    _read { yield modifierState.pointee.style }
    _modify { yield &modifierState.pointee.style }
  }
  var opacity: Double {
    _read { yield modifierState.pointee.opacity }
    _modify { yield &modifierState.pointee.opacity }
  }
  var symbolArea: Double {
    _read { yield modifierState.pointee.symbolArea }
    _modify { yield &modifierState.pointee.symbolArea }
  }
  var foregroundStyle: ChannelValue? {
    _read { yield modifierState.pointee.foregroundStyle }
    _modify { yield &modifierState.pointee.foregroundStyle }
  }
  var hiddenSeries: ChannelValue? {
    _read { yield modifierState.pointee.hiddenSeries }
    _modify { yield &modifierState.pointee.hiddenSeries }
  }
  var symbol: ChannelValue? {
    _read { yield modifierState.pointee.symbol }
    _modify { yield &modifierState.pointee.symbol }
  }
  var symbolSize: ChannelValue? {
    _read { yield modifierState.pointee.symbolSize }
    _modify { yield &modifierState.pointee.symbolSize }
  }
  var lineStyle: ChannelValue? {
    _read { yield modifierState.pointee.lineStyle }
    _modify { yield &modifierState.pointee.lineStyle }
  }
  var dodge: DodgeValue? {
    _read { yield modifierState.pointee.dodge }
    _modify { yield &modifierState.pointee.dodge }
  }
  var annotations: [MarkAnnotation] {
    _read { yield modifierState.pointee.annotations }
    _modify { yield &modifierState.pointee.annotations }
  }
  var accessibility: MarkAccessibility {
    _read { yield modifierState.pointee.accessibility }
    _modify { yield &modifierState.pointee.accessibility }
  }
  var saysAccessibility: Bool {
    _read { yield modifierState.pointee.saysAccessibility }
    _modify { yield &modifierState.pointee.saysAccessibility }
  }
  var stamp: Int {
    _read { yield modifierState.pointee.stamp }
    _modify { yield &modifierState.pointee.stamp }
  }
}
