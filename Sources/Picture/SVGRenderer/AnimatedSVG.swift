import DisplayList

extension SVGRenderer {
  /// Pictures one after another as one document that plays by itself, without a script.
  ///
  /// Style rules show each part for as long as it belongs to the picture. Where the reader asked for less motion,
  /// and in programs that play nothing, the last picture stands, whose text and identities the document has.
  /// - Parameter loops: Whether it begins anew at its end, for ever.
  package static func render(
    _ frames: [MovingFrame], size: Size, options: SVGOptions, loops: Bool = false
  ) -> String {
    guard let last = frames.last else { return render(DisplayList(), size: size, options: options) }
    var options = options
    if options.background == nil { options.background = last.background }
    let still = render(last.list, size: size, options: options)
    let prefix =
      options.identifierPrefix ?? String(decoding: self.prefix(for: Array(still.utf8)), as: UTF8.self)
    let frameCount = frames.count
    let merged = MergedFrames(frames.map(\.list.items)) { run in
      let own = "\(prefix)-\(run.first)-\(run.last)"
      return run.last == frameCount - 1 ? "\(prefix)-last \(own)" : "\(prefix)-part \(own)"
    }
    guard !merged.runs.isEmpty else { return still }
    options.identifierPrefix = prefix
    options.styleSheet = StyleSheet(frames.map(\.seconds), prefix: prefix, loops: loops).text(merged.runs)
    var list = DisplayList(merged.items)
    list.accessibility = last.list.accessibility
    return render(list, size: size, options: options)
  }
}

/// When the parts of a moving picture are seen.
private struct StyleSheet {
  /// Milliseconds at which frames begin, and the end.
  private var starts: [Int] = [0]
  private let prefix: String
  private let loops: Bool

  init(_ seconds: [Double], prefix: String, loops: Bool) {
    self.prefix = prefix
    self.loops = loops
    var time = 0.0
    for length in seconds {
      time = min(time + (length.isFinite ? max(length, 0) : 0), 1e6)
      starts.append(Int((time * 1_000).rounded()))
    }
  }

  private var end: Int { starts[starts.count - 1] }

  func text(_ runs: [MergedFrames.Run]) -> String {
    var text = ".\(prefix)-part{visibility:hidden}"
    if end > 0 { text += loops ? turning(runs) : once(runs) }
    return text
      + "@media(prefers-reduced-motion:reduce){.\(prefix)-part,.\(prefix)-last{animation:none!important}}"
  }

  /// Shown while an animation of one constant step runs; what belongs to the end is hidden until then.
  private func once(_ runs: [MergedFrames.Run]) -> String {
    var text = "@keyframes \(prefix)-on{from,to{visibility:visible}}"
    text += "@keyframes \(prefix)-off{from,to{visibility:hidden}}"
    for run in runs {
      let (from, to) = (starts[run.first], starts[run.last + 1])
      if run.last + 2 == starts.count {
        guard from > 0 else { continue }
        text += rule(run, "\(prefix)-off \(from)ms step-end")
      } else if to > from {
        text += rule(run, "\(prefix)-on \(to - from)ms step-end \(from)ms")
      }
    }
    return text
  }

  /// Shown in its part of every turn.
  private func turning(_ runs: [MergedFrames.Run]) -> String {
    var text = ""
    for run in runs {
      let (from, to) = (starts[run.first], starts[run.last + 1])
      let name = "\(prefix)-\(run.first)-\(run.last)"
      text += "@keyframes \(name){"
      if from > 0 { text += "0%{visibility:hidden}" }
      text += "\(percent(from)){visibility:visible}"
      if to < end { text += "\(percent(to)){visibility:hidden}" }
      text += "}" + rule(run, "\(name) \(end)ms step-end infinite")
    }
    return text
  }

  private func rule(_ run: MergedFrames.Run, _ animation: String) -> String {
    ".\(prefix)-\(run.first)-\(run.last){animation:\(animation)}"
  }

  /// To a thousandth, in digits without a locale.
  private func percent(_ time: Int) -> String {
    let parts = Int((Double(time) / Double(end) * 100_000).rounded())
    let rest = String(parts % 1_000)
    return "\(parts / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)%"
  }
}
