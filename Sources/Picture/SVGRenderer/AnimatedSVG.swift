import OpenChartsDisplayList

extension SVGRenderer {
  /// Renders frames as one SVG document that plays as an animation, without scripts.
  ///
  /// Style rules show each part while it belongs to the current frame. With reduced motion, and in viewers without
  /// animation, the document shows the last frame, whose text and identities it has.
  /// - Parameter loops: Whether the animation repeats forever.
  package static func render(
    _ frames: [AnimationFrame], size: Size, options: SVGOptions, loops: Bool = false
  ) -> String {
    guard let last = frames.last else { return render(DisplayList(), size: size, options: options) }
    var options = options
    if options.background == nil { options.background = last.background }
    let still = render(last.list, size: size, options: options)
    let prefix =
      options.identifierPrefix ?? String(decoding: self.prefix(for: Array(still.utf8)), as: UTF8.self)
    let frameCount = frames.count
    let merged = MergedFrames(frames.map(\.list.items)) { run in
      let runClass = "\(prefix)-\(run.first)-\(run.last)"
      return run.last == frameCount - 1 ? "\(prefix)-last \(runClass)" : "\(prefix)-part \(runClass)"
    }
    guard !merged.runs.isEmpty else { return still }
    options.identifierPrefix = prefix
    options.styleSheet = StyleSheet(frames.map(\.seconds), prefix: prefix, loops: loops).text(merged.runs)
    var list = DisplayList(merged.items)
    (list.accessibility, list.charts) = (last.list.accessibility, last.list.charts)
    return render(list, size: size, options: options)
  }
}

/// The visibility times of the parts of an animated document.
private struct StyleSheet {
  /// The start of each frame, and the end of the last, in milliseconds.
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
    if end > 0 { text += loops ? looping(runs) : once(runs) }
    return text
      + "@media(prefers-reduced-motion:reduce){.\(prefix)-part,.\(prefix)-last{animation:none!important}}"
  }

  /// Shows each part with an animation of one constant step. Parts of the last frame are hidden until it starts.
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

  /// Shows each part in its time range of every loop.
  private func looping(_ runs: [MergedFrames.Run]) -> String {
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

  /// Returns a percentage with three decimals, independent of the locale.
  private func percent(_ time: Int) -> String {
    let parts = Int((Double(time) / Double(end) * 100_000).rounded())
    let rest = String(parts % 1_000)
    return "\(parts / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)%"
  }
}
