import Foundation
import SwiftUI

/// Runs a program of previews. After a preview that crashes the program, runs it again for the others. If none is drawn,
/// runs it for the first windows of its apps.
struct PreviewRuns {
  let program: String
  let onReport: (PreviewReport) -> Void
  /// Reports the name of a preview that crashed the program, and the reason.
  let crashed: (_ name: String, _ reason: String) -> Void

  /// - Returns: Whether all previews were drawn; `nil` if there is none.
  func run(_ first: PreviewRequest) throws -> Bool? {
    var request = first
    var isWhole = true
    var hasPicture = false
    /// Changes the request to the apps, once the previews have ended without a picture. Previews often need objects that
    /// only their app creates.
    func turnsToApps() -> Bool {
      if hasPicture || request.showsApps { return false }
      (request.showsApps, request.first, request.skipped) = (true, 0, [])
      return true
    }
    while true {
      try Data().write(to: URL(fileURLWithPath: request.report))
      let text = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
      let (status, message) = try Subprocess.runPreviews(program, text)
      let reports = Self.reports(in: request.report)
      var count = 0
      var last: (index: Int, name: String)?
      var provider: String?
      for report in reports {
        switch report {
        case .found(let number): count = number
        case .began(let index, let name): last = (index, name)
        case .preparing(let name): provider = name
        case .wrote: hasPicture = true
        case .note: break
        }
        onReport(report)
      }
      if count == 0, status == 0 {
        if isWhole { return nil }
        if turnsToApps() { continue }
        return false
      }
      if status == 0 { return isWhole }
      isWhole = false
      guard status != 1 else { return false }
      let reason = message ?? Self.reason(status)
      guard let last else {
        guard count == 0, let provider, !request.skipped.contains(provider) else {
          throw FileError("the program with the previews ended before the first: \(reason)")
        }
        crashed(PreviewNames.label(provider, besides: request.stem), reason)
        request.skipped.append(provider)
        continue
      }
      crashed(last.name, reason)
      if last.index + 1 < count {
        request.first = last.index + 1
      } else if !turnsToApps() {
        return false
      }
    }
  }

  private static func reason(_ status: Int32) -> String {
    // Swift code rarely reads an invalid address other than by overflowing the stack.
    if status == 128 + SIGSEGV { return "segmentation fault, probably by an endless recursion" }
    // The program sets an alarm for each preview.
    if status == 128 + SIGALRM { return "no picture within a minute" }
    return status > 128 ? String(cString: strsignal(status - 128)).lowercased() : "status \(status)"
  }

  private static func reports(in path: String) -> [PreviewReport] {
    (PreviewSources.text(path) ?? "").split(separator: "\n").compactMap {
      try? JSONDecoder().decode(PreviewReport.self, from: Data($0.utf8))
    }
  }
}
