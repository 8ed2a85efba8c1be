@_exported import Accessibility
@_exported import Combine
@_exported import Observation
@_exported import OpenChartsViewValues
