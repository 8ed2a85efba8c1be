// Foundation is re-exported through `ViewValues`: some of its names shadow incomplete ones in Foundation,
// which works only if every import path goes through them.
@_exported import OpenChartsViewValues
