@_exported import Foundation

/// Receives the end of sounds. Not called: nothing is played.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// A sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// A sound cannot be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound. There is no player on Linux: creating one throws.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Receives the end of the sound. Not called.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The loudness, 0 to 1.
  open var volume: Float = 1
  /// The side, -1 to 1.
  open var pan: Float = 0
  /// The speed.
  open var rate: Float = 1
  /// Whether the speed may differ from 1.
  open var enableRate = false
  /// Whether the loudness is measured.
  open var isMeteringEnabled = false
  /// The number of repetitions; negative: without end.
  open var numberOfLoops = 0
  /// Seconds from the start.
  open var currentTime: TimeInterval = 0
  /// Seconds.
  open var duration: TimeInterval { 0 }
  /// False.
  open var isPlaying: Bool { false }
  /// The file.
  open var url: URL? { nil }

  /// Creates a player without a sound.
  public override init() {}
  /// Throws, because there is no player.
  public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }
  /// Throws, because there is no player.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    throw AVAudioSession.unavailable
  }
  /// Throws, because there is no player.
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }
  /// Throws, because there is no player.
  public init(data: Data, fileTypeHint utiString: String?) throws { throw AVAudioSession.unavailable }

  /// Returns false: nothing is played.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Returns false: nothing is played.
  @discardableResult open func play() -> Bool { false }
  /// Returns false: nothing is played.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  /// No-op: nothing is played.
  open func pause() {}
  /// No-op: nothing is played.
  open func stop() {}
  /// Sets the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// No-op: nothing is measured.
  open func updateMeters() {}
  /// Silence: -160 decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Silence: -160 decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
