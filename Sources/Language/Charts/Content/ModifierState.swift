import OpenChartsChartModel
import SwiftUI

/// The style and channels that the modifiers around a mark set. The innermost modifier of each kind takes precedence.
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
