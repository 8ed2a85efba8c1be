@_exported import OpenChartsAudit
@_exported import OpenChartsTerminalRenderer
@_exported import OpenChartsViewCore
