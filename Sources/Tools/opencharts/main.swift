import Foundation
import OpenChartsCommandLineTool
import OpenChartsLimits

LocaleVariables.removeLongNames()
ProgramPath.removeRelativeFolders()
let tool = Tool()
FontVariables.removeSpecialFiles().forEach(tool.printError)
// Swift reads the arguments from /proc. If it is missing, even the program's name is missing, and the tool would read
// standard input.
guard !CommandLine.arguments.isEmpty else {
  tool.printError("the arguments cannot be read, because /proc is not mounted")
  exit(2)
}
var status = tool.run(Array(CommandLine.arguments.dropFirst()))
// Flush here, because a failure to write at exit would not be reported.
if status == 0, fflush(nil) != 0 {
  tool.printError("standard output: \(String(cString: strerror(errno)))")
  status = 1
}
exit(status)
