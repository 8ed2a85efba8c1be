import Foundation
import OpenChartsAudit

extension AuditFinding {
  /// The finding with a remedy in options of the tool, where the library's remedy names Swift calls.
  var forTool: AuditFinding {
    guard let rule = AuditRule(rawValue: rule) else { return self }
    return withRemedy(Self.remedy(rule, problem, remedy))
  }

  private static func remedy(_ rule: AuditRule, _ problem: String, _ remedy: String) -> String {
    let axis = problem.contains("x axis") ? "x" : problem.contains("z axis") ? "z" : "y"
    return switch rule {
    case .marksFitData:
      problem.hasPrefix("A line")
        ? "Use --mark bar or --mark point for the values of names."
        : "Use --mark line or --mark area, a coarser --time-unit, fewer --bins, or --limit."
    case .zeroBase:
      "Leave --\(axis)-domain out, or include 0 in it, or use --mark point or --mark line, which need no zero."
    case .familiarTicks: "Leave --\(axis)-domain out, or give it round numbers."
    case .gridWeight: axis == "x" ? "Use a larger --width or a shorter --x-format." : "Use a larger --height."
    case .compact: "Shorten the names in the table, use a shorter --y-format, or a larger --width."
    case .notColourAlone: "Give --symbol the column of --color, or draw a separate chart for each name."
    case .colourPairs: "Show fewer names with --limit, or give --symbol the column of --color."
    case .contrast: "Leave the colours to the tool, or show fewer names with --limit."
    case .range:
      problem.contains("logarithmic") || remedy.contains("symmetricLog")
        ? "Use --\(axis)-scale symlog, which shows zero and negative values."
        : "Use a wider --\(axis)-domain, or leave it to the data."
    case .noLockedData: "Show fewer names with --limit, so that each has room in the legend."
    case .separated: "Use a larger --width, or fewer bars with --limit or --bins."
    case .described, .overview, .accessible, .groups, .spelledOut, .plainWords, .meaningNotLook,
      .labelContext:
      "Say it in --title and --subtitle, and name axes with --x-title and --y-title."
    case .smallScreen: "Use a larger --width."
    case .axisTexts: "Use a larger --width and --height, or shorter --x-title, --y-title and --z-title."
    case .hiddenPoints, .depthCue, .slab: "Try another --pose, or --flat for flat charts of two axes each."
    case .perspective: "Use --projection orthographic."
    case .needlessDepth: "Leave --z out, or use --flat."
    case .readableText: remedy
    case .aligned, .audioGraph, .hitArea, .hierarchy, .quietAxes, .transparency:
      remedy.contains(".") && remedy.contains("(") ? "No option of the tool changes this." : remedy
    }
  }
}

/// Replaces advice to Swift authors in a diagnostic of the library by options of the tool.
func inToolWords(_ diagnostic: String) -> String {
  let axis = ["x", "y", "z"].first { diagnostic.contains(" \($0) scale") } ?? "y"
  let advice = [
    "Use .symmetricLog, or positive values.": "Use --\(axis)-scale symlog, or positive values.",
    "Give the chart more room, or hide the legend.":
      "Use a larger --width and --height, or show fewer names with --limit.",
    "Annotate fewer marks, or give the chart more space.": "Use a larger --width and --height.",
    "Add a PointMark, or a second value.": "Use --mark point.",
    "series of AreaMark": "series of the area chart",
    "row of RectangleMark not drawn: their foreground style value is missing":
      "cell has no value and is left out",
    "rows of RectangleMark not drawn: their foreground style value is missing":
      "cells have no value and are left out",
  ]
  return advice.reduce(diagnostic) { $0.replacing($1.key, with: $1.value) }
}
