import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Frameworks of services and hardware that Linux does not have, compiled for previews.
extension FolderPreviewTests {
  @Test func servicesWithoutAnAccountOrADeviceSayThatTheyAreUnavailable() throws {
    try file("Screen.swift", serviceSample)
    let result = preview()
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.allSatisfy { $0.contains("is a view of UIKit") }, "\(result.error)")
    let lines = Set(picture("Screen").split(separator: "\n").map(String.init))
    let expected = [
      // FIPS 180-2, B.1, and RFC 1321, A.5.
      "hash ba7816bf.", "old ecf8427e.", "sign 64.",
      "account true.", "record Coast 3 [\"days\", \"name\"].", "cloud true.",
      "bluetooth unsupported 180D.", "same true.", "watch false 7002.", "haptics false true.",
      "translated none.", "library true.", "Picker.", "Website.", "File.",
    ]
    for line in expected { #expect(lines.contains(line), "\(line) in \(lines.sorted())") }
    #expect(!picture("Screen").contains("Tap a heading"))
    let stamps = try #require(FileManager.default.enumerator(atPath: folder.path + "/scratch/frameworks"))
      .compactMap { $0 as? String }.filter { $0.hasSuffix("/stamp") }
    #expect(stamps.count == 11, "\(stamps)")
  }

  @Test func aWidgetWithSettingsIsDrawnWithTheirDefaults() throws {
    try file("Cups.swift", intentSample)
    let result = preview()
    #expect(result.status == 0, "\(result.error)")
    let text = picture("Cups")
    #expect(text.contains("Tea plain") && text.contains("Drink"), "\(text)")
  }
}

