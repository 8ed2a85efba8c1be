import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Frameworks of Apple's systems that are compiled for previews.
extension FolderPreviewTests {
  @Test func frameworksBesideChartsAreCompiledForTheAppThatImportsThem() throws {
    try file("Screen.swift", frameworkSample)
    let result = preview()
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.allSatisfy { $0.contains("Page is a view of UIKit") }, "\(result.error)")
    let lines = Set(picture("Screen").split(separator: "\n").map(String.init))
    let expected = [
      "length 12.000 1609.344 30.480.", "mass 154.324 70000.000 1000.000.", "energy 4.184 2000.000.",
      "rate 1.500 120.000.", "sugar 90.078.", "warm 37.000 310.150 98.600.", "oxygen 0.060 0.970.",
      "text count/min m^2·kg/s.", "fits false true.", "sums true 1.",
      // A meridian is 10001.966 km from the equator to the pole.
      "degrees 110574.388 111319.491 0.000.", "far 222.639 10001.959.", "span 1.000 1.000.", "valid false.",
      "asked Health data is unavailable on this device.", "month 1 0.", "month 2 0.", "month 3 0.",
      "workouts 0.", "night 5 true.", "rates 0 true.", "no data true.",
      "place denied true, weather none, locked true, sound false.", "steps false.", "Map.", "Page.",
      "Continue with Apple.", "Video.",
    ]
    for line in expected { #expect(lines.contains(line), "\(line) in \(lines.sorted())") }
    #expect(!lines.contains("month 12 0.") && !lines.contains("month 4 0."))
    let stamps = try #require(FileManager.default.enumerator(atPath: folder.path + "/scratch/frameworks"))
      .compactMap { $0 as? String }.filter { $0.hasSuffix("/stamp") }
    #expect(stamps.count == 15, "\(stamps)")
  }

  @Test func `an app finds the functions of swift-algorithms, from its folder if they are there`() throws {
    try file(
      "Screen.swift",
      """
      import Algorithms
      import SwiftUI
      #Preview {
        Text(verbatim: "runs \\([3, 3, 1].chunked { $0 == $1 }.map(\\.count))")
      }
      """)
    let result = preview()
    #expect(result.status == 0, "\(result.error)")
    #expect(picture("Screen").contains("runs [2, 1]."))
    try file("Algorithms/Package.swift", "let package = Package(targets: [.target(name: \"Algorithms\")])")
    try file(
      "Algorithms/Sources/Algorithms/Runs.swift",
      "extension Array { public func chunked(_ join: (Element, Element) -> Bool) -> [[Element]] { [self] } }")
    let own = preview()
    #expect(own.status == 0, "\(own.error)")
    #expect(picture("Screen").contains("runs [3]."))
  }

  @Test func `random numbers with a seed are the same for each source, and within their limits`() throws {
    try file(
      "Screen.swift",
      """
      import GameplayKit
      import SwiftUI
      func numbers() -> [Int] {
        let source = GKMersenneTwisterRandomSource(seed: 7)
        let dice = GKGaussianDistribution(randomSource: source, lowestValue: 5, highestValue: 25)
        return (0..<500).map { _ in dice.nextInt() }
      }
      #Preview {
        let (a, b) = (numbers(), numbers())
        Text(verbatim: "same \\(a == b) within \\(a.allSatisfy { 5...25 ~= $0 }) many \\(Set(a).count > 9)")
      }
      """)
    let result = preview()
    #expect(result.status == 0, "\(result.error)")
    #expect(picture("Screen").contains("same true within true many true."))
  }

  @Test func importsAreFoundInAllTheirForms() {
    let source = """
      import HealthKit; import Charts
      #if canImport(MapKit)
        @preconcurrency import MapKit
      #endif
      public import struct CoreLocation.CLLocation
      let important = "import"
      // important Nothing
      """
    let outline = SourceOutline(source)
    #expect(outline.imports.map(\.module) == ["HealthKit", "Charts", "MapKit", "CoreLocation"])
    #expect(outline.unconditionalImports.map(\.module) == ["HealthKit", "Charts", "CoreLocation"])
    #expect(SourceOutline("import ").imports.isEmpty)
  }
}

