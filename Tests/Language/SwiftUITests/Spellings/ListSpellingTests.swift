import SwiftUI
import Testing

/// Tests of lists, sections, tables and navigation: each short form equals the long form.
@MainActor @Suite struct ListSpellingTests {
  private struct Item: Identifiable, Hashable {
    var id: Int
    var name: String
  }

  private let items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two")]

  @Test("Lists over data, ranges, bindings and with a selection")
  func lists() {
    let kept = Binding.constant(items)
    expectSame([
      AnyView(List { ForEach(items) { Text($0.name) } }), AnyView(List(items) { Text($0.name) }),
      AnyView(List(items, id: \.id) { Text($0.name) }), AnyView(List(kept) { Text($0.wrappedValue.name) }),
      AnyView(List(0..<2) { Text(items[$0].name) }),
      AnyView(List(items, selection: .constant(Int?.none)) { Text($0.name) }),
      AnyView(List(items, id: \.id, selection: .constant(Int?.none)) { Text($0.name) }),
    ])
    expectSame([
      AnyView(List(selection: .constant(Set([2]))) { ForEach(items) { Text($0.name) } }),
      AnyView(List(items, selection: .constant(Set([2]))) { Text($0.name) }),
      AnyView(List(items, id: \.id, selection: .constant(Set([2]))) { Text($0.name) }),
      AnyView(List(selection: .constant(Int?.some(2))) { ForEach(items) { Text($0.name) } }),
    ])
  }

  @Test("Styles of lists and forms")
  func styles() {
    let list = List {
      Section("Head") { Text("One") }
      Section("Other") { Text("Two") }
    }
    expectSame([AnyView(list), AnyView(list.listStyle(.automatic)), AnyView(list.listStyle(.insetGrouped))])
    expectDifferent([
      AnyView(list.listStyle(.plain)), AnyView(list.listStyle(.grouped)),
      AnyView(list.listStyle(.insetGrouped)),
    ])
    for view in [AnyView(list.listStyle(.inset)), AnyView(list.listStyle(.sidebar))] {
      #expect(appearance(view).contains("Other"))
    }
    expectDifferent([
      AnyView(list), AnyView(list.listSectionSpacing(.compact)), AnyView(list.listSectionSpacing(50)),
    ])
    expectSame([AnyView(list.listSectionSpacing(50)), AnyView(list.listSectionSpacing(.custom(50)))])
    expectSame([AnyView(list), AnyView(list.listSectionSpacing(.default))])
    expectDifferent([AnyView(list), AnyView(list.headerProminence(.increased))])
    let form = Form { LabeledContent("Title", value: "2") }
    expectSame([AnyView(form), AnyView(form.formStyle(.automatic)), AnyView(form.formStyle(.grouped))])
    expectDifferent([AnyView(form), AnyView(form.formStyle(.columns))])
  }

  @Test("Sections with header, footer, title, and collapsed sections")
  func sections() {
    let row = Text("Row")
    func list(_ section: some View) -> AnyView { AnyView(List { section }) }
    expectSame([
      list(Section(content: { row }, header: { Text("Title") }, footer: { EmptyView() })),
      list(Section(content: { row }, header: { Text("Title") })),
      list(Section(header: Text("Title")) { row }),
      list(Section("Title") { row }), list(Section(titleText) { row }),
    ])
    expectSame([
      list(Section(isExpanded: .constant(true), content: { row }, header: { Text("Title") })),
      list(Section("Title", isExpanded: .constant(true)) { row }),
      list(Section(titleText, isExpanded: .constant(true)) { row }),
    ])
    expectSame([
      list(Section(content: { row }, footer: { Text("Foot") })), list(Section(footer: Text("Foot")) { row }),
    ])
    expectSame([
      list(Section(content: { row }, header: { Text("Title") }, footer: { Text("Foot") })),
      list(Section(header: Text("Title"), footer: Text("Foot")) { row }),
    ])
    #expect(appearance(list(Section("Title", isExpanded: .constant(false)) { row })).contains("Row") == false)
  }

