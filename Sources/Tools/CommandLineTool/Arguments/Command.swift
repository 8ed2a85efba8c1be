import OpenChartsDisplayList
import OpenChartsEngines

/// A parsed command line.
package enum Command: Equatable {
  case help
  case version
  case plot(PlotArguments)
  case preview(PreviewArguments)
  case previewHelp
  case serve(ServeArguments)
  case serveTable(ServeTableArguments)
  case serveHelp
  /// The live page of a Markdown report, rebuilt when its files change.
  case serveReport(ServeArguments)
  case report(ReportArguments)
  case reportHelp
  case audit(PlotArguments, AuditFormat)
  /// The chart in words. With keys, the texts that the list on the chart's page announces when they are pressed.
  case describe(PlotArguments, keys: [NavigationKey]?)
  /// The chart as sound.
  case audio(PlotArguments, AudioArguments)
  /// A chart that moves from state to state.
  case animate(PlotArguments, AnimateArguments)
  /// Lists the engines that were found.
  case engines
  case setup(EngineKind)
  /// The manual page.
  case manual
  /// The help of a command that takes no options.
  case plainHelp(String)
  /// The path of a page.
  case policy(String)
  /// The completion script of a shell; with words, the candidates for the last word.
  case completions(CompletionShell, words: [String]?)
}
