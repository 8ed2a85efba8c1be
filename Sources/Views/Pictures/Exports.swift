@_exported import Audit
@_exported import ViewCore
