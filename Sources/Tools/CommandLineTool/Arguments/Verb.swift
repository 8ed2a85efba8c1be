import OpenChartsPictures

/// A command that draws, describes or checks a table and takes the options of charts.
enum Verb: String, CaseIterable {
  case plot, audit, describe, audio, animate

  /// The error for an option that does not apply; `nil` if the option applies.
  func refusal(of option: Option) -> String? {
    switch option {
    case .duration where self == .animate, .series: nil
    case .by, .hold, .loop, .fps: refusal(of: option, unless: self == .animate, "opencharts animate")
    case .narrate, .duration, .from, .to: refusal(of: option, unless: self == .audio, "opencharts audio")
    case .keys: refusal(of: option, unless: self == .describe, "opencharts describe")
    case .facet: refusal(of: option, unless: self != .animate, "charts without animation")
    case .show, .sql: refusal(of: option, unless: self == .plot, "opencharts plot")
    case .watch, .refresh: refusal(of: option, unless: self == .plot, "pictures and opencharts serve")
    case .adaptive: refusal(of: option, unless: self == .plot, "SVG pictures")
    case .outlines: refusal(of: option, unless: self == .plot || self == .animate, "SVG pictures")
    case .explain, .why, .suggest, .swift, .transparent:
      refusal(of: option, unless: self == .plot, "pictures")
    // An audit is printed, not written to a file.
    case .output, .force: refusal(of: option, unless: self != .audit, "files")
    case .width, .height, .scale, .dark, .fontSize, .labels, .highlight, .palette, .font:
      refusal(of: option, unless: self != .describe && self != .audio, "pictures")
    default: nil
    }
  }

  private func refusal(of option: Option, unless isTaken: Bool, _ purpose: String) -> String? {
    isTaken ? nil : "\(option.spelling) is for \(purpose)"
  }

  /// The values of `--format`.
  var formats: [String] {
    switch self {
    case .plot: OutputFormat.allCases.map(\.rawValue)
    case .audit: AuditFormat.allCases.map(\.rawValue)
    case .describe: [OutputFormat.txt.rawValue]
    case .audio: [OutputFormat.wav.rawValue]
    case .animate: [OutputFormat.svg.rawValue, OutputFormat.png.rawValue, "apng"]
    }
  }
}
