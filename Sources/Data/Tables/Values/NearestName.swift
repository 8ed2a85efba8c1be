/// Returns the name with the smallest edit distance to a misspelled one, ignoring case. The distance is at most a
/// third of the longer length, or 1. If no name is that close, returns the first that starts with `name`, if `name`
/// has at least three bytes; otherwise `nil`.
package func nearestName(to name: String, among names: [String]) -> String? {
  // A text that is longer than any plausible name has no suggestion.
  guard name.utf8.count <= 200 else { return nil }
  let wanted = Array(name.lowercased().utf8)
  var best: (name: String, distance: Int)?
  for candidate in names {
    let letters = Array(candidate.lowercased().utf8)
    let most = max(1, max(wanted.count, letters.count) / 3)
    // The edit distance is at least the difference of the lengths.
    guard abs(wanted.count - letters.count) <= most else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= most, distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  if best == nil, wanted.count >= 3 {
    // `temp` for `temp_max`: accept a prefix as well.
    return names.first { $0.lowercased().hasPrefix(name.lowercased()) }
  }
  return best?.name
}

/// The number of insertions, deletions, replacements and swaps of neighbors that turn one text into the other. Empty
/// texts and texts of more than 200 bytes give the larger length.
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
