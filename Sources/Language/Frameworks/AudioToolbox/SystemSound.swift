// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

/// The number of the vibration.
public var kSystemSoundID_Vibrate: SystemSoundID { 0xFFF }

/// Plays a sound of the system. No-op: a preview is silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound of the system, or vibrates. No-op: a preview is silent.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Calls the closure at once: a preview is silent.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Calls the closure at once: a preview is silent.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
