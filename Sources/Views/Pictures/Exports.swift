@_exported import Audit
@_exported import TerminalRenderer
@_exported import ViewCore
