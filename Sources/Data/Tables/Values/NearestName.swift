/// The name nearest to a misspelt one, or `nil` where none is near: at most a third of its letters differ.
package func nearestName(to name: String, among names: [String]) -> String? {
  let wanted = Array(name.lowercased().utf8)
  var best: (name: String, distance: Int)?
  for candidate in names {
    let letters = Array(candidate.lowercased().utf8)
    let distance = editDistance(wanted, letters)
    if distance <= max(1, max(wanted.count, letters.count) / 3), distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  if best == nil, wanted.count >= 3 {
    // `temp` for `temp_max`: a beginning is as good as a misspelling.
    return names.first { $0.lowercased().hasPrefix(name.lowercased()) }
  }
  return best?.name
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
package func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  if a.count > 200 || b.count > 200 { return max(a.count, b.count) }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i] + [Int](repeating: 0, count: b.count)
    for j in 1...b.count {
      let cost = a[i - 1] == b[j - 1] ? 0 : 1
      row[j] = min(row[j - 1] + 1, last[j] + 1, last[j - 1] + cost)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        row[j] = min(row[j], beforeLast[j - 2] + 1)
      }
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
