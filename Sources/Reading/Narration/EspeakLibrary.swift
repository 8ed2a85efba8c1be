import CEspeak
import Foundation

/// The functions of espeak-ng, from the library on this machine.
///
/// It is loaded when somebody wants to hear something, not linked: with what plays sound behind it, it would take
/// every start of a program some four milliseconds.
struct EspeakLibrary: Sendable {
  typealias Initialize =
    @convention(c) @Sendable (espeak_AUDIO_OUTPUT, Int32, UnsafePointer<CChar>?, Int32) -> Int32
  typealias SynthCallback =
    @convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?) -> Int32
  typealias SetSynthCallback = @convention(c) @Sendable (SynthCallback) -> Void
  typealias SetVoiceByName = @convention(c) @Sendable (UnsafePointer<CChar>) -> espeak_ERROR
  typealias SetParameter = @convention(c) @Sendable (espeak_PARAMETER, Int32, Int32) -> espeak_ERROR
  typealias Synth =
    @convention(c) @Sendable (
      UnsafeRawPointer, Int, UInt32, espeak_POSITION_TYPE, UInt32, UInt32, UnsafeMutablePointer<UInt32>?,
      UnsafeMutableRawPointer?
    ) -> espeak_ERROR

  let initialize: Initialize
  let setSynthCallback: SetSynthCallback
  let setVoiceByName: SetVoiceByName
  let setParameter: SetParameter
  let synth: Synth

  /// `nil` where the library is not installed. It stays loaded until the program ends.
  init?() {
    guard let library = dlopen("libespeak-ng.so.1", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<F>(_ name: String, as type: F.Type) -> F? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let initialize = function("espeak_Initialize", as: Initialize.self),
      let setSynthCallback = function("espeak_SetSynthCallback", as: SetSynthCallback.self),
      let setVoiceByName = function("espeak_SetVoiceByName", as: SetVoiceByName.self),
      let setParameter = function("espeak_SetParameter", as: SetParameter.self),
      let synth = function("espeak_Synth", as: Synth.self)
    else { return nil }
    self.initialize = initialize
    self.setSynthCallback = setSynthCallback
    self.setVoiceByName = setVoiceByName
    self.setParameter = setParameter
    self.synth = synth
  }
}
