import Accessibility
import AudioGraph
import DisplayList
import Foundation

/// A chart of a picture, for those who hear it.
package struct SceneChart: Sendable {
  /// Empty where the chart has no name of its own or beside it.
  package let title: String
  /// Its columns, sentences and statistics; worked out when they are asked for.
  package let facts: ChartFacts
  /// Points of the picture.
  package let frame: Rect

  /// The columns with the title.
  package var described: DescribedChart {
    var chart = facts.chart
    if chart.title.isEmpty { chart.title = title }
    return chart
  }

  /// The chart as sound; the texts are there for a narrator.
  package func score(_ options: ScoreOptions = ScoreOptions()) -> Score {
    let sentences = facts.sentences
    let said = sentences.introduction
    return Score(
      described, options: options, introduction: said.first == title ? said : [title] + said,
      ending: sentences.ending)
  }
}

extension RenderedScene {
  /// The charts of the picture in reading order.
  package var charts: [SceneChart] {
    func find(_ node: AccessibilityNode) -> [SceneChart] {
      let inner = node.children.flatMap(find)
      guard let facts = node.facts else { return inner }
      return [SceneChart(title: node.label, facts: facts, frame: node.frame)] + inner
    }
    return list.accessibility.flatMap(find)
  }

  /// The charts of the picture as one score, one after another; without parts where there is none.
  package func score(_ options: ScoreOptions = ScoreOptions()) -> Score {
    Score(joining: charts.map { $0.score(options) })
  }

  /// The audio graph as a WAV file: 44.1 kHz, 16 bit, two channels.
  package func wav(_ options: ScoreOptions = ScoreOptions()) -> Data {
    WaveFile.data(Synthesizer.render(score(options), pitch: options.pitch))
  }
}
