import Foundation
import OpenChartsAudioGraph
import OpenChartsDisplayList
import OpenChartsEngines
import OpenChartsNarration
import OpenChartsPhrases
import OpenChartsTables
import SwiftUI

/// The command line tool, from arguments to an exit status.
@MainActor
package struct Tool {
  /// Prints a line to standard output.
  package var printLine: (String) -> Void = { print($0) }
  /// Prints a line to standard error.
  package var printError: (String) -> Void = { line in
    // Ignore a failed write: there is no other channel to report it.
    _ = writeAll(Data((line + "\n").utf8), to: 2)
  }

  /// Writes a picture to the terminal.
  package var show: (Data) throws -> Void = { try OutputFile.writeOut($0) }
  /// Whether standard output is a terminal. If true, pictures are shown even without `--show`.
  package var isTerminal = isatty(1) == 1

  package init() {}

  /// - Parameter arguments: Without the name of the program.
  /// - Returns: 0 for success; 1 if the data or a file is wrong, or if an audit has findings; 2 for wrong use; 130
  ///   after Ctrl-C.
  package func run(_ arguments: [String]) -> Int32 {
    var tool = self
    tool.printError = { [printError] in
      printError(Self.shortened(EngineAddress.redacted($0).withoutControls))
    }
    return tool.perform(arguments)
  }

  /// Shortens a message that repeats a very long argument to its start and end.
  private static func shortened(_ message: String) -> String {
    guard message.utf8.count > longestMessage, !message.contains("\n"), message.count > longestMessage else {
      return message
    }
    return "\(message.prefix(longestMessage * 2 / 3)) … \(message.suffix(longestMessage / 4))"
  }

  private static let longestMessage = 2_000

  private func perform(_ arguments: [String]) -> Int32 {
    do {
      switch try Command(arguments) {
      case .help: printLine(Help.text)
      case .version: printLine(Help.version)
      case .plot(let arguments): try plot(arguments)
      case .previewHelp: printLine(Help.preview)
      case .preview(let arguments):
        return try PreviewSession(arguments, printLine: printLine, printError: printError).run() ? 0 : 1
      case .serveHelp: printLine(Help.serve)
      case .serve(let arguments):
        return try ServeSession(arguments, printLine: printLine, printError: printError).run() ? 0 : 1
      case .serveTable(let arguments):
        try TableSession(arguments, printLine: printLine, printError: { printError($0.onOneLine) }).run()
      case .serveReport(let arguments):
        try ReportSession(arguments, printLine: printLine, printError: { printNotes([$0]) }).run()
      case .reportHelp: printLine(Help.report)
      case .report(let arguments): return try report(arguments) ? 0 : 1
      case .audit(let arguments, let format): return try audit(arguments, format) ? 0 : 1
      case .describe(let arguments, let keys): try describe(arguments, keys)
      case .audio(let arguments, let audio): try sound(arguments, audio)
      case .animate(let arguments, let motion): try animate(arguments, motion)
      case .engines: EngineReport.lines(finder).forEach(printLine)
      case .setup(let kind): try setup(kind)
      case .manual:
        let day = ManualPage.day(of: ProcessInfo.processInfo.environment)
        printLine(String(ManualPage.text(date: day).dropLast()))
      case .plainHelp(let command): printLine(command)
      case .policy(let path): printLine(try PagePolicy(path: path).text)
      case .completions(let shell, words: nil): printLine(shell.script)
      case .completions(let shell, let words?): shell.answer(to: words).forEach(printLine)
      }
      return 0
    } catch let error as UsageError {
      printError("\(error)".onOneLine)
      return 2
    } catch let error as EngineError where error.problem == .cancelled {
      printError("\(error)".onOneLine)
      // 128 + SIGINT, as shells report a program that Ctrl-C ended.
      return 130
    } catch {
      printError("\(error)".onOneLine)
      return 1
    }
  }

  private var finder: DriverFinder { DriverFinder(environment: ProcessInfo.processInfo.environment) }

  private func setup(_ kind: EngineKind) throws {
    guard let folder = finder.ownFolder else {
      throw FileError("no home folder is set to install a driver in; set HOME or XDG_DATA_HOME")
    }
    printLine(
      "\(kind.title): " + (try DriverInstaller(folder: folder, printLine: printError).install(kind, finder)))
  }

  /// Audits the chart that these arguments would draw. Returns true if there are no findings.
  private func audit(_ arguments: PlotArguments, _ format: AuditFormat) throws -> Bool {
    let progress = Progress()
    defer { progress.finish() }
    let drawn = try draw(arguments, to: nil, progress)
    progress.enter("checking")
    let report = AuditReport(file: drawn.name, findings: drawn.scene.audit().map(\.forTool))
    progress.finish()
    printLine(try report.text(format))
    printNotes(drawn.notes)
    return report.findings.isEmpty
  }

  private func plot(_ arguments: PlotArguments) throws {
    if arguments.showsSQL {
      guard let input = try EngineInput(arguments) else {
        throw UsageError("--sql is for tables that an engine reads; \(arguments.file) needs no engine")
      }
      printLine(try input.sql(try PictureSettings(arguments)))
      return
    }
    if arguments.writesSwift { return try source(arguments) }
    if arguments.suggests { return try suggest(arguments, arguments.suggestionCount) }
    if arguments.watches { try watch(arguments) }
    let picture = try picture(arguments)
    try picture.file?.output.write(picture.file?.bytes ?? Data())
    if let terminalBytes = picture.terminalBytes { try show(terminalBytes) }
    printNotes(picture.notes)
    if arguments.output == nil, let path = picture.file?.output.path { printLine(path) }
    suggestCommand(picture, arguments)
  }

  /// Prints the command that states every automatic choice, or the reasons.
  func suggestCommand(_ picture: Picture, _ arguments: PlotArguments) {
    // The picture itself may be on standard output.
    let isTaken = picture.file.map { $0.output.path == nil } ?? false
    let report = isTaken ? printError : printLine
    if arguments.explains { report(picture.explanation.command) }
    if arguments.printsReasons {
      for reason in picture.reasons() { report(reason.onOneLine) }
    }
    if arguments.givenOptions.isEmpty {
      // Without options, print the equivalent command to standard error, so that standard output stays
      // machine-readable.
      printError("the same by options: " + picture.explanation.command.onOneLine)
    }
  }

  /// Writes the chart as Swift source to the file of `--output`, or to standard output.
  private func source(_ arguments: PlotArguments) throws {
    if let path = arguments.output, path != "-", !path.hasSuffix(".swift") {
      throw UsageError("--swift writes source; end the name in .swift, or leave -o out")
    }
    let source = try ChartSource(arguments)
    let drawn = try source.chart()
    let text = try SwiftSource(drawn.plan, drawn.data, arguments, name: source.name).text
    if let path = arguments.output, path != "-" {
      try OutputFile(path, format: .txt, input: arguments.file).write(Data(text.utf8))
    } else {
      printLine(String(text.dropLast()))
    }
    printNotes((drawn.notes + drawn.data.notes).map { "\(source.name): note: \($0)" })
  }

  struct Picture {
    /// The file to write; `nil` if the picture is only shown.
    var file: (output: OutputFile, bytes: Data)?
    /// The bytes for the terminal; `nil` if the picture is only written.
    var terminalBytes: Data?
    /// Draws the same table again for the terminal's present size.
    var redraw: @MainActor () throws -> Data
    /// The options that state every automatic choice.
    var explanation: Explanation
    /// The reasons for the chart, for `--why`.
    var reasons: () -> [String]
    /// Lines for standard error.
    var notes: [String]
  }

  /// Draws a picture for a file, for a terminal, or for both.
  func picture(_ arguments: PlotArguments) throws -> Picture {
    var output = arguments.shows && arguments.output == nil ? nil : try OutputFile(arguments)
    let shows = arguments.shows || arguments.output == nil && isTerminal
    let namedOutput = output
    var fileNotes: [String] = []
    let asksForWords = (arguments.explains || arguments.printsReasons) && !arguments.watches
    if shows || asksForWords, let path = output?.path, output?.isTaken == true {
      // Without a file name from the user, keep an existing file, and show the picture or print the words about it.
      fileNotes = ["\(path): this file exists already and was kept; --force overwrites it"]
      output = nil
    }
    let terminal = shows ? TerminalFacts.current(arguments.showForm) : nil
    let progress = Progress()
    defer { progress.finish() }
    guard let output else {
      let source = try ChartSource(arguments)
      let drawn = try source.chart(progress)
      progress.enter("drawing")
      let explanation = Explanation(
        drawn.plan, drawn.data, drawn.facts, source.settings, shows ? nil : namedOutput)
      guard shows else {
        return Picture(
          redraw: { try shownNow(source.settings, drawn) }, explanation: explanation,
          reasons: reasons(drawn, source.settings), notes: notes(source.name, drawn, []) + fileNotes)
      }
      var fitting = terminal ?? TerminalFacts.current(arguments.showForm)
      let fittedChart = drawn.fitting(&fitting, source.settings) { fittedChart in
        notes(source.name, fittedChart, []) + fileNotes + explanationLines(explanation, arguments)
      }
      let terminalPicture = try source.settings.shown(fittedChart.plan, fittedChart.data, in: fitting)
      return Picture(
        terminalBytes: terminalPicture.bytes, redraw: { try shownNow(source.settings, drawn) },
        explanation: explanation, reasons: reasons(drawn, source.settings),
        notes: notes(source.name, fittedChart, terminalPicture.diagnostics) + fileNotes)
    }
    let drawn = try draw(arguments, to: output, progress)
    progress.enter("writing")
    let bytes =
      output.format.kind == .page
      ? Data(drawn.settings.html(drawn.plan, drawn.data).utf8)
      : try output.format.data(of: drawn.scene)
    let explanation = Explanation(drawn.plan, drawn.data, drawn.facts, drawn.settings, output)
    let chart = EngineInput.Drawn(plan: drawn.plan, data: drawn.data, facts: drawn.facts)
    var allNotes = drawn.notes
    let terminalBytes = try terminal.map { terminal in
      var terminal = terminal
      let fittedChart = chart.fitting(&terminal, drawn.settings) { _ in
        drawn.notes + explanationLines(explanation, arguments) + [output.path ?? ""]
      }
      if fittedChart.plan.nameLimit != chart.plan.nameLimit {
        allNotes.append(
          "\(drawn.name): note: the terminal shows the \(fittedChart.plan.nameLimit) largest names, and the file more"
        )
      }
      if fittedChart.plan.panelLimit != chart.plan.panelLimit {
        allNotes.append(
          "\(drawn.name): note: the terminal shows the \(fittedChart.plan.panelLimit) largest panels, and the file more"
        )
      }
      return try drawn.settings.shown(fittedChart.plan, fittedChart.data, in: terminal).bytes
    }
    return Picture(
      file: (output, bytes), terminalBytes: terminalBytes, redraw: { try shownNow(drawn.settings, chart) },
      explanation: explanation, reasons: reasons(chart, drawn.settings), notes: allNotes)
  }

  private func shownNow(_ settings: PictureSettings, _ drawn: EngineInput.Drawn) throws -> Data {
    var terminal = TerminalFacts.current(settings.arguments.showForm)
    let fittedChart = drawn.fitting(&terminal, settings) { _ in [] }
    return try settings.shown(fittedChart.plan, fittedChart.data, in: terminal).bytes
  }

  private func reasons(_ drawn: EngineInput.Drawn, _ settings: PictureSettings) -> () -> [String] {
    { ChartReasons(drawn.plan, drawn.facts, settings.arguments, zone: settings.zone).sentences }
  }

  /// The lines that follow a picture: the command that draws it, if it will be printed.
  private func explanationLines(_ explanation: Explanation, _ arguments: PlotArguments) -> [String] {
    guard arguments.explains || arguments.givenOptions.isEmpty else { return [] }
    return ["the same by options: " + explanation.command]
  }

  private func notes(_ name: String, _ drawn: EngineInput.Drawn, _ diagnostics: [String]) -> [String] {
    drawn.notes(diagnostics).map { "\(name): note: \($0)" }
  }

  /// - Parameter keys: The keys to press in the list of values on the chart's page; `nil` prints the whole transcript.
  private func describe(_ arguments: PlotArguments, _ keys: [NavigationKey]?) throws {
    let output = arguments.output == nil ? nil : try OutputFile(arguments, standard: .txt)
    if let format = output?.format ?? arguments.format, format != .txt {
      throw UsageError("opencharts describe writes text; end the name in .txt")
    }
    let progress = Progress()
    defer { progress.finish() }
    let drawn = try draw(arguments, to: output, progress)
    progress.enter("describing")
    let text: String
    if let keys {
      guard let lines = drawn.scene.spoken(to: keys) else {
        throw PlanError("\(drawn.name): the chart has no values to explore by keys")
      }
      text = lines.map { $0.onOneLine + "\n" }.joined()
    } else {
      text = drawn.scene.transcript().withoutControls
    }
    try output?.write(Data(text.utf8))
    progress.finish()
    printNotes(drawn.notes)
    if output == nil { printLine(String(text.dropLast())) }
  }

  private func sound(_ arguments: PlotArguments, _ audio: AudioArguments) throws {
    let output = try OutputFile(arguments, standard: .wav)
    guard output.format == .wav else {
      throw UsageError("opencharts audio writes WAV; end the name in .wav")
    }
    let progress = Progress()
    defer { progress.finish() }
    let drawn = try draw(arguments, to: output, progress)
    progress.enter("sounding")
    guard let (score, pitch) = try ChartSound.score(of: drawn.scene.charts, audio, drawn.settings) else {
      return
    }
    try output.write(WaveFile.data(Synthesizer.render(score, pitch: pitch)))
    progress.finish()
    printNotes(drawn.notes)
    if arguments.output == nil, let path = output.path { printLine(path) }
  }

  private struct Drawn {
    let name: String
    let plan: ChartPlan
    let data: PlotData
    /// Properties of the table from which the planner chose the chart.
    let facts: TableFacts
    let scene: RenderedScene
    let settings: PictureSettings
    let notes: [String]
  }

  /// Reads the table, chooses a chart and draws it.
  private func draw(_ arguments: PlotArguments, to output: OutputFile?, _ progress: Progress) throws -> Drawn
  {
    let source = try ChartSource(arguments)
    let (name, settings) = (source.name, source.settings)
    let drawn = try source.chart(progress)
    let (plan, data) = (drawn.plan, drawn.data)
    try output?.refuseExisting()
    progress.enter("drawing")
    let scene = settings.scene(plan, data)
    return Drawn(
      name: name, plan: plan, data: data, facts: drawn.facts, scene: scene, settings: settings,
      notes: notes(name, drawn, scene.diagnostics))
  }

  /// Returns the table, its name in messages, and the settings of its picture.
  func read(_ arguments: PlotArguments, _ progress: Progress? = nil) throws -> (
    name: String, table: OpenChartsTables.Table, settings: PictureSettings
  ) {
    let source = try ChartSource(arguments)
    return (source.name, try source.table(progress), source.settings)
  }

  /// Prints each distinct note once to standard error.
  func printNotes(_ notes: [String]) {
    var printedNotes: Set<String> = []
    for note in notes where printedNotes.insert(note).inserted { printError(note.onOneLine) }
  }
}
