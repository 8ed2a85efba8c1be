// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language.
  public let language: String
  /// Creates a voice.
  public init?(language: String?) {
    guard let language else { return nil }
    self.language = language
  }
}

/// A text to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed, 0 to 1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch, 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// The loudness, 0 to 1.
  open var volume: Float = 1
  /// Seconds before.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds after.
  open var postUtteranceDelay: TimeInterval = 0
  /// Creates an utterance.
  public init(string: String) { speechString = string }
}

/// When speech ends.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After a word.
  case word
}

/// Speaks. A preview is silent.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public override init() {}
  /// False.
  open var isSpeaking: Bool { false }
  /// False.
  open var isPaused: Bool { false }
  /// No-op: a preview is silent.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Returns false: a preview is silent.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns false: a preview is silent.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns false: a preview is silent.
  @discardableResult open func continueSpeaking() -> Bool { false }
}
