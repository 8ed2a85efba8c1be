// Foundation comes by way of our values: some of their names hide unfinished ones of Foundation, and do so only where
// all ways to that lead through them.
@_exported import ViewValues
