import Foundation
import OpenChartsAudioGraph
import OpenChartsCEspeak
import OpenChartsDynamicLibrary
import Synchronization

/// Speaks with espeak-ng, for the texts between the tones of an audio graph.
///
///     let score = try Score(chart, introduction: …).narrated(by: EspeakNarrator(language: "de"))
package struct EspeakNarrator: Narrator {
  /// The default pace in words per minute.
  package static let usualPace = 170

  private let language: String
  private let pace: Int

  /// - Parameters:
  ///   - language: A language code such as "en" or "de"; languages without a voice use "en".
  ///   - pace: Words per minute, limited to 80 to 450.
  package init(language: String, pace: Int = usualPace) throws(NarrationError) {
    try Engine.shared.start()
    self.language = language
    self.pace = min(max(pace, 80), 450)
  }

  package func speech(for text: String) throws -> Speech {
    try Engine.shared.speech(for: text, language: language, pace: pace)
  }
}

/// An error of the narrator.
package enum NarrationError: Error, Equatable, CustomStringConvertible {
  case noLibrary(LibraryError)
  case noVoices
  case failed(code: Int)

  package var description: String {
    switch self {
    case .noLibrary(let error): "\(error)"
    case .noVoices: "narration needs the voices of espeak-ng: apt-get install espeak-ng-data"
    case .failed(let code): "espeak-ng could not speak the text (error \(code))"
    }
  }
}

/// The library, which has one global state: calls run one after another.
private final class Engine: Sendable {
  static let shared = Engine()

  private struct State {
    var library: EspeakFunctions
    /// Samples per second.
    var rate: Int
  }

  /// `nil` until the library has started.
  private let state = Mutex<State?>(nil)

  func start() throws(NarrationError) {
    let problem = state.withLock { state -> NarrationError? in
      if state != nil { return nil }
      let library: EspeakFunctions
      do throws(LibraryError) {
        library = try DynamicLibrary(["libespeak-ng.so.1"], package: "libespeak-ng1", for: "narration")
          .load(EspeakFunctions(), find: espeak_functions_find)
      } catch {
        return .noLibrary(error)
      }
      // Without this option the library exits the process if its voices are missing.
      let rate = Int(
        library.Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, Int32(espeakINITIALIZE_DONT_EXIT)))
      guard rate > 0 else { return .noVoices }
      library.SetSynthCallback { wave, count, events in
        guard let wave, count > 0, let target = events?.pointee.user_data else { return 0 }
        let samples = Unmanaged<Samples>.fromOpaque(target).takeUnretainedValue()
        samples.values += UnsafeBufferPointer(start: wave, count: Int(count)).map { Float($0) / 32_768 }
        return 0
      }
      state = State(library: library, rate: rate)
      return nil
    }
    if let problem { throw problem }
  }

  func speech(for text: String, language: String, pace: Int) throws(NarrationError) -> Speech {
    // Invisible formatting characters have no sound, and a zero byte would end the text.
    let heard = String.UnicodeScalarView(
      text.unicodeScalars.filter { $0.properties.generalCategory != .format })
    let words = language == "ja" ? JapaneseReadings.spoken(String(heard)) : String(heard)
    let text = words.replacing("\0", with: " ").trimmingCharacters(in: .whitespacesAndNewlines)
    // For an empty text the library would make a pause.
    guard !text.isEmpty else { return Speech(samples: [], rate: Synthesizer.rate) }
    let (code, speech) = state.withLock { state -> (Int, Speech?) in
      guard let state else { return (0, nil) }
      let library = state.library
      if library.SetVoiceByName(language) != EE_OK { _ = library.SetVoiceByName("en") }
      _ = library.SetParameter(espeakRATE, Int32(pace), 0)
      let samples = Samples()
      let result = text.withCString { pointer in
        library.Synth(
          pointer, text.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
          Unmanaged.passUnretained(samples).toOpaque())
      }
      guard result == EE_OK else { return (Int(result.rawValue), nil) }
      return (0, Speech(samples: samples.values, rate: Double(state.rate)))
    }
    guard let speech else { throw .failed(code: code) }
    return speech
  }

  /// Collects the samples from the library.
  private final class Samples {
    var values: [Float] = []
  }
}
