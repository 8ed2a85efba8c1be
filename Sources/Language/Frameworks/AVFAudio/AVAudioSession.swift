import Foundation

/// The use of sound by an app. There is no sound on Linux: settings are stored, but have no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// A purpose of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound that is mixed with the sound of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that interrupts the sound of other apps.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music and films.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Playing and recording, such as calls.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// A kind of sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default mode.
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
    /// The sound of other apps continues.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The sound of other apps becomes quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets are used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// Options for ending the use of sound.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps are notified that they can continue their sound.
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
  /// The kind of sound.
  open private(set) var mode = Mode.default
  /// The volume of the device: always 0.
  open var outputVolume: Float { 0 }

  /// Stores the purpose.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Stores the purpose.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
  }
  /// Stores the purpose and the kind of sound.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode) = (category, mode)
  }
  /// Stores the kind of sound.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// No-op: there is no sound.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Reports false: there is no microphone.
  @preconcurrency open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { response(false) }
  }
}
