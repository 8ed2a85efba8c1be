@_exported import Accessibility
@_exported import Audit
@_exported import Combine
@_exported import Foundation
@_exported import Observation
