import CommandLineTool
import Foundation

let tool = Tool()
var status = tool.run(Array(CommandLine.arguments.dropFirst()))
// What was said is written at the latest here, where nobody else would notice that it cannot be.
if status == 0, fflush(nil) != 0 {
  tool.complain("standard output: \(String(cString: strerror(errno)))")
  status = 1
}
exit(status)
