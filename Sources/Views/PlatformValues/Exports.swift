// Foundation is re-exported through `ViewValues`, where some declarations hide incomplete declarations of the same name
// in Foundation. This works only if every import path to Foundation leads through `ViewValues`.
@_exported import OpenChartsViewValues
