import Charts
import Foundation
import SwiftUI
import Testing

/// Axes, their marks, values, labels and titles, each compared with the default axis.
@MainActor @Suite("Axes have an effect") struct AxisEffects {
  private var line: some View {
    Chart(rows) { LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
  }

  private var dates: some View {
    Chart(rows) { LineMark(x: .value("X", $0.when), y: .value("Y", $0.y)) }
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
  }

  private func axis(@AxisContentBuilder _ content: () -> some AxisContent) -> some View {
    line.chartXAxis(content: content)
  }

  private func labels(_ label: AxisValueLabel<some View>) -> some View {
    axis { AxisMarks { label } }
  }

  @Test func visibilityAndContentChangeThePicture() {
    expectEffect("View.chartXAxis(_:)", of: line.chartXAxis(.hidden), against: line)
    expectEffect("View.chartYAxis(_:)", of: line.chartYAxis(.hidden), against: line)
    expectEffect(
      "View.chartXAxis(content:)", of: axis { AxisMarks { AxisTick() } }, against: line)
    expectEffect(
      "View.chartYAxis(content:)", of: line.chartYAxis { AxisMarks { AxisTick() } }, against: line)
    expectEffect(
      "View.chartXAxisStyle(content:)", of: line.chartXAxisStyle { $0.background(.yellow) }, against: line)
    expectEffect(
      "View.chartYAxisStyle(content:)", of: line.chartYAxisStyle { $0.background(.yellow) }, against: line)
    expectEffect(
      "ChartAxisContent.body", of: line.chartYAxisStyle { $0 }, against: line.chartYAxis(.hidden))
  }

  @Test func titlesChangeThePicture() {
    let resource = LocalizedStringResource("Height")
    let name = "Height"
    let changed: [(String, AnyView)] = [
      ("View.chartXAxisLabel(_:position:alignment:spacing:)", AnyView(line.chartXAxisLabel("Height"))),
      (
        "View.chartXAxisLabel(_:position:alignment:spacing:)",
        AnyView(line.chartXAxisLabel(name, position: .top))
      ),
      (
        "View.chartXAxisLabel(_:position:alignment:spacing:)",
        AnyView(line.chartXAxisLabel(resource, alignment: .trailing))
      ),
      (
        "View.chartXAxisLabel(position:alignment:spacing:content:)",
        AnyView(line.chartXAxisLabel(spacing: 9) { Text("Height") })
      ),
      ("View.chartYAxisLabel(_:position:alignment:spacing:)", AnyView(line.chartYAxisLabel("Height"))),
      (
        "View.chartYAxisLabel(_:position:alignment:spacing:)",
        AnyView(line.chartYAxisLabel(name, position: .leading))
      ),
      (
        "View.chartYAxisLabel(_:position:alignment:spacing:)",
        AnyView(line.chartYAxisLabel(resource, alignment: .leading))
      ),
      (
        "View.chartYAxisLabel(position:alignment:spacing:content:)",
        AnyView(line.chartYAxisLabel(spacing: 9) { Text("Height") })
      ),
    ]
    var seen: Set<String> = [drawn(line)]
    for (name, view) in changed {
      expectEffect(name, of: view, against: line)
      #expect(seen.insert(drawn(view)).inserted, "\(name) looks like another form")
    }
  }

  @Test func initializersOfAxisMarksChangeThePicture() {
    let blank = axis {}
    let stroke = StrokeStyle(lineWidth: 3)
    let changed: [(String, AnyView)] = [
      (
        "AxisMarks.init(preset:position:values:stroke:)",
        AnyView(axis { AxisMarks(position: .top, values: .stride(by: 2), stroke: stroke) })
      ),
      (
        "AxisMarks.init(preset:position:values:stroke:)",
        AnyView(axis { AxisMarks(values: [1.0, 4.0], stroke: stroke) })
      ),
      (
        "AxisMarks.init(format:preset:position:values:stroke:)",
        AnyView(axis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) })
      ),
      (
        "AxisMarks.init(format:preset:position:values:stroke:)",
        AnyView(axis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [1.0, 4.0]) })
      ),
      (
        "AxisMarks.init(preset:position:values:content:)",
        AnyView(axis { AxisMarks(values: .automatic(desiredCount: 9)) { AxisGridLine() } })
      ),
      (
        "AxisMarks.init(preset:position:values:content:)",
        AnyView(axis { AxisMarks(values: .automatic) { value in AxisValueLabel("no. \(value.index)") } })
      ),
      (
        "AxisMarks.init(preset:position:values:content:)",
        AnyView(axis { AxisMarks(values: [1.0, 4.0]) { AxisGridLine() } })
      ),
      (
        "AxisMarks.init(preset:position:values:content:)",
        AnyView(axis { AxisMarks(values: [1.0, 4.0]) { value in AxisValueLabel("no. \(value.index)") } })
      ),
    ]
    var seen: Set<String> = [drawn(blank), drawn(line)]
    for (name, view) in changed { #expect(seen.insert(drawn(view)).inserted, "\(name)") }
  }

  @Test func positionsAndPresetsChangeThePicture() {
    func at(_ position: AxisMarkPosition) -> some View { axis { AxisMarks(position: position) } }
    func side(_ position: AxisMarkPosition) -> some View {
      line.chartYAxis { AxisMarks(position: position) }
    }
    expectSame("AxisMarkPosition.automatic", [AnyView(at(.automatic))], as: line)
    expectSame("AxisMarkPosition.bottom", [AnyView(at(.bottom))], as: line)
    expectEffect("AxisMarkPosition.top", of: at(.top), against: line)
    expectSame("AxisMarkPosition.trailing", [AnyView(side(.trailing))], as: line)
    expectEffect("AxisMarkPosition.leading", of: side(.leading), against: line)

    func preset(_ preset: AxisMarkPreset) -> some View {
      Chart(rows) { LineMark(x: .value("X", $0.x * 1000), y: .value("Y", $0.y)) }
        .chartXAxis { AxisMarks(preset: preset) }
        .chartYAxis { AxisMarks(preset: preset) }
    }
    expectEffect("AxisMarkPreset.automatic", of: preset(.automatic), against: Chart {})
    expectEffect("AxisMarkPreset.aligned", of: preset(.aligned), against: preset(.automatic))
    expectEffect("AxisMarkPreset.extended", of: preset(.extended), against: preset(.automatic))
    expectEffect("AxisMarkPreset.inset", of: preset(.inset), against: preset(.automatic))
  }

  @Test func valuesChangeThePicture() {
    func with(_ values: AxisMarkValues) -> some View { line.chartYAxis { AxisMarks(values: values) } }
    expectSame("AxisMarkValues.automatic", [AnyView(with(.automatic))], as: line)
    expectEffect(
      "AxisMarkValues.automatic(desiredCount:roundLowerBound:roundUpperBound:)",
      of: with(.automatic(desiredCount: 9)), against: line)
    expectEffect(
      "AxisMarkValues.automatic(desiredCount:roundLowerBound:roundUpperBound:)",
      of: with(.automatic(roundUpperBound: false)), against: line)
    expectEffect(
      "AxisMarkValues.automatic(minimumStride:desiredCount:roundLowerBound:roundUpperBound:)",
      of: with(.automatic(minimumStride: 5, desiredCount: 9)), against: with(.automatic(desiredCount: 9)))
    expectEffect(
      "AxisMarkValues.stride(by:roundLowerBound:roundUpperBound:)",
      of: with(.stride(by: 3, roundUpperBound: true)), against: line)
    expectEffect(
      "AxisMarkValues.stride(by:count:roundLowerBound:roundUpperBound:calendar:)",
      of: dates.chartXAxis { AxisMarks(values: .stride(by: .day, count: 3)) }, against: dates)
  }

  @Test func linesAndTicksChangeThePicture() {
    let stroke = StrokeStyle(lineWidth: 3)
    let grid = axis { AxisMarks { AxisGridLine() } }
    expectEffect(
      "AxisGridLine.init(centered:stroke:)", of: axis { AxisMarks { AxisGridLine(stroke: stroke) } },
      against: grid)
    expectEffect(
      "AxisGridLine.init(centered:stroke:)",
      of: dates.chartXAxis { AxisMarks { AxisGridLine(centered: true) } },
      against: dates.chartXAxis { AxisMarks { AxisGridLine() } })
    func ticks(_ length: AxisTick.Length) -> some View {
      axis {
        AxisMarks {
          AxisTick(length: length)
          AxisValueLabel(centered: true, orientation: .vertical)
        }
      }
    }
    let short = axis {
      AxisMarks {
        AxisTick(length: 1)
        AxisValueLabel(centered: true, orientation: .vertical)
      }
    }
    expectEffect(
      "AxisTick.init(centered:length:stroke:)",
      of: axis { AxisMarks { AxisTick(length: 20, stroke: stroke) } },
      against: axis { AxisMarks { AxisTick(length: 3) } })
    expectEffect(
      "AxisTick.init(centered:length:stroke:)",
      of: dates.chartXAxis { AxisMarks { AxisTick(centered: true) } },
      against: dates.chartXAxis { AxisMarks { AxisTick() } })
    expectEffect("AxisTick.Length.automatic", of: ticks(.automatic), against: short)
    expectEffect("AxisTick.Length.label", of: ticks(.label), against: short)
    expectEffect("AxisTick.Length.longestLabel", of: ticks(.longestLabel), against: short)
    expectEffect(
      "AxisTick.Length.label(extendPastBy:)", of: ticks(.label(extendPastBy: 9)), against: ticks(.label))
    expectEffect(
      "AxisTick.Length.longestLabel(extendPastBy:)", of: ticks(.longestLabel(extendPastBy: 9)),
      against: ticks(.longestLabel))
  }

  @Test func modifiersOfAxisMarksChangeThePicture() {
    let plain = axis { AxisMarks { AxisValueLabel() } }
    expectEffect(
      "AxisMark.font(_:)", of: axis { AxisMarks { AxisValueLabel().font(.title) } }, against: plain)
    expectEffect(
      "AxisMark.foregroundStyle(_:)",
      of: axis { AxisMarks { AxisValueLabel().foregroundStyle(.red) } }, against: plain)
    let moved = axis { AxisMarks { AxisValueLabel().offset(x: 4, y: 5) } }
    expectEffect("AxisMark.offset(x:y:)", of: moved, against: plain)
    expectSame(
      "AxisMark.offset(_:)",
      [AnyView(axis { AxisMarks { AxisValueLabel().offset(CGSize(width: 4, height: 5)) } })], as: moved)
    expectSame(
      "AnyAxisMark.init(_:)",
      [AnyView(axis { AxisMarks { AnyAxisMark(AxisValueLabel() as any AxisMark) } })], as: plain)
    expectSame(
      "AnyAxisMark.init(erasing:)",
      [AnyView(axis { AxisMarks { AnyAxisMark(erasing: AxisValueLabel()) } })], as: plain)
    expectSame(
      "AnyAxisContent.init(_:)",
      [AnyView(axis { AnyAxisContent(AxisMarks { AxisValueLabel() } as any AxisContent) })], as: plain)
    expectSame(
      "AnyAxisContent.init(erasing:)",
      [AnyView(axis { AnyAxisContent(erasing: AxisMarks { AxisValueLabel() }) })], as: plain)
    expectSame(
      "AxisContent.compositingLayer()",
      [AnyView(axis { AxisMarks { AxisValueLabel() }.compositingLayer() })], as: plain)
    expectEffect(
      "AxisContent.compositingLayer(style:)",
      of: axis { AxisMarks { AxisValueLabel() }.compositingLayer { $0.opacity(0.3) } }, against: plain)
  }

  @Test func axisValuesChangeThePicture() {
    let counted = axis { AxisMarks { value in AxisValueLabel("\(value.index) of \(value.count)") } }
    #expect(drawn(counted).contains("1 of "))
    expectEffect("AxisValue.index", of: counted, against: line)
    expectEffect("AxisValue.count", of: counted, against: line)
    let doubled = axis {
      AxisMarks { value in AxisValueLabel("\(2 * (value.as(Double.self) ?? -1), format: .number)") }
    }
    expectEffect("AxisValue.as(_:)", of: doubled, against: axis { AxisMarks { AxisValueLabel() } })
  }

  @Test func initializersOfLabelsChangeThePicture() {
    let name = "unit"
    var seen: Set<String> = [drawn(axis { AxisMarks { AxisValueLabel() } })]
    let options =
      "centered:anchor:multiLabelAlignment:collisionResolution:offsetsMarks:orientation:horizontalSpacing:verticalSpacing:"
    for (index, view) in [
      AnyView(labels(AxisValueLabel("key"))), AnyView(labels(AxisValueLabel(name))),
      AnyView(labels(AxisValueLabel(LocalizedStringResource("resource")))),
      AnyView(labels(AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent()))),
      AnyView(labels(AxisValueLabel { Text("view") })),
    ].enumerated() {
      #expect(seen.insert(drawn(view)).inserted, "AxisValueLabel.init, \(options) spelling \(index)")
    }
  }

  @Test func optionsOfLabelsChangeThePicture() {
    let plain = axis { AxisMarks { AxisValueLabel() } }
    for (name, view) in [
      ("centered", axis { AxisMarks { AxisValueLabel(centered: true) } }),
      ("anchor", axis { AxisMarks { AxisValueLabel(anchor: .topTrailing) } }),
      ("horizontalSpacing", axis { AxisMarks { AxisValueLabel(horizontalSpacing: 9) } }),
      ("verticalSpacing", axis { AxisMarks { AxisValueLabel(verticalSpacing: 9) } }),
      ("orientation", axis { AxisMarks { AxisValueLabel(orientation: .vertical) } }),
    ] {
      expectEffect("AxisValueLabel \(name)", of: view, against: plain)
    }
    func side(_ alignment: Alignment?) -> some View {
      Chart(rows) { LineMark(x: .value("X", $0.x), y: .value("Y", $0.y * 30)) }
        .chartYAxis { AxisMarks { AxisValueLabel(multiLabelAlignment: alignment) } }
    }
    expectEffect("AxisValueLabel multiLabelAlignment", of: side(.trailing), against: side(nil))
    func inset(_ offsets: Bool?) -> some View {
      Chart(rows) { BarMark(x: .value("X", $0.y), y: .value("Y", $0.kind)) }
        .chartYAxis { AxisMarks(preset: .inset) { AxisValueLabel(offsetsMarks: offsets) } }
    }
    expectEffect("AxisValueLabel offsetsMarks", of: inset(true), against: inset(false))
  }

  @Test func orientationsChangeThePicture() {
    func turned(_ orientation: AxisValueLabelOrientation) -> some View {
      axis { AxisMarks { AxisValueLabel(orientation: orientation) } }
    }
    expectSame(
      "AxisValueLabelOrientation.automatic", [AnyView(turned(.automatic))], as: turned(.horizontal))
    expectEffect(
      "AxisValueLabelOrientation.vertical", of: turned(.vertical), against: turned(.horizontal))
    expectEffect(
      "AxisValueLabelOrientation.verticalReversed", of: turned(.verticalReversed),
      against: turned(.vertical))
    expectEffect(
      "AxisValueLabelOrientation.horizontal", of: turned(.horizontal), against: line.chartXAxis(.hidden))
  }

  @Test func collisionsChangeThePicture() {
    func crowded(_ resolution: AxisValueLabelCollisionResolution) -> some View {
      Chart(rows) { LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
        .chartXAxis {
          AxisMarks(values: .stride(by: 0.25)) {
            AxisValueLabel(
              format: FloatingPointFormatStyle<Double>.number.precision(.fractionLength(3)),
              collisionResolution: resolution)
          }
        }
    }
    let all = crowded(.disabled)
    expectEffect("AxisValueLabelCollisionResolution.disabled", of: all, against: crowded(.automatic))
    expectEffect("AxisValueLabelCollisionResolution.greedy", of: crowded(.greedy), against: all)
    expectEffect(
      "AxisValueLabelCollisionResolution.greedy(priority:minimumSpacing:)",
      of: crowded(.greedy(minimumSpacing: 40)), against: crowded(.greedy))
    expectEffect("AxisValueLabelCollisionResolution.truncate", of: crowded(.truncate), against: all)
    expectEffect("AxisValueLabelCollisionResolution.automatic", of: crowded(.automatic), against: all)
  }
}
