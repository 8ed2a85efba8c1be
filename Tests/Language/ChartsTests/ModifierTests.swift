import Charts
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@MainActor @Suite struct ModifierTests {
  private func point() -> some ChartContent { PointMark(x: .value("X", 1), y: .value("Y", 2)) }
  private func style(@ChartContentBuilder _ content: () -> some ChartContent) throws -> MarkStyle {
    try table(content).style(at: 0)
  }

  @Test func stylesReachTheTable() throws {
    #expect(try style { point().interpolationMethod(.catmullRom) }.interpolation == .catmullRom(alpha: 0.5))
    #expect(try style { point().zIndex(3) }.zIndex == 3)
    #expect(try style { point().alignsMarkStylesWithPlotArea() }.alignsWithPlot)
    #expect(try style { point().cornerRadius(4, style: .circular) }.continuousCorners == false)
    #expect(try style { point().cornerRadius(4) }.continuousCorners)
    let stroke = try style { point().lineStyle(StrokeStyle(lineWidth: 3, dash: [2, 1])) }.stroke
    #expect(stroke == Stroke(width: 3, dash: [2, 1]))
    #expect(try style { point().symbolSize(CGSize(width: 3, height: 4)) }.symbolBox == Size(3, 4))
    #expect(try table { point().symbolSize(30) }.symbolArea[0] == 30)
  }

  @Test func offsetsMoveWholeMarksOrSingleEdges() throws {
    let offset = try style { point().offset(x: 1, yStart: 2, yEnd: 3) }.offset
    #expect([offset.xStart, offset.xEnd, offset.yStart, offset.yEnd] == [1, 1, 2, 3])
    let other = try style { point().offset(xStart: 1, xEnd: 2, y: 3) }.offset
    #expect([other.xStart, other.xEnd, other.yStart, other.yEnd] == [1, 2, 3, 3])
    let edges = try style { point().offset(xStart: 1, xEnd: 2, yStart: 3, yEnd: 4) }.offset
    #expect([edges.xStart, edges.xEnd, edges.yStart, edges.yEnd] == [1, 2, 3, 4])
  }

  @Test func stylesBlendMarksWithWhatLiesBelow() throws {
    let found = try style { point().foregroundStyle(.blue.blendMode(.multiply)) }
    #expect(found.effects == [.blend(.multiply)])
    #expect(found.brush == .color(Color.blue.rgba(in: EnvironmentValues())))
  }

  @Test func effectsRunFromTheMarkOutwards() throws {
    let effects = try style { point().blur(radius: 2).shadow(radius: 3, x: 1).clipShape(Circle()) }.effects
    #expect(effects.count == 3)
    #expect(effects[0] == .blur(radius: 2))
    guard case .shadow(let shadow) = effects[1], case .clip = effects[2] else {
      Issue.record("wrong order")
      return
    }
    #expect(shadow.radius == 3 && shadow.x == 1 && abs(shadow.color.a - 0.33) < 1e-9)
  }

  @Test func equalShapesAreEqualStyles() throws {
    let marks = try table {
      ForEach(0..<4) { i in
        point().clipShape(RoundedRectangle(cornerRadius: i < 2 ? 4 : 6))
      }
    }
    #expect(marks.styles.count == 2)
    #expect(marks.styleCodes == [0, 0, 1, 1])
  }

  /// Two squares, one inside the other.
  private struct Squares: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
      return path
    }
  }

  @Test func shapesThatCrossThemselvesCutAsTheirStyleSays() throws {
    func svg(_ change: @escaping (BarMark) -> some ChartContent) throws -> String {
      try ImageRenderer(content: Chart { change(BarMark(x: .value("X", "a"), y: .value("Y", 3))) }).svg()
    }
    for blur in [0.0, 2] {
      let full = try svg { $0.blur(radius: blur).clipShape(Squares()) }
      let hollow = try svg { $0.blur(radius: blur).clipShape(Squares(), style: FillStyle(eoFill: true)) }
      #expect(!full.contains("evenodd") && hollow.contains("evenodd"))
    }
    let marks = try table {
      ForEach(0..<2) { i in point().clipShape(Squares(), style: FillStyle(eoFill: i == 1)) }
    }
    #expect(marks.styles.count == 2)
  }

  @Test func colorsResolveInTheChartsEnvironment() throws {
    let chart = Chart { point().foregroundStyle(Color.blue) }
    let light = try request(of: chart).marks[0].style(at: 0).brush
    let dark = try request(of: chart.environment(\.colorScheme, .dark)).marks[0].style(at: 0).brush
    #expect(light == .color(RGBA(bytes: 0, 136, 255)))
    #expect(dark == .color(RGBA(bytes: 0, 145, 255)))
  }

  @Test func symbolsAreShapesOrViews() throws {
    #expect(try style { point().symbol(.cross) }.symbol == .shape(BasicSymbol.cross.shape))
    guard case .shape(let ring)? = try style({ point().symbol(Circle().strokeBorder(lineWidth: 2)) }).symbol
    else {
      Issue.record("no shape")
      return
    }
    #expect(ring.perceptualUnitRect == Rect(x: 0, y: 0, width: 1, height: 1))
    guard case .content? = try style({ point().symbol { Text("A") } }).symbol else {
      Issue.record("no view")
      return
    }
  }

  @Test func aSymbolViewOfALoopIsOneStyle() throws {
    let marks = try table { ForEach(0..<3) { _ in point() }.symbol { Text("A") } }
    #expect(marks.styles.count == 1)
  }

  @Test func positionsDodge() throws {
    let marks = try table { point().position(by: .value("P", "p"), axis: .horizontal, span: .ratio(0.9)) }
    #expect(marks.dodge?.column.categories == ["p"])
    #expect(marks.dodge?.axis == .x)
    #expect(marks.dodge?.span == .ratio(0.9))
  }

  @Test func layersNestAndMasksHoldTheirMarks() throws {
    let tables = try tables {
      Plot {
        point().mask { RectangleMark() }
        point().opacity(0.4)
      }
      .compositingLayer()
    }
    let styles = tables.flatMap { table in (0..<table.count).map { table.style(at: $0) } }
    let masked = try #require(styles[0].layer)
    #expect(masked.mask.map(\.kind) == [.rectangle])
    #expect(masked.parent.first == styles[1].layer)
    #expect(styles[1].layer != nil)
  }

  @Test func annotationsStandOnEveryMarkOfTheirContent() throws {
    let marks = try table {
      ForEach(0..<2) { _ in point() }
        .annotation(
          position: .topLeading, alignment: .bottomTrailing, spacing: 3,
          overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
        ) { context in
          Text("\(context.targetSize.width)")
        }
    }
    #expect(marks.annotations.map(\.row) == [0, 1])
    let annotation = try #require(marks.annotations.first)
    #expect(annotation.position == .topLeading)
    #expect(annotation.alignment == ContentAlignment(1, 1))
    #expect(annotation.spacing == 3)
    #expect(annotation.overflowX == .fitChart)
    #expect(annotation.overflowY == .disabled)
    #expect(annotation.content(Size(10, 5)).size(width: nil, height: nil).width > 10)
  }

  @Test func wordsForAssistiveTechnologyStayWithTheirRows() throws {
    let marks = try table {
      point()
      point().accessibilityLabel("Cachapa").accessibilityValue("\(916) sold")
        .accessibilityIdentifier("id").accessibilityHidden(true)
    }
    #expect(marks.accessibility[0] == nil)
    let said = try #require(marks.accessibility[1])
    #expect(said.label == "Cachapa" && said.value == "916 sold")
    #expect(said.identifier == "id" && said.hidden)
  }
}

@MainActor @Suite struct LayerStyleTests {
  @Test func aStyledLayerIsDrawnThroughItsViews() throws {
    let marks = try table {
      PointMark(x: .value("X", 1), y: .value("Y", 2)).compositingLayer { $0.opacity(0.5) }
    }
    let style = try #require(marks.style(at: 0).layer?.style)
    let mark = DisplayItem.path(
      PathItem(VectorPath(Rect(x: 0, y: 0, width: 1, height: 1)), fill: .color(.black)))
    let drawn = style(DisplayList([mark]), Size(20, 10))
    guard case .group(let group)? = drawn.items.first else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5)
  }
}
