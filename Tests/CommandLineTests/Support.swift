@testable import CommandLineTool
