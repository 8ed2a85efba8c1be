import CommandLineTool
import Foundation

let tool = Tool()
var status = tool.run(Array(CommandLine.arguments.dropFirst()))
// Flush here, because a failure to write at exit would not be reported.
if status == 0, fflush(nil) != 0 {
  tool.complain("standard output: \(String(cString: strerror(errno)))")
  status = 1
}
exit(status)
