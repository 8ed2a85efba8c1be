// `import SwiftUI` is all that people write; what it means is declared in the room of views.
@_exported import Accessibility
@_exported import Audit
@_exported import Combine
@_exported import Controls
@_exported import Foundation
@_exported import Observation
@_exported import Pictures
@_exported import Previews
@_exported import Sessions
@_exported import ViewCore
@_exported import ViewValues
