import Foundation

/// The use of sound by an app. There is no sound on Linux: settings are kept, and have no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// A purpose of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound beside that of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound instead of that of other apps.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music and films.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Calls.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// A kind of sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Sound to measure.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
  }
  /// The effect on the sound of other apps.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It goes on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// It becomes lower.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets are used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// The effects of the end.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps go on with their sound.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  static let unavailable = NSError(
    domain: "com.apple.coreaudio.avfaudio", code: -1,
    userInfo: [NSLocalizedDescriptionKey: "There is no audio on this system."])
  private static let shared = AVAudioSession()

  /// The only instance.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// The purpose.
  open private(set) var category = Category.soloAmbient
  /// The kind.
  open private(set) var mode = Mode.default
  /// The loudness of the device: 0.
  open var outputVolume: Float { 0 }

  /// Keeps the purpose.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Keeps the purpose.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
  }
  /// Keeps the purpose and the kind.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode) = (category, mode)
  }
  /// Keeps the kind.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// No-op: there is no sound.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Reports false: there is no microphone.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { response(false) }
  }
}
