import Foundation
import SyntheticSeries
import Testing

@testable import OpenChartsStatistics

@Suite("Statistics of one series")
struct StatisticsTests {
  @Test("medians and quantiles are exact")
  func quantiles() {
    #expect(Quantile.median([3, 1, 2]) == 2)
    #expect(Quantile.median([4, 1, 3, 2]) == 2.5)
    #expect(Quantile.median([]).isNaN)
    #expect(Quantile.median([5, 5, 5, 1]) == 5)
    #expect(Quantile.quantile(0.25, ofSorted: [1, 2, 3, 4, 5]) == 2)
    #expect(abs(Quantile.normalUpper(0.025) - 1.959964) < 1e-6)
    #expect(Quantile.scale([1, 1, 1, 1], about: 1) == 0)
  }

  @Test("selection agrees with sorting", arguments: [1, 2, 3, 10, 101, 1023, 1024, 1025, 4950, 20_001])
  func selection(count: Int) {
    var data = SyntheticData(seed: UInt64(count))
    let values = (0..<count).map { _ in (data.uniform() * 1e6).rounded() }
    // Many equal values, sorted values, and values for which evenly spaced samples mislead.
    let cases = [
      values, values.map { ($0 / 5e4).rounded() }, values.sorted(), values.sorted(by: >),
      values.indices.map { $0 * 126 % max(count - 1, 1) < 126 ? 0 : values[$0] },
      values.map { _ in 7 },
    ]
    for values in cases {
      let sorted = values.sorted()
      let expected = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
      #expect(Quantile.median(values) == expected)
    }
  }

  @Test("Kendall's τ counts pairs without ties")
  func kendall() {
    #expect(MannKendall([1, 2, 3, 4, 5, 6, 7, 8]).tau == 1)
    #expect(MannKendall([8, 7, 6, 5]).tau == -1)
    // Five pairs rise, and one is tied.
    #expect(abs(MannKendall([1, 2, 2, 3]).tau - 5.0 / 6) < 1e-12)
    #expect(MannKendall([1, 1, 1, 1]).pValue == 1)
    // S = 28, variance 65.33: z = 3.340.
    #expect(abs(MannKendall([1, 2, 3, 4, 5, 6, 7, 8]).pValue - 0.000836) < 1e-5)
    #expect(MannKendall([1, 2, 3, 4, 5, 6, 7, 8], autocorrelation: 0.5).pValue > 0.05)
  }

  @Test("outliers in a tenth of the values hardly change the slope")
  func theilSen() {
    var data = SyntheticData(seed: 5)
    let x = (0..<100).map(Double.init)
    var y = x.map { 0.5 * $0 + 3 * data.normal() }
    for row in stride(from: 0, to: 100, by: 10) { y[row] += 90 }
    #expect(abs(TheilSen(x: x, y: y).slope - 0.5) < 0.03)
    #expect(TheilSen(x: [1, 1], y: [2, 5]).slope == 0)
    #expect(TheilSen(x: [], y: []).intercept == 0)
  }

  @Test("beyond the limit of pairs a sample gives the same slope on every run")
  func sampledSlope() {
    var data = SyntheticData(seed: 6)
    let x = (0..<5000).map(Double.init)
    let y = x.map { 2 * $0 + 10 * data.normal() }
    let line = TheilSen(x: x, y: y)
    #expect(abs(line.slope - 2) < 0.001)
    #expect(line.slope == TheilSen(x: x, y: y).slope)
  }

  @Test("extremes have all their positions, and missing values too")
  func extremes() {
    let found = SeriesStatistics(x: [3, 1, 2, 4, 5], y: [7, 9, .nan, 9, 2], isOrdered: true)
    #expect(found.maximum == SeriesStatistics.Extreme(value: 9, rows: [1, 3]))
    #expect(found.minimum?.rows == [4])
    #expect(found.missing == [2])
    #expect(found.count == 4)
    #expect(found.trend == nil)
  }

  @Test("empty data have no statement")
  func empty() {
    for y in [[], [.nan, .nan]] as [[Double]] {
      let found = SeriesStatistics(x: y.indices.map(Double.init), y: y, isOrdered: true)
      #expect(found.minimum == nil)
      #expect(found.outliers.isEmpty)
    }
    let level = SeriesStatistics(
      x: (0..<30).map(Double.init), y: [Double](repeating: 4, count: 30), isOrdered: true)
    #expect(level.trend == nil)
    #expect(level.minimum?.rows.count == 30)
  }

