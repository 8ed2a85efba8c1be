import Foundation
import OpenChartsAudioGraph
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Charts in words and as sound")
@MainActor
struct SoundTests {
  let folder = try! TemporaryFolder()
  let sales = "month,sales\nJan,30\nFeb,50\nMar,20\nApr,45\n"

  /// The samples of a WAV file, with both channels added.
  private func samples(_ data: Data) -> [Double] {
    let bytes = Array(data.dropFirst(44))
    return stride(from: 0, to: bytes.count - 3, by: 4).map { at in
      func channel(_ i: Int) -> Double {
        Double(Int16(truncatingIfNeeded: Int(bytes[i]) | Int(bytes[i + 1]) << 8))
      }
      return (channel(at) + channel(at + 2)) / 32_768
    }
  }

  /// The difference between the pitch of the samples and a frequency, in cents. Measured by the phase shift between
  /// the two halves.
  private func cents(_ samples: ArraySlice<Double>, from hertz: Double) -> Double {
    let values = Array(samples)
    let half = values.count / 2
    func phase(_ start: Int) -> Double {
      var (re, im) = (0.0, 0.0)
      for i in 0..<half {
        let window = 0.5 - 0.5 * cos(2 * .pi * (Double(i) + 0.5) / Double(half))
        let angle = 2 * .pi * hertz * Double(start + i) / 44_100
        re += window * values[start + i] * cos(angle)
        im -= window * values[start + i] * sin(angle)
      }
      return atan2(im, re)
    }
    var turn = phase(half) - phase(0)
    turn -= (turn / (2 * .pi)).rounded() * 2 * .pi
    return 1200 * log2(1 + turn / (2 * .pi * Double(half) / 44_100) / hertz)
  }

  @Test("each note in the file has the pitch of its value, to a cent")
  func pitch() throws {
    let table = try folder.file("sales.csv", sales)
    let result = run("audio", table, "--mark", "bar", "-o", folder.path + "/out.wav")
    #expect(result.status == 0 && result.out.isEmpty && result.error.isEmpty)
    let sound = samples(try #require(folder.bytes("out.wav")))
    // Two notes as a signal, then 2 seconds: the first note immediately, the last one 0.2 s before the end.
    let start = 0.4
    for (index, value) in [30.0, 50, 20, 45].enumerated() {
      let begin = start + Double(index) / 3 * 1.8
      let hertz = 220 * pow(8, value / 60)
      let middle = Int((begin + 0.03) * 44_100)..<Int((begin + 0.17) * 44_100)
      #expect(abs(cents(sound[middle], from: hertz)) < 1, "\(value)")
    }
    #expect((sound.map(abs).max() ?? 0) <= 2 * 0.892)
    #expect(abs(sound.reduce(0, +) / Double(sound.count)) < 1e-4)
  }

  @Test("series, duration and part of the axis are chosen by name and value")
  func choice() throws {
    let table = try folder.file(
      "t.csv",
      lines("day,city,rain", 40) {
        "2024-01-\($0 / 2 < 9 ? "0" : "")\($0 / 2 + 1),\($0 % 2 == 0 ? "Oslo" : "Rome"),\($0)"
      })
    func seconds(_ arguments: String...) -> Double {
      var tool = Tool()
      tool.printError = { _ in }
      guard tool.run(["audio", table, "--force", "-o", folder.path + "/a.wav"] + arguments) == 0 else {
        return -1
      }
      return Double((folder.bytes("a.wav")?.count ?? 0) - 44) / 4 / 44_100
    }
    let both = seconds("--color", "city", "--mark", "line", "--duration", "3")
    let one = seconds("--color", "city", "--mark", "line", "--duration", "3", "--series", "Rome")
    #expect(both > one + 3)
    #expect(one > 3 && one < 5)
    #expect(one == seconds("--color", "city", "--mark", "line", "--duration", "3", "--series", "2"))
    #expect(
      seconds(
        "--color", "city", "--mark", "line", "--duration", "3", "--series", "Rome", "--from", "2024-01-05",
        "--to", "2024-01-10") == one)
  }

  @Test("a sound beyond 400 s is refused before it is made, with options that shorten it")
  func tooLong() throws {
    let table = try folder.file("t.csv", lines("x,y,s", 60) { "\($0 % 6),\($0 * 37 % 61),n\($0 / 6)" })
    func run(_ arguments: String...) -> (status: Int32, error: String) {
      var tool = Tool()
      nonisolated(unsafe) var error: [String] = []
      tool.printError = { error.append($0) }
      let status = tool.run(
        [
          "audio", table, "--x", "x", "--y", "y", "--color", "s", "--limit", "10", "--mark", "line",
          "--force", "-o",
          folder.path + "/l.wav",
        ]
          + arguments)
      return (status, error.joined())
    }
    let long = run("--duration", "300")
    #expect(long.status == 1)
    #expect(long.error.contains("400 s is the limit; give some of the series with --series"), "\(long.error)")
    #expect(folder.bytes("l.wav") == nil)
    #expect(run("--duration", "0.5").status == 0)
    #expect(run("--duration", "600").status == 2)
  }

  @Test("wrong use is reported in one line")
  func wrong() throws {
    let table = try folder.file("sales.csv", sales)
    func error(_ arguments: String...) -> String {
      var tool = Tool()
      nonisolated(unsafe) var error: [String] = []
      tool.printLine = { _ in }
      tool.printError = { error.append($0) }
      _ = tool.run(arguments)
      return error.joined()
    }
    let out = folder.path + "/a.wav"
    #expect(error("audio", table, "-o", folder.path + "/a.png").contains("writes WAV"))
    #expect(error("audio", table, "-o", out, "--dark").contains("--dark is for pictures"))
    #expect(error(table, "--narrate").contains("--narrate is for opencharts audio"))
    #expect(error("audio", table, "-o", out, "--series", "Oslo").contains("there is no series \"Oslo\""))
    #expect(error("audio", table, "-o", out, "--from", "Janu").contains("did you mean Jan?"))
    #expect(error("describe", table, "-o", folder.path + "/a.png").contains("writes text"))
    #expect(folder.names == ["sales.csv"])
  }

  @Test("describe prints the transcript")
  func describe() throws {
    let table = try folder.file("sales.csv", sales)
    let result = run("describe", table, "--mark", "bar")
    #expect(result.status == 0 && result.error.isEmpty)
    let text = result.out.joined(separator: "\n").split(separator: "\n").map(String.init)
    #expect(
      text == [
        "Sales by month.",
        "Bar chart with 4 values. X axis: month, 4 categories, from Jan to Apr. Y axis: sales, from 0 to 60.",
        "Highest value: 50, for Feb. Lowest value: 20, for Mar.", "Jan, 30.", "Feb, 50.", "Mar, 20.",
        "Apr, 45.",
      ])
    let german = run("describe", table, "--mark", "bar", "--locale", "de_DE").out.joined(separator: "\n")
    #expect(german.contains("Balkendiagramm mit 4 Werten."))
  }
}
