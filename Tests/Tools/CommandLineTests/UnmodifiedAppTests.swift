import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Code for Apple's systems that previews on Linux accept without a change.
extension FolderPreviewTests {
  @Test func aPreviewMayFollowACommentThatNamesIt() throws {
    try file(
      "A.swift",
      """
      import SwiftUI
      struct A: View { var body: some View { Text("first") } }
      // MARK: - Preview
      /* #Preview { A() } */
      #Preview {
        A()
      }
      // A Preview (the second)
      @available(iOS 17, *)
      #Preview("Second") { Text("second") }
      """)
    let result = preview()
    #expect(result.error == [] && result.out == ["A-1.txt", "A-Second.txt"], "\(result)")
    #expect(picture("A-Second").contains("second"))
  }

  @Test func frameworksOfApplesSystemsMayBeImportedAndAreNotThere() throws {
    try file(
      "Steps.swift",
      """
      import SwiftUICore
      import HomeKit
      @preconcurrency import CoreBluetooth
      import struct CoreGraphics.CGFloat
      struct Steps: View {
        #if canImport(HomeKit)
          let text = "home"
        #else
          let text = "none"
        #endif
        var body: some View { Text(text).padding(CGFloat(2)) }
      }
      #Preview { Steps() }
      """)
    try file("Store.swift", "import HomeKit\nlet store =\n  HMHomeManager()\n")
    let result = preview()
    #expect(result.out == ["Steps.txt"])
    #expect(picture("Steps").contains("none"))
    let store = folder.path + "/app/Store.swift"
    #expect(
      result.error == ["\(store):3:3: error: cannot find 'HMHomeManager' in scope; store is left out"])
  }

  @Test func requestsOfAPreviewEndWithoutTheNetwork() throws {
    try file(
      "Load.swift",
      """
      import SwiftUI
      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif
      struct Load: View {
        @State private var text = "waiting"
        var body: some View {
          Text(text).task {
            var request = URLRequest(url: URL(string: "http://127.0.0.1:9/rows.json")!)
            request.setValue("a", forHTTPHeaderField: "b")
            let session = URLSession(configuration: .ephemeral)
            do { _ = try await session.data(for: request) } catch let error as URLError where error.code == .cannotFindHost {
              text = "offline"
            } catch { text = "\\(error)" }
          }
        }
      }
      #Preview { Load() }
      """)
    let result = preview()
    #expect(result.status == 0, "\(result.error)")
    #expect(picture("Load").contains("offline"))
  }

  @Test func filesOfOneNameAreDrawnAndPlaygroundsAreNot() throws {
    try file("A/Row.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n")
    try file("B/Row.swift", "import SwiftUI\n#Preview { A() }\n")
    try file("B/Trial.playground/Contents.swift", "print(1)\n")
    try file("C/Row.swift", "let wrong: Int = \"\"\n")
    let result = preview()
    #expect(result.out == ["Row-2.txt"])
    #expect(result.error.count == 1)
    // The original is named, not the copy that is compiled.
    #expect(
      result.error.first?.hasPrefix("\(folder.path)/app/C/Row.swift:1:18: error: ") == true, "\(result.error)"
    )
  }

  @Test func partsThatDoNotCompileAreLeftOutAndTheRestIsDrawn() throws {
    try file(
      "Manager.swift",
      """
      import HomeKit
      import FirebaseAuth
      @Observable class Manager: NSObject, CLLocationManagerDelegate {
        let store = HMHomeManager()
        var steps = 1200
        override init() {
          super.init()
          store.requestAuthorization()
        }
        func load() async throws -> [Int] { try await store.execute() }
      }
      """)
    try file(
      "App.swift",
      """
      import FirebaseAuth
      import SwiftUI
      @main struct StepsApp: App {
        @State private var manager = Manager()
        init() { FirebaseApp.configure() }
        var body: some Scene {
          WindowGroup { Steps() }
            .environment(manager)
            .unheard()
        }
      }
      struct Steps: View {
        @Environment(Manager.self) private var manager
        var body: some View {
          VStack {
            Text("\\(manager.steps) steps")
            Map()
          }
          .healthDataAccessRequest(store: manager.store) { print($0) }
        }
      }
      """)
    let result = preview()
    let app = folder.path + "/app"
    #expect(result.status == 1 && result.out == ["StepsApp.txt"], "\(result)")
    #expect(
      result.error == [
        "\(app)/App.swift:1:8: error: no such module 'FirebaseAuth' (and 4 more); import FirebaseAuth, FirebaseApp, "
          + ".unheard, Map, .healthDataAccessRequest are left out",
        "\(app)/Manager.swift:2:8: error: no such module 'FirebaseAuth' (and 4 more); import FirebaseAuth, Manager's "
          + "CLLocationManagerDelegate, Manager.store, store, Manager.load are left out",
      ])
    let text = picture("StepsApp")
    #expect(text.contains("1,200 steps") && text.contains("Map is left out"), "\(text)")
  }

  @Test func allCausesAreNamedIfNothingIsDrawn() throws {
    try file("A.swift", "import Nonesuch\nstruct A { let b = Unheard() }\n")
    try file("B.swift", "import SwiftUI\n#Preview {\n  let a = A().b\n  Text(a)\n}\n")
    let app = folder.path + "/app"
    let result = preview()
    #expect(result.status != 0 && result.out == [])
    #expect(result.error.count == 3, "\(result.error)")
    #expect(
      result.error.first
        == "\(app)/A.swift:1:8: error: no such module 'Nonesuch' (and 1 more); import Nonesuch, A.b are left out"
    )
  }

  @Test func anAppWithADelegateSelectorsAndAppearancesIsDrawnInAmericanEnglish() throws {
    try file(
      "Shop.swift",
      """
      import SwiftUI
      class Delegate: NSObject, UIApplicationDelegate {
        var word = "cold"
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          word = "launched"
          UITabBar.appearance().backgroundColor = .white
          return true
        }
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
          -> UIInterfaceOrientationMask { .portrait }
        @objc func hide() {}
      }
      @MainActor func hideKeyboard() {
        UIApplication.shared.sendAction(
          #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        _ = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.safeAreaInsets
        _ = #selector(Delegate.hide)
      }
      @main struct ShopApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        init() {
          let look = UINavigationBarAppearance()
          look.configureWithTransparentBackground()
          UINavigationBar.appearance().standardAppearance = look
        }
        var body: some Scene {
          WindowGroup {
            VStack {
              Text(delegate.word).onTapGesture { hideKeyboard() }
              Text(12.5, format: .currency(code: Locale.current.currency?.identifier ?? "none"))
              Text(verbatim: "\\(Calendar.current.firstWeekday) \\(Locale.current.identifier)")
            }
          }
        }
      }
      """)
    let result = preview()
    #expect(result.status == 0, "\(result.error)")
    let text = picture("Shop-ShopApp")
    #expect(text.contains("launched") && text.contains("$12.50"), "\(text)")
  }

  @Test func portableSourceKeepsItsLines() {
    let source = """
      import HealthKit
      @_exported import class AVFoundation.AVPlayer
      public import Charts; import MapKit
      @UIApplicationDelegateAdaptor private var delegate: Delegate
      a(#selector(
        b(_:)), c)
      @objc(name:) func d() {}
      Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil)
      """
    #expect(
      PortableSource.text(source) { $0 == "Charts" } == """
        import Foundation
        @_exported import Foundation
        public import Charts; import MapKit
        @UIApplicationDelegateAdaptor(Delegate.self, { Delegate() }) private var delegate: Delegate
        a(Selector("b(_:)"
        ), c)
         func d() {}
        Bundle.main._urls(forResourcesWithExtension: "json", subdirectory: nil)
        """)
    #expect(PortableSource.text("import HealthKit") { _ in true } == "import HealthKit")
  }
}
