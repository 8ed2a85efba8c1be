/// Frameworks of Apple's systems. A source may import them without needing them: some names of a framework are often
/// in another file, or in code for other systems.
enum AppleFrameworks {
  /// The module to import instead of a framework: it declares those of its types that exist on Linux. `nil` for other
  /// modules.
  static func substitute(for module: some StringProtocol) -> String? {
    if views.contains(String(module)) { return "SwiftUI" }
    if drawing.contains(String(module)) { return "UIKit" }
    return names.contains(String(module)) ? "Foundation" : nil
  }

  /// Frameworks whose types for drawing UIKit's module has.
  private static let drawing: Set<String> = ["CoreGraphics", "CoreImage", "CoreText", "QuartzCore"]

  /// Frameworks of which SwiftUI's module has some types.
  private static let views: Set<String> = [
    "_PhotosUI_SwiftUI", "CoreTransferable", "PhotosUI", "SwiftUICore",
  ]

  private static let names = Set(
    """
    _AuthenticationServices_SwiftUI _AVKit_SwiftUI _MapKit_SwiftUI _PassKit_SwiftUI
    _StoreKit_SwiftUI Accelerate Accounts AdAttributionKit AddressBook AdServices AdSupport AlarmKit
    AppIntents ApplicationServices AppTrackingTransparency ARKit AudioToolbox AudioUnit AuthenticationServices
    AutomaticAssessmentConfiguration AVFAudio AVFoundation AVKit BackgroundAssets BackgroundTasks BusinessChat
    CallKit CarPlay CFNetwork ClassKit ClockKit CloudKit CommonCrypto Compression Contacts ContactsUI
    CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreHaptics CoreLocation CoreLocationUI
    CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony
    CoreVideo CoreWLAN CreateML CreateMLComponents CryptoKit CryptoTokenKit Darwin DeveloperToolsSupport
    DeviceActivity DeviceCheck DeviceDiscoveryExtension DiskArbitration EventKit EventKitUI
    ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider
    FileProviderUI FinanceKit FinanceKitUI FinderSync FoundationModels GameController GameKit GameplayKit
    GLKit GroupActivities HealthKit HealthKitUI HomeKit IdentityLookup ImageCaptureCore ImageIO
    ImagePlayground Intents IntentsUI IOKit IOSurface JavaScriptCore JournalingSuggestions LinkPresentation
    LocalAuthentication LocalAuthenticationEmbeddedUI MachO ManagedSettings ManagedSettingsUI MapKit
    MarketplaceKit Matter MediaAccessibility MediaPlayer MediaToolbox Messages MessageUI Metal MetalFX
    MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MLCompute MobileCoreServices
    ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension
    NotificationCenter ObjectiveC OpenGLES PassKit PDFKit PencilKit PHASE Photos PushKit PushToTalk
    QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit ReplayKit RoomPlan SafariServices
    SafetyKit SceneKit ScreenCaptureKit ScreenTime Security SecurityInterface SensitiveContentAnalysis
    SensorKit ServiceManagement ShazamKit simd Social SoundAnalysis Speech SpriteKit StoreKit Symbols
    SystemConfiguration TabularData ThreadNetwork TipKit Translation UserNotificationsUI
    VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit WatchConnectivity WatchKit WeatherKit
    WebKit WorkoutKit
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
