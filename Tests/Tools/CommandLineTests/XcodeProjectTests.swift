import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Property lists of Xcode projects")
struct PropertyListTextTests {
  private func list(_ text: String) -> PropertyListText? { PropertyListText(parsing: Array(text.utf8)) }

  @Test func stringsArraysAndDictionariesWithCommentsAreRead() {
    let value = list(
      """
      // !$*UTF8*$!
      {
        files = (A1 /* A.swift in Sources */, "B \\"2\\".swift", 'c', );
        "a key" = { path = Sources/A-b.swift; sourceTree = "<group>"; };;
        data = <0fbd77>;
        line = "one\\ntwo\\U00e9";
        empty = ();
      }
      """)
    #expect(value?["files"]?.strings == ["A1", "B \"2\".swift", "c"])
    #expect(value?["a key"]?["path"] == .string("Sources/A-b.swift"))
    #expect(value?["a key"]?["sourceTree"]?.string == "<group>")
    #expect(value?["data"] == .string("0fbd77"))
    #expect(value?["line"]?.string == "one\ntwoé")
    #expect(value?["empty"] == .array([]) && value?["missing"] == nil)
    #expect(list("word")?.strings == ["word"])
  }

  @Test(arguments: ["", "{", "(a", "{ a }", "{ a = ; }", "\"open", "(a)) b", "{ = b; }", "/* open", "<"])
  func damagedTextIsNoList(_ text: String) { #expect(list(text) == nil) }

  @Test func depthAndSizeAreLimited() {
    let depth = PropertyListText.depthLimit
    func nested(_ count: Int) -> String {
      String(repeating: "(", count: count) + String(repeating: ")", count: count)
    }
    #expect(list(nested(depth)) != nil)
    #expect(list(nested(depth + 2)) == nil)
    #expect(list(String(repeating: "(", count: 100_000)) == nil)
    #expect(PropertyListText(parsing: [UInt8](repeating: 0x61, count: PropertyListText.sizeLimit + 1)) == nil)
  }
}

@Suite("Files of an app's folder by its Xcode project")
struct XcodeProjectTests {
  let folder = try! TemporaryFolder()

  private func file(_ path: String, _ text: String = "") throws {
    let parent = folder.path + "/" + path.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    _ = try folder.file(path, text)
  }

