@_exported import OpenChartsViewCore
