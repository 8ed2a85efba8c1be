import Foundation
import OpenChartsAudioGraph
import OpenChartsDescriptions
import OpenChartsViewCore

extension SceneChart {
  /// Returns the chart as sound, with the texts for a narrator.
  package func score(_ options: ScoreOptions = ScoreOptions()) -> Score {
    let sentences = facts.sentences
    let opening = sentences.introduction
    return Score(
      described, options: options, introduction: opening.first == title ? opening : [title] + opening,
      ending: sentences.ending)
  }
}

extension RenderedScene {
  /// Returns one score with a part for each chart of the picture, in order; without parts if there is no chart.
  package func score(_ options: ScoreOptions = ScoreOptions()) -> Score {
    Score(joining: charts.map { $0.score(options) })
  }

  /// Returns the audio graph as a WAV file: 44.1 kHz, 16 bit, two channels.
  package func wav(_ options: ScoreOptions = ScoreOptions()) -> Data {
    WaveFile.data(Synthesizer.render(score(options), pitch: options.pitch))
  }

  /// Returns the audio graph as a WAV file of a sixteenth of the size, for documents with several: 11.025 kHz, 8 bit
  /// (µ-law), one channel. The stereo position is not needed, because time already follows x.
  package func smallWAV() -> Data { WaveFile.small(Synthesizer.render(score().centred)) }
}
