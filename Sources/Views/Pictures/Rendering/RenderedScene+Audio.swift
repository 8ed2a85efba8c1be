import AudioGraph
import Descriptions
import Foundation
import ViewCore

extension SceneChart {
  /// The chart as sound; the texts are there for a narrator.
  package func score(_ options: ScoreOptions = ScoreOptions()) -> Score {
    let sentences = facts.sentences
    let opening = sentences.introduction
    return Score(
      described, options: options, introduction: opening.first == title ? opening : [title] + opening,
      ending: sentences.ending)
  }
}

extension RenderedScene {
  /// The charts of the picture as one score, one after another; without parts where there is none.
  package func score(_ options: ScoreOptions = ScoreOptions()) -> Score {
    Score(joining: charts.map { $0.score(options) })
  }

  /// The audio graph as a WAV file: 44.1 kHz, 16 bit, two channels.
  package func wav(_ options: ScoreOptions = ScoreOptions()) -> Data {
    WaveFile.data(Synthesizer.render(score(options), pitch: options.pitch))
  }
}