  @Test("Rows have separators of their colour, or none, and badges")
  func rows() {
    let row = Text("Row")
    func list(_ row: some View) -> AnyView {
      AnyView(
        List {
          row
          Text("Next")
        }.listStyle(.plain))
    }
    expectDifferent([
      list(row), list(row.listRowSeparatorTint(.red)), list(row.listRowSeparator(.hidden)),
      list(row.badge(3)),
      list(row.badge("new")),
    ])
    expectSame([list(row.badge(3)), list(row.badge(Text(3, format: .number)))])
    expectSame([list(row), list(row.badge(0))])
    func sectioned(_ section: some View) -> AnyView { AnyView(List { section }) }
    let section = Section {
      row
      Text("Next")
    }
    expectDifferent([
      sectioned(section), sectioned(section.listSectionSeparator(.hidden)),
      sectioned(section.listSectionSeparatorTint(.green)),
    ])
  }

  @Test("Tables by key paths, content and widths, with conditional columns")
  func tables() {
    expectSame([
      AnyView(Table(items) { TableColumn("Name") { (item: Item) in Text(item.name) } }),
      AnyView(Table(items) { TableColumn("Name", value: \Item.name) }),
      AnyView(Table(items) { TableColumn(String("Name"), value: \Item.name) }),
      AnyView(Table(items) { TableColumn(String("Name")) { (item: Item) in Text(item.name) } }),
      AnyView(Table(items) { TableColumn("Name", value: \Item.id) { (item: Item) in Text(item.name) } }),
      AnyView(Table(items, selection: .constant(Int?.none)) { TableColumn("Name", value: \Item.name) }),
      AnyView(Table(items, selection: .constant(Set<Int>())) { TableColumn("Name", value: \Item.name) }),
    ])
    func table(_ isLong: Bool, _ hasID: Bool) -> AnyView {
      AnyView(
        Table(items) {
          if hasID { TableColumn("Number") { (item: Item) in Text("\(item.id)") } }
          if isLong {
            TableColumn("Long", value: \Item.name)
          } else {
            TableColumn("Short", value: \Item.name)
          }
        })
    }
    #expect(
      appearance(table(true, true)).contains("Number") && appearance(table(true, false)).contains("Long"))
    #expect(
      !appearance(table(true, false)).contains("Number") && appearance(table(false, false)).contains("Short"))
    func wide(_ column: TableColumn<Item, KeyPathComparator<Item>, Text, Text>) -> AnyView {
      AnyView(
        Table(items) {
          column
          TableColumn("Other", value: \Item.name)
        })
    }
    let name = TableColumn("Name", value: \Item.name)
    expectDifferent([wide(name), wide(name.width(50)), wide(name.width(min: 60, max: 60))])
    expectDifferent([
      AnyView(Table(items) { name }), AnyView(Table(items, selection: .constant(Int?.some(1))) { name }),
    ])
  }

  @Test("Links of a stack by title, view and value")
  func links() {
    func stack(_ link: some View) -> AnyView { AnyView(NavigationStack { link }) }
    expectSame([
      stack(NavigationLink(destination: { Text("There") }, label: { Text("Title") })),
      stack(NavigationLink(destination: Text("There")) { Text("Title") }),
      stack(NavigationLink("Title") { Text("There") }), stack(NavigationLink(titleText) { Text("There") }),
      stack(NavigationLink("Title", destination: Text("There"))),
      stack(NavigationLink(titleText, destination: Text("There"))),
      stack(NavigationLink("Title", value: 3)), stack(NavigationLink(titleText, value: 3)),
      stack(NavigationLink(value: 3) { Text("Title") }),
    ])
  }

  @Test("A stack shows the destination that a binding requests")
  func destinations() {
    func stack(_ root: some View) -> String { appearance(NavigationStack { root }) }
    let root = Text("Root")
    #expect(
      stack(root.navigationDestination(isPresented: .constant(true)) { Text("There") }).contains("There"))
    #expect(
      stack(root.navigationDestination(isPresented: .constant(false)) { Text("There") }).contains("There")
        == false)
    #expect(stack(root.navigationDestination(item: .constant(4)) { Text("Item \($0)") }).contains("Item 4"))
    #expect(
      stack(root.navigationDestination(item: .constant(Int?.none)) { Text("Item \($0)") }).contains("Item")
        == false)
    var path = NavigationPath([1, 2])
    path.append("three")
    path.removeLast(2)
    #expect(path == NavigationPath([1]) && path.count == 1 && !path.isEmpty)
  }

  @Test("Titles by their current and older modifiers")
  func titles() {
    func stack(_ root: some View) -> AnyView { AnyView(NavigationStack { root }) }
    let root = Text("Root")
    expectSame([
      stack(root.navigationTitle(Text("Title"))), stack(root.navigationTitle("Title")),
      stack(root.navigationTitle(titleText)), stack(root.navigationBarTitle("Title")),
      stack(root.navigationBarTitle(titleText)), stack(root.navigationBarTitle(Text("Title"))),
    ])
    expectSame([
      stack(root.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)),
      stack(root.navigationBarTitle("Title", displayMode: .inline)),
      stack(root.navigationBarTitle(titleText, displayMode: .inline)),
      stack(root.navigationBarTitle(Text("Title"), displayMode: .inline)),
    ])
    expectDifferent([
      stack(root.navigationTitle("Title")), stack(root.navigationBarTitle("Title", displayMode: .inline)),
      stack(root.navigationTitle("Title").navigationBarHidden(true)),
    ])
    #expect(appearance(stack(root.navigationTitle("Title").navigationSubtitle("Under"))).contains("Under"))
    func pushed(_ isHidden: Bool) -> String {
      appearance(
        NavigationStack(path: .constant([1])) {
          root.navigationDestination(for: Int.self) { _ in
            Text("There").navigationBarBackButtonHidden(isHidden)
          }
        })
    }
    #expect(pushed(false).contains("Back") && !pushed(true).contains("Back"))
  }

  @Test("Toolbar items alone, in groups, and by placement")
  func toolbars() {
    func stack(_ root: some View) -> AnyView {
      AnyView(NavigationStack { root.navigationBarTitleDisplayMode(.inline) })
    }
    let root = Text("Root")
    expectSame([
      stack(root.toolbar { ToolbarItem(placement: .automatic) { Button("Do") {} } }),
      stack(root.toolbar { Button("Do") {} }),
      stack(root.toolbar { ToolbarItemGroup(placement: .primaryAction) { Button("Do") {} } }),
      stack(root.toolbar { ToolbarItem(id: "do", placement: .topBarTrailing) { Button("Do") {} } }),
      stack(root.toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Do") {} } }),
      stack(root.toolbar { ToolbarItem(placement: .confirmationAction) { Button("Do") {} } }),
    ])
    expectSame([
      stack(root.toolbar { ToolbarItem(placement: .topBarLeading) { Button("Do") {} } }),
      stack(root.toolbar { ToolbarItem(placement: .navigationBarLeading) { Button("Do") {} } }),
      stack(root.toolbar { ToolbarItem(placement: .cancellationAction) { Button("Do") {} } }),
    ])
    expectDifferent([
      stack(root.toolbar { ToolbarItem(placement: .topBarLeading) { Button("Do") {} } }),
      stack(root.toolbar { ToolbarItem(placement: .principal) { Button("Do") {} } }),
      stack(root.toolbar { ToolbarItem(placement: .status) { Button("Do") {} } }),
      stack(root.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Do") {} } }),
    ])
    func some(_ first: Bool) -> String {
      appearance(
        stack(
          root.toolbar {
            if first { ToolbarItem { Button("First") {} } } else { ToolbarItem { Button("Second") {} } }
            if first { ToolbarItem { Button("More") {} } }
          }))
    }
    #expect(some(true).contains("First") && some(true).contains("More"))
    #expect(some(false).contains("Second") && !some(false).contains("More"))
  }

  @Test("Columns of a split view by its visibility")
  func columns() {
    func split(_ visibility: NavigationSplitViewVisibility) -> [String] {
      let view = NavigationSplitView(columnVisibility: .constant(visibility)) {
        Text("Side")
      } content: {
        Text("Middle")
      } detail: {
        Text("Detail")
      }
      return Probe.tree(view, width: 1000, height: 400).draw().list.accessibility.map(\.label)
    }
    #expect(split(.all) == ["Side", "Middle", "Detail"])
    #expect(split(.doubleColumn) == ["Middle", "Detail"])
    #expect(split(.detailOnly) == ["Detail"])
  }

  @Test("Tabs by image, title and value")
  func tabs() {
    expectSame([
      AnyView(
        TabView {
          Text("Inside").tabItem { Label("Title", systemImage: "star") }
        }),
      AnyView(TabView { Tab("Title", systemImage: "star") { Text("Inside") } }),
      AnyView(
        TabView(selection: .constant(1)) { Tab("Title", systemImage: "star", value: 1) { Text("Inside") } }),
      AnyView(
        TabView(selection: .constant(1)) { Tab(titleText, systemImage: "star", value: 1) { Text("Inside") } }),
    ])
  }
}
