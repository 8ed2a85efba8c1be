@_exported import AVFAudio
@_exported import AudioToolbox
import Foundation

/// A kind of sound or picture.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether an app may use camera or microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The device forbids it.
  case restricted
  /// The user refused.
  case denied
  /// The user permitted it.
  case authorized
}

/// A camera or a microphone. There is none on Linux.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Always denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Returns false: there is no camera or microphone.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Reports false: there is no camera or microphone.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { completionHandler(false) } }
  /// Returns `nil`: there is no camera or microphone.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}

/// A film to play.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// Creates a film.
  public init(url: URL) { self.url = url }
}

/// Plays films. A preview plays nothing.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The film.
  open private(set) var currentItem: AVPlayerItem?
  /// The speed. It has no effect; by default 0.
  open var rate: Float = 0
  /// The loudness, 0 to 1.
  open var volume: Float = 1
  /// Whether the sound is off.
  open var isMuted = false

  /// Creates a player without a film.
  public override init() {}
  /// Creates a player.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  /// Creates a player.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// No-op: nothing is played.
  open func play() {}
  /// No-op: nothing is played.
  open func pause() {}
  /// Replaces the film.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