  @Test("a straight line without noise rises and has no outlier", arguments: [8, 20, 21, 100, 3000])
  func exactLine(count: Int) {
    var data = SyntheticData(seed: 1)
    let found = data.series(count, noise: 0) { 3 * $0 - 1 }
    #expect(found.trend?.direction == .rising)
    #expect(abs((found.trend?.slope ?? 0) - 3) < 1e-9)
    #expect(found.outliers.isEmpty)
    if count >= 20 { #expect(found.shape?.name == .rising) }
  }

  @Test("a season is found with its length and does not hide the trend or an outlier")
  func season() {
    var data = SyntheticData(seed: 8)
    var y: [Double] = []
    for month in 0..<60 {
      let wave = 3 * sin(Double(month) * .pi / 6)
      y.append(10 + 0.1 * Double(month) + wave + 0.4 * data.normal())
    }
    y[33] += 6
    let found = SeriesStatistics(x: (0..<60).map(Double.init), y: y, isOrdered: true)
    #expect(found.season?.period == 12)
    #expect(found.trend?.direction == .rising)
    #expect(found.outliers.map(\.row) == [33])
    #expect(found.shape?.name == .rising)
  }

  @Test("the lengths of months and years are no season", arguments: [1, 12])
  func lengthsOfUnits(months: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let starts = (0..<60).map { row in
      let place = DateComponents(year: 1990 + row * months / 12, month: 1 + row * months % 12)
      return calendar.date(from: place)!.timeIntervalSinceReferenceDate
    }
    let perRow = starts.indices.map { 1_000.4 + 37.77 * Double($0) }
    let perSecond = starts.map { 1_000 + $0 / 1e6 }
    for y in [perRow, perSecond] {
      let found = SeriesStatistics(x: starts, y: y, isOrdered: true)
      #expect(found.season == nil && found.trend?.direction == .rising)
    }
    let waves = perRow.indices.map { perRow[$0] + ($0 % 5 == 0 ? 200 : 0) }
    #expect(SeriesStatistics(x: starts, y: waves, isOrdered: true).season?.period == 5)
  }

  @Test("values that many others equal do not stand out")
  func commonValues() {
    var y = (0..<60).map { $0 % 3 == 2 ? -4 : 7.0 }
    #expect(Outliers.rows(y, around: .init(repeating: 7, count: 60)).isEmpty)
    (y[30], y[31]) = (907, -904)
    #expect(Outliers.rows(y, around: .init(repeating: 7, count: 60)) == [30, 31])
    y = [Double](repeating: 5, count: 40)
    y[7] = 6
    #expect(Outliers.rows(y, around: .init(repeating: 5, count: 40)) == [7])
  }

  @Test("uneven distances have no season")
  func unevenSeason() {
    let x = (0..<48).map { Double($0 * $0) }
    let y = (0..<48).map { sin(Double($0) * Double.pi / 6) }
    #expect(SeriesStatistics(x: x, y: y, isOrdered: true).season == nil)
  }

  @Test("a smooth wave has no outlier, and one with a spike has one", arguments: [60, 100, 200, 365])
  func waves(count: Int) {
    for periods in [0.5, 0.75, 1, 1.5, 2, 3, 5] {
      var y = (0..<count).map { 10 * sin(Double($0) / Double(count) * periods * 2 * .pi) }
      let x = y.indices.map(Double.init)
      let smooth = SeriesStatistics(x: x, y: y, isOrdered: true)
      #expect(smooth.outliers.isEmpty, "\(periods) periods: \(smooth.outliers)")
      y[count / 2 - 3] += 100
      let spiked = SeriesStatistics(x: x, y: y, isOrdered: true)
      #expect(spiked.outliers.contains { $0.row == count / 2 - 3 }, "\(periods) periods")
    }
  }

  @Test("names have no trend, but an outlier")
  func names() {
    let y: [Double] = [10, 11, 9, 10, 12, 11, 10, 9, 60, 10]
    let found = SeriesStatistics(x: y.indices.map(Double.init), y: y, isOrdered: false)
    #expect(found.trend == nil)
    #expect(found.outliers.map(\.row) == [8])
    #expect(found.outliers.first?.expected == 10)
  }

  @Test("skewed values are compared by their logarithms")
  func leaning() {
    let y = (0..<40).map { exp(Double($0) / 8) }
    #expect(SeriesStatistics(x: y.indices.map(Double.init), y: y, isOrdered: false).outliers.isEmpty)
  }

  @Test("shares add up to a hundred")
  func shares() {
    #expect(Shares.percentages(of: [1, 1, 2]) == [25, 25, 50])
    #expect(Shares.percentages(of: [1, 2, 4]) == [14, 29, 57])
    #expect(Shares.percentages(of: [1, 1, 1]) == [33.3, 33.3, 33.3])
    #expect(Shares.percentages(of: [Double](repeating: 1, count: 12)) == [Double](repeating: 8.3, count: 12))
    #expect(Shares.percentages(of: [0, 5]) == [0, 100])
    #expect(Shares.percentages(of: [0, 0]) == nil)
    #expect(Shares.percentages(of: [-1, 5]) == nil)
    #expect(Shares.percentages(of: [.nan, 5]) == nil)
    #expect(Shares.percentages(of: []) == nil)
  }

  @Test("correlation is exact where the answer is known")
  func correlation() throws {
    let x = (0..<12).map(Double.init)
    let line = try #require(Correlation(x: x, y: x.map { 5 - 2 * $0 }))
    #expect(abs(line.pearson + 1) < 1e-12)
    #expect(abs(line.spearman + 1) < 1e-12)
    #expect(line.slope == -2)
    #expect(line.isSupported)
    let curve = try #require(Correlation(x: x, y: x.map { exp($0) }))
    #expect(abs(curve.spearman - 1) < 1e-12)
    #expect(curve.pearson < 0.9)
    let level = try #require(Correlation(x: x, y: x.map { _ in 1 }))
    #expect(level.spearman == 0)
    #expect(!level.isSupported)
    #expect(Correlation(x: [1, 2], y: [1, 2]) == nil)
    var data = SyntheticData(seed: 3)
    let chance = (0..<100).filter { _ in
      Correlation(x: data.noise(30), y: data.noise(30))?.isSupported ?? false
    }
    #expect(chance.count <= 3)
  }
}
