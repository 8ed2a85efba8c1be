@_exported import ViewCore
