import Foundation
import OpenChartsDescriptions
import OpenChartsPhrases
import SwiftUI

/// The columns of a picture's charts and the sentences made from them, for a script that recomputes every number.
struct DescribedData: Encodable {
  struct Axis: Encodable {
    var title: String
    /// The title without its unit.
    var name: String
    var lower: Double
    var upper: Double
    var categories: [String]
    /// Whether numbers are seconds since the beginning of 2001.
    var isDate: Bool
    /// Maps values to the numbers that are spoken.
    var factor: Double
    /// The texts beside the axis with their values.
    var labels: [Label]
    /// The spoken middle of an axis that shows magnitudes on both sides of it.
    var middle: String?

    init(_ axis: DescribedAxis) {
      (title, name) = (axis.title, axis.name)
      (lower, upper) = (axis.range.lowerBound, axis.range.upperBound)
      (categories, isDate, factor) = (axis.categories, axis.isDate, axis.factor)
      middle = axis.middle
      labels = axis.labels.map { Label(value: $0.value, text: $0.text) }
    }
  }

  struct Label: Encodable {
    var value: Double
    var text: String
  }

  struct Series: Encodable {
    var name: String
    var isFunction: Bool
    /// Whether the series is one part of values with several parts, such as the low of a candlestick.
    var isPart: Bool
    /// The author's own texts for single values, by row.
    var texts: [String: String]
    var x: [Double]
    var y: [Double]
    /// The z values of a 3-D chart.
    var z: [Double]?
    /// Names of single values, by row.
    var labels: [String: String]
  }

  /// The heights of a surface, row by row along x.
  struct Surface: Encodable {
    var name: String
    var x: [Double]
    var z: [Double]
    var y: [Double]
  }

  struct Chart: Encodable {
    var language: String
    var form: String
    var x: Axis
    var y: Axis?
    var z: Axis?
    var isSideways: Bool
    var isStacked: Bool
    var composites: Int
    var components: [String]
    var marked: [String]
    var rowsName: String
    var series: [Series]
    var surfaces: [Surface]
    var overview: [String]
    var features: [String]
    var statistics: [String]
    var summary: String

    init(_ chart: SceneChart) {
      let described = chart.described
      let sentences = chart.facts.sentences
      language = SpeechLanguage(chart.facts.locale).code
      form = described.form.rawValue
      (x, y, isSideways) = (Axis(described.x), described.y.map(Axis.init), described.isSideways)
      (isStacked, composites, components) = (described.isStacked, described.composites, described.components)
      (marked, rowsName) = (described.marked, described.rowsName)
      z = described.z.map(Axis.init)
      surfaces = described.surfaces.map {
        Surface(name: $0.name, x: $0.x, z: $0.z, y: $0.grid.heights)
      }
      let isSpatial = described.z != nil
      series = described.series.map { series in
        Series(
          name: series.name, isFunction: series.isFunction, isPart: series.part != nil,
          texts: Dictionary(uniqueKeysWithValues: series.texts.map { (String($0.key), $0.value) }),
          x: series.x, y: series.y,
          z: isSpatial ? series.additional.first : nil,
          labels: Dictionary(uniqueKeysWithValues: series.labels.map { (String($0.key), $0.value) }))
      }
      (overview, features, statistics) = (sentences.overview, sentences.features, sentences.statistics)
      summary = sentences.summary
    }
  }

  var charts: [Chart]

  init(_ scene: RenderedScene) { charts = scene.charts.map(Chart.init) }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }
}
