import Testing

@testable import OpenChartsCommandLineTool

@Suite("Sources for Apple's systems on Linux")
struct PortableSourceTests {
  private func text(_ source: String, isForMac: Bool = false) -> String {
    PortableSource.text(source, isForMac: isForMac) { ["UIKit", "AppKit", "SwiftUI"].contains($0) }
  }

  @Test func conditionsHaveTheValuesOfAnAppForTheirSystem() {
    let source = """
      #if os(iOS) && !canImport(AppKit)
      let a = os(iOS)
        #elseif os( macOS ) || canImport(UIKit)
      #if os(Linux) || targetEnvironment(simulator)
      """
    #expect(
      text(source) == """
        #if true    && !false            
        let a = os(iOS)
          #elseif os( macOS ) || canImport(UIKit)
        #if os(Linux) || targetEnvironment(simulator)
        """)
    #expect(
      text(source, isForMac: true) == """
        #if os(iOS) && !canImport(AppKit)
        let a = os(iOS)
          #elseif true        || false           
        #if os(Linux) || targetEnvironment(simulator)
        """)
    #expect(PlatformCondition.isForMac("import Cocoa\n"))
    #expect(!PlatformCondition.isForMac("#if os(macOS)\nimport AppKit\n#endif\n"))
    #expect(!PlatformCondition.isForMac("import AppKit\nimport UIKit\n"))
  }

  @Test func entryPointsOfDelegatesAreRemovedAndThoseOfAppsStay() {
    let source = """
      @main
      final class Delegate: UIResponder, UIApplicationDelegate {}
      @UIApplicationMain class Older: UIResponder {}
      @main @MainActor class Mac: NSObject, NSApplicationDelegate {}
      @main struct Shop: App {}
      @main final class Store: Base, App {}
      """
    let lines = text(source).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines == [
        "", "final class Delegate: UIResponder, UIApplicationDelegate {}", "class Older: UIResponder {}",
        "@MainActor class Mac: NSObject, NSApplicationDelegate {}", "@main struct Shop: App {}",
        "@main final class Store: Base, App {}",
      ])
  }

  @Test func submodulesBecomeModules() {
    #expect(text("import Foundation.NSUUID\nimport UIKit.UIView") == "import Foundation\nimport UIKit")
    #expect(text("import struct Foundation.Date") == "import struct Foundation.Date")
  }

  @Test func `attributes of Interface Builder are removed, and lines stay`() {
    let source = """
      @IBDesignable class Badge: UIView {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable
        var radius: CGFloat = 4
        @IBAction func tap(_ sender: Any) {}
        let IBOutlets = 1
      }
      """
    #expect(
      text(source) == """
        class Badge: UIView {
          private weak var label: UILabel!
          
          var radius: CGFloat = 4
          func tap(_ sender: Any) {}
          let IBOutlets = 1
        }
        """)
  }

  @Test func `functions of UIKit that an extension overrides are renamed`() {
    let source = """
      extension UINavigationController: UIGestureRecognizerDelegate {
        override open func viewDidLoad() {
          super.viewDidLoad()
        }
        open override func viewWillAppear(_ animated: Bool) {}
      }
      class Screen: UIViewController { override func viewDidLoad() {} }
      extension UIViewController { override func loadView() {} }
      """
    #expect(
      text(source) == """
        extension UINavigationController: UIGestureRecognizerDelegate {
          open func _viewDidLoad() {
            super.viewDidLoad()
          }
          open func _viewWillAppear(_ animated: Bool) {}
        }
        class Screen: UIViewController { override func viewDidLoad() {} }
        extension UIViewController { func _loadView() {} }
        """)
  }

  @Test func theFirstWindowOfADelegateIsItsHostingController() {
    func view(_ body: String) -> String? {
      FirstWindow.view(in: "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n\(body)\n}")
    }
    #expect(
      view("window.rootViewController = UIHostingController(rootView: ContentView())") == "ContentView()")
    #expect(
      view("let root = Root().environmentObject(Store.shared)\nUIHostingController(rootView: root)")
        == "Root().environmentObject(Store.shared)")
    #expect(
      view(
        "let root = Root().environment(\\.managedObjectContext, context)\nUIHostingController(rootView: root)"
      )
        == "Root()")
    #expect(view("UIHostingController(rootView: Root(model: model))") == nil)
    #expect(view("UIHostingController(rootView: root)") == nil)
    #expect(FirstWindow.view(in: "let a = UIHostingController(rootView: ContentView())") == nil)
  }

  @Test func modulesThatAppleReExportsAreImportedWhereTheirNamesAreUsed() {
    #expect(
      ImplicitImports.modules(mentionedIn: "import SwiftUI\nUNUserNotificationCenter.current()")
        == ["UserNotifications"])
    #expect(
      ImplicitImports.modules(
        mentionedIn: "import Foundation\nNSPredicate(format: x), DateComponentsFormatter()")
        == ["CoreData", "SwiftUI"])
    #expect(
      ImplicitImports.modules(mentionedIn: "import Foundation\nclass A: ValueTransformer {}") == ["SwiftUI"])
    #expect(
      ImplicitImports.modules(mentionedIn: "import Foundation\nlet key = kCFBundleNameKey as String") == [
        "SwiftUI"
      ])
    #expect(
      ImplicitImports.modules(mentionedIn: "import SwiftUI\nimport UserNotifications\nUNNotification.self")
        .isEmpty)
    #expect(ImplicitImports.modules(mentionedIn: "let UNIT = 1 // FUNUserNotification").isEmpty)
    let reader = "import Foundation\nlet parser = XMLParser(data: data)"
    #expect(text(reader) == "import FoundationXML; " + reader)
    #expect(text("import FoundationXML\n" + reader) == "import FoundationXML\n" + reader)
    let source = "import Foundation\nSecRandomCopyBytes(kSecRandomDefault, 8, &bytes)"
    #expect(ImplicitImports.text(source) { _ in true } == "import Security; " + source)
    #expect(text(source) == source)
    #expect(ImplicitImports.modules(mentionedIn: "import Foundation\nlet a = [kSecClass: b]") == ["Security"])
  }

  @Test func `closures of timers and notifications may call functions of the main actor`() {
    let source = """
      timer = Timer.scheduledTimer(
        withTimeInterval: 1, repeats: true) { _ in self.load() }
      NotificationCenter.default
        .addObserver(forName: name, object: nil, queue: .main) { _ in self.load() }
      Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)
      watcher.addObserver(forName: name)
      """
    #expect(
      text(source) == """
        timer = Timer._scheduledTimer(
          withTimeInterval: 1, repeats: true) { _ in self.load() }
        NotificationCenter.default
          ._addObserver(forName: name, object: nil, queue: .main) { _ in self.load() }
        Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)
        watcher.addObserver(forName: name)
        """)
  }

  @Test func `publishers of requests are imported where they are mentioned`() {
    let source = "import Combine\nsession.dataTaskPublisher(for: url)"
    #expect(ImplicitImports.modules(mentionedIn: source) == ["_Combine_FoundationNetworking"])
    #expect(ImplicitImports.text(source) { _ in true } == "import _Combine_FoundationNetworking; " + source)
    let bytes = "import Foundation\nlet (bytes, _) = try await session.bytes(for: request)"
    #expect(ImplicitImports.modules(mentionedIn: bytes) == ["_Combine_FoundationNetworking"])
  }
}
