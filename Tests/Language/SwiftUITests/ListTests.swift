import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct ListTests {
  private func texts(_ view: some View) -> [String] {
    let list = Probe.tree(view, width: 320, height: 600).draw().list.accessibility
    return list.flatMap { [$0.label, $0.value].filter { !$0.isEmpty } }
  }

  @Test func aSeparatorBeginsAtTheFirstTextOfARowOrAtItsGuide() {
    func starts(_ row: some View) -> [CGFloat] {
      Probe.rects(
        List {
          row
          Text("b")
        }.listStyle(.plain), width: 300
      ) { $0.displayScale = 2 }
      .filter { $0.height == 0.5 }.map(\.minX)
    }
    let label = Label {
      Text("a")
    } icon: {
      Color.red.frame(width: 20, height: 20)
    }
    #expect(starts(Text("a")) == [16])
    #expect(starts(label) == [16 + 24 + 12])
    #expect(starts(label.padding(10)) == [26 + 24 + 12])
    #expect(starts(Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in 40 }) == [56])
    // The first text of a row that sets no guide.
    let icon = Color.red.frame(width: 20, height: 20)
    let lines = VStack(alignment: .leading) {
      Text("a")
      Text("b").padding(.leading, 7)
    }
    let row = HStack(spacing: 10) {
      icon
      lines
      Spacer()
      Text("c")
    }
    #expect(starts(icon) == [16])
    #expect(starts(row) == [16 + 20 + 10])
    #expect(starts(Text("").overlay { Text("d").offset(x: 50) }) == [16])
    // Texts of controls.
    let picker = Picker("", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    #expect(starts(picker.pickerStyle(.segmented)) == [16] && starts(picker.labelsHidden()) == [16])
    #expect(starts(DatePicker("", selection: .constant(.distantPast)).labelsHidden()) == [16])
    #expect(starts(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)) == [16])
    #expect(starts(row.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }) == [16])
  }

  @Test func rowsFollowEachOtherAndSectionsKeepTheirHeaders() {
    let list = List {
      Text("Loose")
      Section("Head") {
        Text("One")
        Text("Two")
      }
      Section {
        Text("Three")
      } footer: {
        Text("Foot")
      }
    }
    #expect(texts(list) == ["Loose", "Head", "One", "Two", "Three", "Foot"])
    let nodes = Probe.tree(list, width: 320, height: 600).draw().list.accessibility
    #expect(nodes.first { $0.label == "Head" }?.role == .heading)
  }

  @Test func rowsAreAtLeast44PointsHigh() {
    let list = List {
      Text("A")
      Text("B")
    }.listStyle(.plain)
    let rows = Probe.tree(list, width: 320, height: 600).draw().list.accessibility
    #expect(abs(rows[1].frame.midY - rows[0].frame.midY - 44) < 1.5)
  }

  @Test func modifiersOfASectionReachItsRows() throws {
    func list(_ hidden: Bool) -> some View {
      List {
        Section {
          Text("A")
          Text("B")
          Text("C")
        }.listRowSeparator(hidden ? .hidden : .automatic)
      }
    }
    let hairlines = { (hidden: Bool) in
      Probe.rects(list(hidden), width: 320, height: 400).filter { $0.height == 0.5 }.count
    }
    #expect(hairlines(false) == 2 && hairlines(true) == 0)
  }

  @Test func rowsHaveTheirOwnGroundInsetsAndBadge() {
    let list = List {
      Color.green.frame(width: 10, height: 10)
        .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
        .listRowBackground(Color.red)
      Text("Mail").badge(5)
    }
    .listStyle(.plain)
    let rects = Probe.rects(list, width: 320, height: 600)
    #expect(rects.contains { $0.minX == 50 && $0.width == 10 })
    #expect(rects.contains { $0.width == 320 && $0.height == 44 })
    #expect(texts(list) == ["Mail", "5"])
  }

  @Test func aRowWithItsOwnBackgroundHidesTheCardBehindIt() {
    func cards(_ list: some View) -> Int {
      Probe.rects(list.scrollContentBackground(.hidden), width: 320, height: 400)
        .filter { $0.width == 288 && $0.height >= 44 }.count
    }
    #expect(cards(List { Text("A") }) == 1)
    #expect(cards(List { Text("A").listRowBackground(EmptyView()) }) == 0)
    #expect(
      cards(
        List {
          Text("A").listRowBackground(EmptyView())
          Text("B")
        }) == 1)
  }

  @Test func aTagOfAnotherTypeSelectsNothing() {
    func count(_ list: some View) -> Int { Probe.rects(list, width: 320, height: 400).count }
    let rows = ForEach(["a", "b"], id: \.self) { Text($0) }
    let plain = count(List { rows })
    #expect(count(List(selection: .constant(Int?.none)) { rows }) == plain)
    #expect(count(List(selection: .constant(String?.none)) { rows }) == plain)
    #expect(count(List(selection: .constant(Optional("a"))) { rows }) == plain + 1)
  }

  @Test func stylesDifferInTheirMargins() {
    func left(_ list: some View) -> Double {
      Probe.tree(list, width: 320, height: 300).draw().list.accessibility[0].frame.minX
    }
    let list = List { Text("A") }
    #expect(left(list.listStyle(.plain)) == 16)
    #expect(left(list.listStyle(.insetGrouped)) == 32)
  }

  @Test func aHiddenGroundIsNotDrawn() {
    let list = List { Text("A") }
    let all = Probe.rects(list, width: 100, height: 100).count
    #expect(Probe.rects(list.scrollContentBackground(.hidden), width: 100, height: 100).count <= all)
    let svg = { (view: AnyView) in (try? ImageRenderer(content: view).svg()) ?? "" }
    #expect(svg(AnyView(list)) != svg(AnyView(list.scrollContentBackground(.hidden))))
  }

  @Test("Headers of sections have a band only in plain lists with a background")
  func headerBands() {
    func bands(_ list: some View) -> Int {
      // Rows are at least 44 points high, and the list is 300.
      Probe.rects(list, width: 320, height: 300).filter { (20..<43).contains($0.height) }.count
    }
    let list = List { Section("Header") { Text("Row") } }
    #expect(bands(list.listStyle(.plain)) == 1)
    #expect(bands(list.listStyle(.plain).scrollContentBackground(.hidden)) == 0)
    #expect(bands(list.scrollContentBackground(.hidden)) == 0)
    #expect(bands(Form { Section("Header") { Text("Row") } }.scrollContentBackground(.hidden)) == 0)
  }

  @Test func theChosenRowIsMarked() {
    let list = List([1, 2], id: \.self, selection: .constant(Int?.some(2))) { Text("Row \($0)") }
    let nodes = Probe.tree(list, width: 320, height: 300).draw().list.accessibility
    #expect(nodes.map(\.isSelected) == [false, true])
  }

  @Test func aPickerInAFormIsARowOrARowForEachChoice() {
    func form(_ style: some PickerStyle) -> some View {
      Form {
        Picker("Range", selection: .constant(1)) {
          Text("Week").tag(1)
          Text("Month").tag(2)
        }
        .pickerStyle(style)
      }
    }
    #expect(texts(form(.menu)) == ["Range", "Week"])
    #expect(texts(form(.inline)) == ["Week", "selected", "Month"])
  }

  @Test func closedSectionsAndGroupsHideTheirRows() {
    #expect(texts(List { Section("S", isExpanded: .constant(false)) { Text("A") } }) == ["S"])
    #expect(
      texts(List { DisclosureGroup("G", isExpanded: .constant(true)) { Text("A") } }) == [
        "G", "expanded", "A",
      ])
  }

  @Test func outsideAListASectionIsItsParts() {
    #expect(texts(VStack { Section("S") { Text("A") } }) == ["S", "A"])
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  @Test func aTableHasAHeadingForEachColumnAndAnElementForEachRow() {
    let people = [Person(id: 1, name: "Anna", age: 40), Person(id: 2, name: "Ben", age: 7)]
    let table = Table(people, selection: .constant(Int?.some(2))) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text($0.age, format: .number) }.width(60)
    }
    let nodes = Probe.tree(table, width: 320, height: 200).draw().list.accessibility
    #expect(nodes.map(\.label) == ["Name", "Age", "Anna, 40", "Ben, 7"])
    #expect(nodes.map(\.isSelected) == [false, false, false, true])
    #expect(nodes[0].role == .heading && abs(nodes[1].frame.minX - (320 - 16 - 60)) < 0.6)
    let none = Table([Person]()) { TableColumn("Name", value: \.name) }
    #expect(texts(none) == ["Name"])
  }

  @Test func aGaugeSaysItsShare() {
    #expect(texts(Gauge(value: 3, in: 0...12.0) { Text("Fuel") }) == ["Fuel", "25%"])
    #expect(texts(Gauge(value: Double.nan) { Text("Fuel") }) == ["Fuel", "0%"])
  }

  @Test("A table has a column for each element of a collection, among others")
  func columnsForEach() {
    struct Row: Identifiable {
      let id: String
      let sales: [Int]
    }
    let rows = [Row(id: "Tea", sales: [3, 4]), Row(id: "Milk", sales: [5, 6])]
    let table = Table(rows) {
      TableColumn("Product", value: \.id)
      TableColumnForEach([2024, 2025], id: \.self) { year in
        TableColumn("In \(String(year))") { row in Text("\(row.sales[year - 2024])") }
      }
      TableColumnForEach(0..<1) { index in
        TableColumn("Sum") { row in Text("\(row.sales.reduce(index, +))") }
      }
    }
    let text = ImageRenderer(content: table.frame(width: 500, height: 200)).transcript()
    for word in ["Product", "In 2024", "In 2025", "Sum"] { #expect(text.contains(word)) }
    #expect(text.contains("Tea, 3, 4, 7") && text.contains("Milk, 5, 6, 11"))
  }
}
