import Charts
import SwiftUI

/// Layers: a blurred copy makes the line glow, and shadows and opacity apply to marks as a whole.
public struct Heartbeat: View {
  struct Sample: Identifiable {
    var second: Double
    var millivolts: Double
    var id: Double { second }
  }

  /// Four beats: each a small wave, the spike, and a wave after it.
  let samples = (0...320).map { index in
    let second = Double(index) / 100
    let phase = second.truncatingRemainder(dividingBy: 0.8)
    func wave(_ middle: Double, _ width: Double, _ height: Double) -> Double {
      height * exp(-pow((phase - middle) / width, 2))
    }
    let volts =
      wave(0.16, 0.03, 0.14) + wave(0.285, 0.009, -0.12) + wave(0.31, 0.012, 1.2) + wave(0.34, 0.01, -0.26)
      + wave(0.52, 0.045, 0.3)
    return Sample(second: second, millivolts: (volts * 100).rounded() / 100)
  }

  public init() {}

  /// Lines of different series are not joined.
  private func trace(_ series: String) -> some ChartContent {
    LinePlot(
      samples,
      x: .value("Time", \.second),
      y: .value("Voltage", \.millivolts),
      series: .value("Layer", series)
    )
    .foregroundStyle(.green)
  }

  public var body: some View {
    Chart {
      trace("Glow")
        .lineStyle(StrokeStyle(lineWidth: 5))
        .compositingLayer { layer in
          layer.opacity(0.5)
        }
        .blur(radius: 5)
        .accessibilityHidden(true)
      trace("Voltage")
        .lineStyle(StrokeStyle(lineWidth: 2, lineJoin: .round))

      PointMark(x: .value("Time", 3.11 - 0.4), y: .value("Voltage", 1.2))
        .symbolSize(80)
        .foregroundStyle(.red)
        .shadow(color: .red.opacity(0.6), radius: 4)
    }
    .chartXScale(domain: 0...3.2)
    .chartYScale(domain: -0.5...1.5)
    .chartXAxisLabel("Seconds")
    .chartYAxisLabel("Millivolts")
  }
}
