import Foundation
import OSLog

/// Counts the evaluations of a message.
final class Counter: CustomStringConvertible {
  private(set) var count = 0
  var description: String {
    count += 1
    return "evaluated"
  }
}

struct Broken: Error {}

let log = Logger(subsystem: "org.example", category: "sample")
let counter = Counter()
switch CommandLine.arguments.dropFirst().first {
case "levels":
  log.debug("debug \(counter, privacy: .public)")
  log.trace("trace")
  log.info("info")
  log.notice("notice")
  log.log("log")
  log.warning("warning")
  log.error("error")
  log.critical("critical")
  log.fault("fault")
  log.log(level: .info, "level")
  Logger(.disabled).fault("disabled")
  Logger().error("nameless")
  print(counter.count, OSLog.default.isEnabled(type: .info))
case "values":
  let (name, share) = ("Ada", 0.256)
  log.error("\(name) \(name, privacy: .public) \(name, privacy: .private) \(name, privacy: .sensitive)")
  log.error("\(7) \(7, privacy: .private) \(share) \(share, format: .fixed(precision: 1)) \(true)")
  log.error("\(255, format: .hex(includePrefix: true, minDigits: 4))|\(7, align: .right(columns: 3))|")
  log.error("\(name, align: .left(columns: 5), privacy: .public)|\(Int.self) \(Broken(), privacy: .public)")
  log.error("one\nerror two")
case "hashes":
  for text in ["a", "a", "b"] { log.error("\(text, privacy: .private(mask: .hash))") }
case "formats":
  let old = OSLog(subsystem: "org.example", category: "old")
  os_log("%{public}@ of %d: %.1f %% %{public}s", log: old, type: .error, "Part", 3, 12.5, "x")
  os_log("%@ %{private}d %ld %x %5d|%-4d|%05.1f", log: old, type: .error, "Ada", 4, 5, 255, 6, 7, 8.25)
  os_log(.error, log: old, "%d %d %q", 1)
  os_log("plain", log: old, type: .fault)
  os_log(.error, "\(3) words")
case "signposts":
  let signposter = OSSignposter(subsystem: "org.example", category: "work")
  let id = signposter.makeSignpostID()
  let state = signposter.beginInterval("Load", id: id, "\(3) files")
  signposter.emitEvent("Tick")
  signposter.endInterval("Load", state)
  print(signposter.withIntervalSignpost("Draw") { 5 }, signposter.isEnabled)
  os_signpost(.begin, log: OSLog(subsystem: "org.example", category: .pointsOfInterest), name: "Old")
  os_signpost(.event, log: .default, name: "Old", "%d of %{public}@", 2, "x")
  OSSignposter.disabled.emitEvent("Never")
case "threads":
  DispatchQueue.concurrentPerform(iterations: 200) { number in log.error("line \(number) is whole") }
default: exit(2)
}