/// An app that uses each framework.
private let frameworkSample = #"""
  import AVFoundation
  import AVKit
  import AuthenticationServices
  import CoreLocation
  import CoreMotion
  import HealthKit
  import HealthKitUI
  import LocalAuthentication
  import MapKit
  import SafariServices
  import StoreKit
  import SwiftUI
  import WeatherKit
  import _MapKit_SwiftUI

  func line(_ name: String, _ values: Double...) -> String {
    name + " " + values.map { String(format: "%.3f", $0) }.joined(separator: " ")
  }

  struct SignInButton: UIViewRepresentable {
    let type: ASAuthorizationAppleIDButton.ButtonType
    func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
      ASAuthorizationAppleIDButton(type: type, style: .black)
    }
    func updateUIView(_ uiView: ASAuthorizationAppleIDButton, context: Context) {}
  }

  extension UIViewController: ASAuthorizationControllerPresentationContextProviding {
    public func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      view.window!
    }
  }

  enum Units {
    static func convert(_ value: Double, _ from: String, _ to: String) -> Double {
      HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
    }
    static var lines: [String] {
      let glucose = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
      let sugar = HKQuantity(unit: glucose, doubleValue: 5)
      let weight = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70)
      return [
        line("length", convert(12_000, "m", "km"), convert(1, "mi", "m"), convert(1, "ft", "cm")),
        line("mass", weight.doubleValue(for: .pound()), weight.doubleValue(for: .gram()), convert(1, "mcg", "ng")),
        line("energy", convert(1, "kcal", "kJ"), convert(2, "Cal", "cal")),
        line("rate", convert(90, "count/min", "count/s"), convert(2, "Hz", "1/min")),
        line("sugar", sugar.doubleValue(for: HKUnit(from: "mg/dL"))),
        line("warm", convert(98.6, "degF", "degC"), convert(37, "degC", "K"), convert(37, "degC", "degF")),
        line("oxygen", convert(1, "ml/kg*min", "L/(kg*hr)"), convert(0.97, "%", "count")),
        "text \(HKUnit.count().unitDivided(by: .minute()).unitString) \(HKUnit(from: "m^2*kg/s").unitString)",
        "fits \(weight.is(compatibleWith: .meter())) \(HKQuantityType(.heartRate).is(compatibleWith: .hertz()))",
        "sums \(HKQuantityType(.stepCount).aggregationStyle == .cumulative) \(weight.compare(grams(0)).rawValue)",
      ]
    }
    private static func grams(_ value: Double) -> HKQuantity { HKQuantity(unit: .gram(), doubleValue: value) }
  }

  enum Places {
    static func metres(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
      CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
    }
    static var lines: [String] {
      let region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0), latitudinalMeters: 110_574,
        longitudinalMeters: 111_319)
      return [
        line("degrees", metres((0, 0), (1, 0)), metres((0, 0), (0, 1)), metres((3, 4), (3, 4))),
        line("far", metres((0, 179), (0, -179)) / 1000, metres((0, 0), (90, 0)) / 1000),
        line("span", region.span.latitudeDelta, region.span.longitudeDelta),
        "valid \(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))",
      ]
    }
  }

  @MainActor @Observable final class Health {
    private let store = HKHealthStore()
    var lines: [String] = []
    func load() async {
      do {
        try await store.requestAuthorization(toShare: [], read: [HKQuantityType(.stepCount), HKObjectType.workoutType()])
      } catch { lines.append("asked \(error.localizedDescription)") }
      var calendar = Calendar.current
      calendar.timeZone = .current
      func day(_ month: Int, _ day: Int) -> Date {
        calendar.date(from: DateComponents(year: 2024, month: month, day: day))!
      }
      let monthly = HKStatisticsCollectionQueryDescriptor(
        predicate: .quantitySample(
          type: HKQuantityType(.stepCount), predicate: HKQuery.predicateForSamples(withStart: day(1, 15), end: day(3, 15))),
        options: .cumulativeSum, anchorDate: day(5, 1), intervalComponents: DateComponents(month: 1))
      let collection = try? await monthly.result(for: store)
      collection?.enumerateStatistics(from: day(1, 15), to: day(3, 15)) { statistics, _ in
        let steps = statistics.sumQuantity()?.doubleValue(for: .count()) ?? 0
        lines.append("month \(calendar.component(.month, from: statistics.startDate)) \(Int(steps))")
      }
      let workouts = HKSampleQueryDescriptor(
        predicates: [.workout()], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)], limit: 20)
      lines.append("workouts \((try? await workouts.result(for: store).count) ?? -1)")
      let newest = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
      let query = HKSampleQuery(
        sampleType: HKQuantityType(.heartRate), predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: [newest]
      ) { _, samples, error in
        DispatchQueue.main.async { self.lines.append("rates \(samples?.count ?? -1) \(error == nil)") }
      }
      store.execute(query)
      let night = HKCategorySample(
        type: HKCategoryType(.sleepAnalysis), value: HKCategoryValueSleepAnalysis.asleepREM.rawValue, start: day(1, 1),
        end: day(1, 2))
      let inJanuary = HKQuery.predicateForSamples(withStart: day(1, 1), end: day(2, 1))
      lines.append("night \(night.value) \(inJanuary.evaluate(with: night))")
      let steps = HKStatisticsQuery(quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil) { _, _, error in
        var isMissing = false
        do { if let error { throw error } } catch HKError.errorNoData { isMissing = true } catch {}
        DispatchQueue.main.async { [isMissing] in self.lines.append("no data \(isMissing)") }
      }
      store.execute(steps)
    }
  }

  final class Locator: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var status = "waiting"
    private let manager = CLLocationManager()
    override init() {
      super.init()
      manager.delegate = self
      manager.startUpdatingLocation()
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      if manager.authorizationStatus == .denied { status = "denied" }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      status += " \((error as? CLError)?.code == .denied)"
    }
  }

  struct Shop: Identifiable {
    let id = 1
    let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
  }

  struct Page: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SFSafariViewController {
      SFSafariViewController(url: URL(string: "https://example.com")!)
    }
    func updateUIViewController(_ page: SFSafariViewController, context: Context) {}
  }

  struct Screen: View {
    @Environment(\.requestReview) private var requestReview
    @State private var health = Health()
    @StateObject private var locator = Locator()
    @State private var position: MapCameraPosition = .automatic
    @State private var region = MKCoordinateRegion()
    @State private var picked: Int?
    @State private var weather = "waiting"
    let shops = [Shop()]

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(Units.lines + Places.lines + health.lines, id: \.self) { Text(verbatim: $0) }
        Text(verbatim: "place \(locator.status), weather \(weather), locked \(isLocked), sound \(hasSound)")
        Text(verbatim: "steps \(CMPedometer.isStepCountingAvailable())")
        Map(position: $position, selection: $picked) {
          ForEach(shops) { shop in
            Marker("Shop", systemImage: "cart", coordinate: shop.coordinate).tint(.orange).tag(shop.id)
            Annotation("Here", coordinate: shop.coordinate) { Circle().fill(.red) }
          }
          UserAnnotation()
          MapPolyline(coordinates: []).stroke(.blue, lineWidth: 3)
        }
        .mapStyle(.hybrid(elevation: .realistic)).mapControls { MapCompass() }.frame(height: 80)
        Map(coordinateRegion: $region, annotationItems: shops) { MapMarker(coordinate: $0.coordinate) }
          .frame(height: 60)
        Page().frame(height: 30)
        SignInWithAppleButton(.continue) { $0.requestedScopes = [.fullName] } onCompletion: { _ in }
          .signInWithAppleButtonStyle(.whiteOutline).frame(height: 44)
        VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "/none.mp4"))).frame(height: 60)
      }
      .task {
        await health.load()
        requestReview()
        do {
          let (now, hours) = try await WeatherService.shared.weather(
            for: CLLocation(latitude: 1, longitude: 2), including: .current, .hourly)
          weather = "\(now.condition) \(hours.forecast.count)"
        } catch { weather = error is WeatherError ? "none" : "\(error)" }
      }
    }
    private var isLocked: Bool {
      var error: NSError?
      return !LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
        && error?.code == LAError.biometryNotAvailable.rawValue
    }
    private var hasSound: Bool { (try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/none.mp3"))) != nil }
  }

  #Preview { Screen() }
  """#
