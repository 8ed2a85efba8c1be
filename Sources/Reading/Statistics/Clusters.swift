import Foundation

/// Groups of points, if there are any.
///
/// k-means with the seeding of Arthur and Vassilvitskii (2007) for 2 to 6 groups. Their number has the highest mean
/// silhouette (Rousseeuw 1987, doi:10.1016/0377-0427(87)90125-7). Groups must have a silhouette of at least 0.65, and a
/// gap between any two groups. With a lower limit, points along a line would be split into groups.
package struct Clusters: Sendable {
  package struct Group: Sendable {
    /// The medians of its points.
    package let x: Double
    package let y: Double
    package let count: Int
  }

  static let leastSilhouette = 0.65
  /// The sample size for larger data; the seed is fixed.
  private static let sampleLimit = 600

  /// The groups from left to right.
  package let groups: [Group]
  /// The mean silhouette, at most 1.
  package let silhouette: Double

  /// Returns `nil` if the points form no groups.
  package init?(x: [Double], y: [Double]) {
    let rows = x.indices.filter { x[$0].isFinite && y[$0].isFinite }
    guard rows.count >= 12, let u = Self.standardized(rows.map { x[$0] }),
      let v = Self.standardized(rows.map { y[$0] })
    else { return nil }
    var random = SeededGenerator(seed: 0xC105)
    var sample = Array(rows.indices)
    if sample.count > Self.sampleLimit {
      for sampleIndex in 0..<Self.sampleLimit {
        sample.swapAt(sampleIndex, sampleIndex + random.index(below: sample.count - sampleIndex))
      }
      sample.removeSubrange(Self.sampleLimit...)
      sample.sort()
    }
    let points = sample.map { SIMD2(u[$0], v[$0]) }
    let least = max(3, Int((0.05 * Double(points.count)).rounded(.up)))
    var best: (silhouette: Double, centers: [SIMD2<Double>])?
    for number in 2...6 where points.count >= number * least {
      var run: (error: Double, centers: [SIMD2<Double>], members: [Int])?
      for _ in 0..<6 {
        let next = Self.kMeans(points, number, &random)
        if next.error < run?.error ?? .infinity { run = next }
      }
      guard let run else { continue }
      var sizes = [Int](repeating: 0, count: number)
      for member in run.members { sizes[member] += 1 }
      guard sizes.allSatisfy({ $0 >= least }) else { continue }
      let value = Self.silhouette(points, run.members, sizes)
      if value > best?.silhouette ?? Self.leastSilhouette,
        Self.haveGaps(points, run.members, run.centers)
      {
        best = (value, run.centers)
      }
    }
    guard let best else { return nil }
    var members = [[Int]](repeating: [], count: best.centers.count)
    for row in rows.indices {
      members[Self.nearest(SIMD2(u[row], v[row]), best.centers).index].append(rows[row])
    }
    groups = members.map { rows in
      Group(x: Quantile.median(rows.map { x[$0] }), y: Quantile.median(rows.map { y[$0] }), count: rows.count)
    }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    silhouette = best.silhouette
  }

  /// Scales to mean 0 and standard deviation 1; `nil` for constant values.
  private static func standardized(_ values: [Double]) -> [Double]? {
    let mean = values.reduce(0, +) / Double(values.count)
    let deviation = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot()
    guard deviation > 0, deviation.isFinite else { return nil }
    return values.map { ($0 - mean) / deviation }
  }

  private static func nearest(_ point: SIMD2<Double>, _ centers: [SIMD2<Double>])
    -> (index: Int, distance: Double)
  {
    var best = (index: 0, distance: Double.infinity)
    for index in centers.indices {
      let d = point - centers[index]
      let distance = d.x * d.x + d.y * d.y
      if distance < best.distance { best = (index, distance) }
    }
    return best
  }

  private static func kMeans(_ points: [SIMD2<Double>], _ number: Int, _ random: inout SeededGenerator)
    -> (error: Double, centers: [SIMD2<Double>], members: [Int])
  {
    var centers = [points[random.index(below: points.count)]]
    while centers.count < number {
      let distances = points.map { nearest($0, centers).distance }
      var left = random.fraction() * distances.reduce(0, +)
      let pointIndex = distances.firstIndex {
        left -= $0
        return left < 0
      }
      centers.append(points[pointIndex ?? points.count - 1])
    }
    var members = [Int](repeating: 0, count: points.count)
    var error = Double.infinity
    for _ in 0..<50 {
      var sums = [SIMD2<Double>](repeating: .zero, count: number)
      var counts = [Double](repeating: 0, count: number)
      var next = 0.0
      for (row, point) in points.enumerated() {
        let (index, distance) = nearest(point, centers)
        members[row] = index
        next += distance
        sums[index] += point
        counts[index] += 1
      }
      for index in centers.indices where counts[index] > 0 { centers[index] = sums[index] / counts[index] }
      guard next < error else { break }
      error = next
    }
    return (error, centers, members)
  }

  /// Whether the middle third between any two groups is nearly empty: it has at most a twentieth of their points. A
  /// uniform distribution has a sixth of its points there, even if it can be split well.
  private static func haveGaps(_ points: [SIMD2<Double>], _ members: [Int], _ centers: [SIMD2<Double>])
    -> Bool
  {
    for a in centers.indices {
      for b in centers.indices where b > a {
        let way = centers[b] - centers[a]
        let length = way.x * way.x + way.y * way.y
        var (between, all) = (0.0, 0.0)
        for (point, member) in zip(points, members) where member == a || member == b {
          let d = point - centers[a]
          let share = (d.x * way.x + d.y * way.y) / length
          if share > 1.0 / 3, share < 2.0 / 3 { between += 1 }
          all += 1
        }
        if between >= 0.05 * all + 1 { return false }
      }
    }
    return true
  }

  private static func silhouette(_ points: [SIMD2<Double>], _ members: [Int], _ sizes: [Int]) -> Double {
    var total = 0.0
    var sums = [Double](repeating: 0, count: sizes.count)
    points.withUnsafeBufferPointer { points in
      for row in points.indices {
        for index in sums.indices { sums[index] = 0 }
        for other in points.indices {
          let d = points[row] - points[other]
          sums[members[other]] += (d.x * d.x + d.y * d.y).squareRoot()
        }
        let cluster = members[row]
        let within = sums[cluster] / Double(max(sizes[cluster] - 1, 1))
        var beside = Double.infinity
        for index in sums.indices where index != cluster {
          beside = min(beside, sums[index] / Double(sizes[index]))
        }
        let size = max(within, beside)
        if size > 0 { total += (beside - within) / size }
      }
    }
    return total / Double(points.count)
  }
}