/// A widget whose settings and button are app intents.
private let intentSample = #"""
  import AppIntents
  import SwiftUI
  import WidgetKit
  struct Settings: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Configuration" }
    static var description: IntentDescription { "An example." }
    @Parameter(title: "Cup", default: "Tea") var cup: String
    @Parameter(title: "Note") var note: String?
  }
  struct Cups: TimelineEntry { let date: Date; let settings: Settings }
  struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Cups { Cups(date: Date(), settings: Settings()) }
    func snapshot(for configuration: Settings, in context: Context) async -> Cups { Cups(date: Date(), settings: configuration) }
    func timeline(for configuration: Settings, in context: Context) async -> Timeline<Cups> {
      Timeline(entries: [Cups(date: Date(), settings: configuration)], policy: .atEnd)
    }
  }
  struct Drink: AppIntent {
    static let title: LocalizedStringResource = "Drink"
    @Parameter(title: "Amount", default: 1) var amount: Int
    init() {}
    init(amount: Int) { self.amount = amount }
    func perform() async throws -> some IntentResult { return .result() }
  }
  struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
  }
  struct CupWidget: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(kind: "cups", intent: Settings.self, provider: Provider()) { entry in
        VStack {
          Text("\(entry.settings.cup) \(entry.settings.note ?? "plain")")
          Button(intent: Drink(amount: 2)) { Text("Drink") }
        }
      }
      .configurationDisplayName("Cups").supportedFamilies([.systemSmall])
    }
  }
  #Preview(as: .systemSmall) { CupWidget() } timeline: { Cups(date: .now, settings: Settings()) }
  """#

/// An app that uses each framework.
private let serviceSample = #"""
  import CloudKit
  import CoreBluetooth
  import CoreHaptics
  import CryptoKit
  import PhotosUI
  import QuickLook
  import SwiftUI
  import TipKit
  import Translation
  import WatchConnectivity
  import WebKit

  final class Devices: NSObject, ObservableObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    @Published var status = "waiting"
    var manager: CBCentralManager!
    var found: [CBPeripheral] = []
    override init() {
      super.init()
      manager = CBCentralManager(delegate: self, queue: nil)
    }
    func centralManagerDidUpdateState(_ central: CBCentralManager) {
      status = central.state == .unsupported ? "unsupported" : "on"
      if central.state == .poweredOn { manager.scanForPeripherals(withServices: nil, options: nil) }
    }
    func centralManager(
      _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
      rssi RSSI: NSNumber
    ) {
      if !found.contains(peripheral) { found.append(peripheral) }
      peripheral.discoverServices([CBUUID(string: "180D")])
    }
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?) {
      for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
    }
  }

  final class Watch: NSObject, ObservableObject, WCSessionDelegate {
    @Published var status = "waiting"
    private let session = WCSession.default
    override init() {
      super.init()
      session.delegate = self
      session.activate()
    }
    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: Error?
    ) {
      DispatchQueue.main.async { self.status = "\(WCSession.isSupported()) \((error as? WCError)?.code.rawValue ?? 0)" }
    }
  }

  @MainActor @Observable final class Cloud {
    var lines: [String] = []
    func load() async {
      lines.append("account \((try? await CKContainer.default().accountStatus()) == .noAccount)")
      let record = CKRecord(recordType: "Trip")
      record["name"] = "Coast"
      record["days"] = 3
      lines.append("record \(record["name"] as? String ?? "") \(record["days"] as Int? ?? 0) \(record.allKeys())")
      let query = CKQuery(recordType: "Trip", predicate: NSPredicate(value: true))
      do {
        _ = try await CKContainer.default().privateCloudDatabase.records(matching: query)
      } catch CKError.notAuthenticated { lines.append("cloud \(true)") } catch {}
    }
  }

  struct SortTip: Tip {
    static let opened = Event(id: "opened")
    @Parameter static var isShown: Bool = false
    var title: Text { Text("Sort rows") }
    var message: Text? { Text("Tap a heading.") }
    var image: Image? { Image(systemName: "arrow.up") }
    var options: [any TipOption] { [Tips.MaxDisplayCount(3)] }
  }

  struct Picker: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> some PHPickerViewController {
      var settings = PHPickerConfiguration(photoLibrary: .shared())
      settings.filter = .any(of: [.images, .not(.videos)])
      let picker = PHPickerViewController(configuration: settings)
      picker.delegate = context.coordinator
      return picker
    }
    func updateUIViewController(_ picker: UIViewControllerType, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
      var image: UIImage?
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else { return }
        provider.loadObject(ofClass: UIImage.self) { image, _ in
          DispatchQueue.main.async { self.image = image as? UIImage }
        }
      }
    }
  }

  struct Website: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView {
      let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      view.navigationDelegate = context.coordinator
      view.load(URLRequest(url: URL(string: "https://example.com")!))
      return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    final class Coordinator: NSObject, WKNavigationDelegate {
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    }
  }

  struct File: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> QLPreviewController {
      let controller = QLPreviewController()
      controller.dataSource = context.coordinator
      return controller
    }
    func updateUIViewController(_ controller: QLPreviewController, context: Context) { controller.reloadData() }
    func makeCoordinator() -> Coordinator { Coordinator() }
    final class Coordinator: QLPreviewControllerDataSource {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
        NSURL(fileURLWithPath: "/tmp/a.pdf")
      }
    }
  }

  struct Screen: View {
    @StateObject private var devices = Devices()
    @StateObject private var watch = Watch()
    @State private var cloud = Cloud()
    @State private var photo: PhotosPickerItem?
    @State private var photos: [PhotosPickerItem] = []
    @State private var translated = "waiting"
    @State private var shown: URL?
    private let key = SymmetricKey(data: Data("key".utf8))

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "hash " + SHA256.hash(data: Data("abc".utf8)).prefix(4).map { String(format: "%02x", $0) }.joined())
        Text(verbatim: "old \(Insecure.MD5.hash(data: Data()).description.suffix(8))")
        Text(verbatim: "sign \(HMAC<SHA512>.authenticationCode(for: Data("m".utf8), using: key).byteCount)")
        ForEach(cloud.lines, id: \.self) { Text(verbatim: $0) }
        Text(verbatim: "bluetooth \(devices.status) \(CBUUID(string: "180d").uuidString)")
        Text(verbatim: "same \(CBUUID(string: "180D") == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))")
        Text(verbatim: "watch \(watch.status)")
        Text(verbatim: "haptics \(CHHapticEngine.capabilitiesForHardware().supportsHaptics) \((try? CHHapticEngine()) == nil)")
        Text(verbatim: "translated \(translated)")
        Text(verbatim: "library \(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)")
        TipView(SortTip(), arrowEdge: .top)
        Button("Sort") { SortTip.isShown = true }.popoverTip(SortTip(), arrowEdge: .top)
        PhotosPicker("One", selection: $photo, matching: .images, photoLibrary: .shared())
        PhotosPicker(selection: $photos, maxSelectionCount: 2, selectionBehavior: .ordered, matching: .images) {
          Text("Some")
        }
        Picker().frame(height: 30)
        Website().frame(height: 30)
        File().frame(height: 30)
      }
      .quickLookPreview($shown)
      .photosPicker(isPresented: .constant(false), selection: $photo, matching: .images, photoLibrary: .shared())
      .translationTask(TranslationSession.Configuration(target: Locale.Language(identifier: "de"))) { session in
        do { translated = try await session.translate("Hello").targetText } catch { translated = "none" }
      }
      .task { await cloud.load() }
    }
  }

  #Preview { Screen() }
  """#