  /// A project with an app, a widget and tests. The app has two files of a group, and a synchronized folder except for
  /// one file, which belongs to the widget. The tests have one file.
  private func write() throws {
    for name in ["App/Shop.swift", "App/Views/Cart.swift", "App/Views/Old.swift", "Synced/A.swift"] {
      try file(name, name.hasSuffix("Shop.swift") ? "@main struct Shop: App {}" : "")
    }
    for name in ["Synced/Inner/B.swift", "Synced/Inner/C.swift", "Widget/W.swift", "ShopTests/T.swift"] {
      try file(name)
    }
    try file("Kit/K.swift")
    try file(
      "Shop.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T1, T2, T3, T4); };
        G = {isa = PBXGroup; children = (G1, S, F5, F6, F7); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, G2); path = App; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F2, G1); name = Views; path = Views; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Shop.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; name = Cart.swift; path = Cart.swift; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Widget/W.swift; sourceTree = SOURCE_ROOT; };
        F6 = {isa = PBXFileReference; path = ShopTests/T.swift; sourceTree = "<group>"; };
        F7 = {isa = PBXFileReference; path = Kit/K.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B5 = {isa = PBXBuildFile; fileRef = F5; }; B6 = {isa = PBXBuildFile; fileRef = F6; };
        B7 = {isa = PBXBuildFile; fileRef = F7; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Synced; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Inner/C.swift, Info.plist);
          target = T2; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Inner/C.swift,);
          target = T1; };
        D1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); }; D2 = {isa = PBXSourcesBuildPhase; files = (B5); };
        D3 = {isa = PBXSourcesBuildPhase; files = (B6); }; D4 = {isa = PBXSourcesBuildPhase; files = (B7); };
        T1 = {isa = PBXNativeTarget; name = Shop; buildPhases = (D1); fileSystemSynchronizedGroups = (S);
          productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = ShopWidget; buildPhases = (D2);
          productType = "com.apple.product-type.app-extension"; };
        T3 = {isa = PBXNativeTarget; name = ShopTests; buildPhases = (D3);
          productType = "com.apple.product-type.bundle.unit-test"; };
        T4 = {isa = PBXNativeTarget; name = "Shop Kit"; buildPhases = (D4);
          productType = "com.apple.product-type.framework"; };
      }; rootObject = P; }
      """)
  }

  private func names(_ files: [String]) -> [String] {
    files.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func membersAndExceptionsOfTargetsAreFound() throws {
    try write()
    let project = try #require(XcodeProject(folder.path + "/Shop.xcodeproj"))
    #expect(project.targets.map(\.name) == ["Shop", "ShopWidget", "ShopTests", "Shop Kit"])
    #expect(project.targets.map(\.kind) == [.app, .companion, .test, .library])
    #expect(project.targets.last?.moduleName == "Shop_Kit")
    #expect(
      names(project.targets[0].files) == [
        "App/Shop.swift", "App/Views/Cart.swift", "Synced/A.swift", "Synced/Inner/B.swift",
      ])
    #expect(names(project.targets[1].files) == ["Synced/Inner/C.swift", "Widget/W.swift"])
  }

  @Test func aFolderDrawsItsAppAndAFolderInsideTheTargetOfItsFiles() throws {
    try write()
    let app = AppFolder(folder.path)
    #expect(
      names(app.files).contains("App/Views/Cart.swift") && !names(app.files).contains("App/Views/Old.swift"))
    #expect(app.note == nil && app.projectFiles == [folder.path + "/Shop.xcodeproj/project.pbxproj"])
    // The folder with the entry point means the whole app.
    #expect(names(AppFolder(folder.path + "/App").files).contains("Synced/A.swift"))
    // Folders without the entry point mean only the files in them.
    #expect(names(AppFolder(folder.path + "/App/Views").files) == ["App/Views/Cart.swift"])
    #expect(names(AppFolder(folder.path + "/Widget").files) == ["Widget/W.swift"])
    #expect(try PreviewSources([folder.path + "/ShopTests"]) == .files([folder.path + "/ShopTests/T.swift"]))
  }

  @Test func aProjectThatCannotBeReadIsNamedAndAllFilesAreCompiled() throws {
    try file("App/A.swift")
    try file("App.xcodeproj/project.pbxproj", "<<<<<<< HEAD\n{")
    let app = AppFolder(folder.path)
    #expect(names(app.files) == ["App/A.swift"])
    #expect(
      app.note
        == "\(folder.path)/App.xcodeproj: this project cannot be read, so all Swift files of the folder are compiled"
    )
  }

  @Test func ofSeveralAppsTheOneWithMostFilesIsDrawnAndNamed() throws {
    func target(_ name: String, _ count: Int) -> XcodeProject.Target {
      XcodeProject.Target(
        name: name, moduleName: name, kind: name == "Kit" ? .library : .app, isForMac: false,
        files: (0..<count).map { "/r/\(name)/\($0).swift" })
    }
    let targets = [target("Kit", 9), target("Small", 2), target("Big", 3)]
    #expect(AppFolder.order(targets, in: "/r", isInside: true).map(\.name) == ["Big", "Small", "Kit"])
    #expect(AppFolder.order(targets, in: "/r", isInside: false).map(\.name) == ["Kit", "Big", "Small"])
    #expect(AppFolder.order(targets, in: "/r/Small", isInside: false).map(\.name) == ["Small"])
  }

  @Test func `without a project an umbrella header makes a framework that the app may import`() throws {
    try file("App/Shop.swift", "import Shop_Kit\n@main struct Shop: App {}")
    try file("Sources/kit/Cart.swift", "public let id = UUID()")
    try file("Sources/kit/Shop_Kit.h", "FOUNDATION_EXPORT double Shop_KitVersionNumber;")
    try file("Sources/other/Other.swift")
    try file("Sources/other/Other.h", "// A header of another kind")
    let place = folder.path
    let files = AppFolder(place).files
    #expect(files == ["\(place)/App/Shop.swift", "\(place)/Sources/other/Other.swift"])
    let modules = LocalModules(in: [place], projects: []).imported(by: files, isModule: { _ in false })
    #expect(modules == [LocalModule(name: "Shop_Kit", files: ["\(place)/Sources/kit/Cart.swift"])])
    try file("App/Shop.swift", "@main struct Shop: App {}")
    #expect(AppFolder(place).files.count == 3)
  }

  @Test func importedPackagesAndFrameworksAreModulesInTheOrderOfTheirImports() throws {
    try write()
    try file("App/Shop.swift", "import Store\nimport Shop_Kit\n@main struct Shop: App {}")
    try file("Kit/K.swift", "import Foundation\nimport Store\n")
    try file(
      "Packages/Data/Package.swift",
      """
      let package = Package(name: "Data", targets: [
        // .target(name: "Comment"),
        .target(name: "Store", dependencies: [.target(name: "Base")], exclude: ["Old.swift"]),
        .target(name: "Base", path: "Elsewhere"),
        .testTarget(name: "StoreTests", dependencies: ["Store"]),
      ])
      """)
    try file("Packages/Data/Sources/Store/S.swift", "import Base\n")
    try file("Packages/Data/Sources/Store/Old.swift")
    try file("Packages/Data/Elsewhere/B.swift")
    let app = AppFolder(folder.path)
    let modules = LocalModules(in: [folder.path], projects: app.projects)
    let imported = modules.imported(by: app.files, isModule: { _ in false })
    #expect(imported.map(\.name) == ["Base", "Store", "Shop_Kit"])
    #expect(
      names(imported.flatMap(\.files)) == [
        "Packages/Data/Elsewhere/B.swift", "Packages/Data/Sources/Store/S.swift", "Kit/K.swift",
      ])
    #expect(modules.imported(by: app.files, isModule: { _ in true }).isEmpty)
    // Without a project, the files of a package do not belong to the folder's module.
    try FileManager.default.removeItem(atPath: folder.path + "/Shop.xcodeproj")
    #expect(!names(AppFolder(folder.path).files).contains { $0.hasPrefix("Packages") })
    #expect(names(AppFolder(folder.path + "/Packages").files).count == 3)
  }
}
