import Charts
import SwiftUI

/// A vector field: a custom symbol shape, rotated by the angle and coloured by the speed.
public struct WindField: View {
  /// An arrow that points along an angle, clockwise from the right.
  struct Arrow: ChartSymbolShape {
    var angle: Double

    var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    func path(in rect: CGRect) -> Path {
      let (reach, head) = (rect.width / 2, rect.width / 4)
      var path = Path()
      path.move(to: CGPoint(x: -reach, y: 0))
      path.addLine(to: CGPoint(x: reach, y: 0))
      path.move(to: CGPoint(x: reach - head, y: -head))
      path.addLine(to: CGPoint(x: reach, y: 0))
      path.addLine(to: CGPoint(x: reach - head, y: head))
      let turned = CGAffineTransform(rotationAngle: angle)
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
      return path.applying(turned).strokedPath(StrokeStyle(lineWidth: 1.5, lineCap: .round))
    }
  }

  struct Wind: Identifiable {
    var x: Double
    var y: Double
    var id: Int { Int(y * 100 + x) }

    // Air that turns around a low at (6, 4) and calms down towards it.
    var angle: Double { -atan2(y - 4, x - 6) - .pi / 2 }
    var speed: Double {
      let distance = hypot(x - 6, y - 4)
      return 12 * distance / (2 + distance * distance / 4)
    }
  }

  let winds = (0..<9).flatMap { y in (0..<13).map { x in Wind(x: Double(x), y: Double(y)) } }

  public init() {}

  public var body: some View {
    Chart(winds) { wind in
      PointMark(x: .value("East", wind.x), y: .value("North", wind.y))
        .symbol(Arrow(angle: wind.angle))
        .symbolSize(240)
        .foregroundStyle(by: .value("Speed", wind.speed))
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.teal, .indigo]))
    .chartXScale(domain: -0.5...12.5)
    .chartYScale(domain: -0.5...8.5)
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }
}
