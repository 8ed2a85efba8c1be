import Charts
import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@MainActor @Suite struct ChartModifierTests {
  private var chart: some View {
    Chart { BarMark(x: .value("X", "a"), y: .value("Y", 2)) }
  }

  @Test func positionScalesReachTheRequest() throws {
    let request = try collected(
      of: chart.chartXScale(domain: ["b", "a"], range: .plotDimension(padding: 4))
        .chartYScale(domain: 1...100, range: 10...90, type: .log))
    guard case .values(let names) = request.scales.x.domain,
      case .values(let bounds) = request.scales.y.domain
    else {
      Issue.record("no values")
      return
    }
    #expect(names == [.category("b"), .category("a")])
    #expect(bounds == [.number(1), .number(100)])
    #expect(request.scales.x.range == .plotDimension(startPadding: 4, endPadding: 4))
    #expect(request.scales.y.range == .explicit(10, 90))
    #expect(request.scales.y.kind == .log)
  }

  @Test func automaticDomainsKeepTheirOptions() throws {
    let request = try collected(
      of: chart.chartYScale(
        domain: .automatic(includesZero: false, reversed: true, dataType: Double.self) { $0.append(99) }))
    guard case .automatic(let zero, let reversed, let modify?) = request.scales.y.domain else {
      Issue.record("not automatic")
      return
    }
    #expect(zero == false && reversed == true)
    var values: [DataValue] = [.number(1), .number(2)]
    modify(&values)
    #expect(values == [.number(1), .number(2), .number(99)])
    var names: [DataValue] = [.category("a")]
    modify(&names)
    #expect(names == [.category("a")])
  }

  @Test func whatIsNearerWinsAndContainersReachAllCharts() throws {
    let view = VStack {
      chart.chartXAxis(.visible)
      chart
    }
    .chartXAxis(.hidden)
    .chartYScale(domain: 0...5)
    let requests = ViewTree.chartRequests(of: view)
    #expect(requests.map(\.xAxis.visibility) == [.visible, .hidden])
    for request in requests {
      guard case .values = request.scales.y.domain else {
        Issue.record("domain is lost")
        return
      }
    }
  }

  @Test func styleScalesTakePairsListsGradientsAndMappings() throws {
    let environment = EnvironmentValues()
    func scale(_ view: some View) throws -> StyleScaleRequest<Brush> {
      try request(of: view).scales.foregroundStyle
    }
    let pairs = try scale(chart.chartForegroundStyleScale(["a": Color.red, "b": .green]))
    guard case .values(let names) = pairs.domain, case .values(let brushes) = pairs.range else {
      Issue.record("no pairs")
      return
    }
    #expect(names == [.category("a"), .category("b")])
    #expect(brushes == [.color(Color.red.rgba(in: environment)), .color(Color.green.rgba(in: environment))])

    let ramp = try scale(chart.chartForegroundStyleScale(range: Gradient(colors: [.white, .black])))
    guard case .gradient(let stops) = ramp.range else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.color) == [.white, .black])

    let mapping = try scale(
      chart.chartForegroundStyleScale(mapping: { (name: String) in name == "a" ? Color.black : .white }))
    guard case .mapping(let map) = mapping.range else {
      Issue.record("no mapping")
      return
    }
    #expect(map(.category("a")) == .color(.black))
    #expect(map(.number(1)) == nil)

    let listed = try scale(
      chart.chartForegroundStyleScale(domain: ["a"], range: [Color.black], type: .category))
    #expect(listed.kind == .category)
    let computed = try scale(
      chart.chartForegroundStyleScale(domain: [1, 2]) { $0 == 1 ? Color.black : .white })
    guard case .values(let two) = computed.range else {
      Issue.record("no values")
      return
    }
    #expect(two == [.color(.black), .color(.white)])
  }

  @Test func symbolSizeAndLineScalesReachTheRequest() throws {
    let scales = try request(
      of: chart.chartSymbolScale(
        ["a": .circle, "b": .square] as KeyValuePairs<String, BasicChartSymbolShape>
      )
      .chartSymbolSizeScale(range: 4...40)
      .chartLineStyleScale(domain: ["a"], range: [StrokeStyle(lineWidth: 5)])
    ).scales
    guard case .values(let symbols) = scales.symbol.range, case .values(let areas) = scales.symbolSize.range,
      case .values(let strokes) = scales.lineStyle.range
    else {
      Issue.record("no values")
      return
    }
    #expect(symbols == [.shape(BasicSymbol.circle.shape), .shape(BasicSymbol.square.shape)])
    #expect(areas == [4, 40])
    #expect(strokes == [Stroke(width: 5)])
  }

  @Test func axesTakeMarksTitlesAndVisibility() throws {
    let request = try collected(
      of: chart.chartXAxis {
        AxisMarks(preset: .aligned, position: .top, values: .automatic(desiredCount: 3))
        AxisMarks(values: [1, 2]) { value in
          AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.red)
          AxisTick(length: 5)
          if value.as(Int.self) == 2 { AxisValueLabel("Two").font(.title).offset(x: 1, y: 2) }
        }
      }
      .chartYAxis(.hidden)
      .chartXAxisLabel("Name", position: .bottom, alignment: .trailing, spacing: 9)
    )
    let marks = try #require(request.xAxis.marks)
    #expect(marks.count == 2)
    #expect(marks[0].preset == .aligned && marks[0].position == .top && marks[0].content == nil)
    let content = try #require(marks[1].content)
    let first = content(AxisValueContext(index: 0, count: 2, value: .number(1)))
    let second = content(AxisValueContext(index: 1, count: 2, value: .number(2)))
    #expect(first.count == 2)
    guard second.count == 3, case .gridLine(let line) = second[0], case .tick(_, let length) = second[1],
      case .label(let label) = second[2], case .text(let text) = label.content
    else {
      Issue.record("wrong items")
      return
    }
    #expect(line.centered == true && line.stroke?.width == 2)
    #expect(line.brush == .color(Color.red.rgba(in: EnvironmentValues())))
    #expect(length == .fixed(5))
    #expect(text == "Two" && label.offset == Size(1, 2) && label.font?.size == 28)
    #expect(request.yAxis.visibility == .hidden)
    let title = try #require(request.xAxis.titles.first)
    #expect(title.text == "Name" && title.position == .bottom && title.spacing == 9)
    #expect(title.alignment == ContentAlignment(1, 0.5))
  }

  @Test func labelsTakeFormatsInTheReadersLocaleAndTimeZone() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    environment.timeZone = TimeZone(secondsFromGMT: 0)!
    let request = try collected(
      of: chart.chartYAxis {
        AxisMarks(format: FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1)))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .month, count: 2)) { AxisValueLabel(format: .dateTime.month(.wide)) }
      },
      in: environment)
    let format = try #require(request.yAxis.marks?.first?.format)
    #expect(format(.number(1234.5)) == "1.234,5")
    #expect(format(.category("a")) == nil)
    let make = try #require(request.xAxis.marks?.first?.content)
    let items = make(AxisValueContext(index: 0, count: 1, value: .date(0)))
    guard case .label(let label)? = items.first, case .text(let month) = label.content else {
      Issue.record("no label")
      return
    }
    #expect(month == "Januar")
  }

  @Test func labelOptionsReachTheEngine() throws {
    let request = try collected(
      of: chart.chartXAxis {
        AxisMarks {
          AxisValueLabel(
            centered: true, anchor: .topTrailing, multiLabelAlignment: .leading,
            collisionResolution: .greedy(priority: 2, minimumSpacing: 6), offsetsMarks: false,
            orientation: .verticalReversed, horizontalSpacing: 1, verticalSpacing: 2)
          AxisValueLabel(horizontalSpacing: 3) { Circle().frame(width: 7, height: 7) }
        }
      })
    let make = try #require(request.xAxis.marks?.first?.content)
    let items = make(AxisValueContext(index: 0, count: 1, value: .number(0)))
    guard items.count == 2, case .label(let plain) = items[0], case .label(let drawn) = items[1],
      case .view(let view) = drawn.content
    else {
      Issue.record("no labels")
      return
    }
    #expect(plain.centered == true && plain.anchor?.x == 1 && plain.anchor?.y == 0)
    #expect(plain.multiLabelAlignment == ContentAlignment(0, 0.5))
    #expect(plain.collision == .greedy(priority: 2, minimumSpacing: 6))
    #expect(plain.offsetsMarks == false && plain.orientation == .verticalReversed)
    #expect(plain.horizontalSpacing == 1 && plain.verticalSpacing == 2)
    #expect(view.size(width: nil, height: nil) == Size(7, 7))
  }

  @Test func legendsTakePlaceAndContent() throws {
    let request = try collected(
      of: chart.chartLegend(position: .top, alignment: .trailing, spacing: 5) {
        Rectangle().frame(width: 30, height: 8)
      })
    #expect(request.legend.position == .top && request.legend.spacing == 5)
    #expect(request.legend.content?.size(width: nil, height: nil) == Size(30, 8))
  }

  @Test func legendsMayBeHidden() throws {
    #expect(try request(of: chart.chartLegend(.hidden)).legend.visibility == .hidden)
    let placed = chart.chartLegend(position: .top).chartLegend(.hidden)
    #expect(try request(of: placed).legend.visibility == .hidden)
  }

  @Test func axesHiddenFromOutsideStayHiddenWhateverTheyAreMadeOf() throws {
    let hidden = chart.chartXAxis { AxisMarks(values: [1]) }.chartXAxis(.hidden)
    #expect(try request(of: hidden).xAxis.visibility == .hidden)
  }

  @Test func plotStylesAnswerWithTheirSizeAndThePlotWithin() throws {
    let request = try collected(
      of: chart.chartPlotStyle { $0.frame(height: 60).padding(.leading, 10).background(.red) })
    let style = try #require(request.plotStyle)
    let (size, plot) = style.layout(proposal: Size(200, 300))
    #expect(size == Size(200, 60))
    #expect(plot == Rect(x: 10, y: 0, width: 190, height: 60))
    let mark = DisplayItem.path(
      PathItem(VectorPath(Rect(x: 0, y: 0, width: 1, height: 1)), fill: .color(.black)))
    let drawn = style.draw(size: size, plot: DisplayList([mark]))
    #expect(drawn.items.count == 2)
  }

  @Test func theEnvironmentBecomesTheEngines() throws {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    environment.layoutDirection = .rightToLeft
    environment.locale = Locale(identifier: "ar")
    environment.accessibilityDifferentiateWithoutColor = true
    environment.dynamicTypeSize = .xxxLarge
    let chart = try request(of: chart, in: environment).environment
    #expect(chart.palette.count == 7)
    #expect(chart.palette[1] == RGBA(bytes: 48, 209, 88))
    #expect(chart.isRightToLeft && chart.differentiateWithoutColor)
    #expect(chart.labelFont.size > 11)
    #expect(chart.calendar.timeZone == environment.timeZone)
  }
}
