// `import SwiftUI` is all that people write; what it means is declared in the room of views. What these export in
// turn (views themselves, Foundation, Observation, the chart types of Accessibility) is not named again: a name of
// ours hides the same one below it only where all ways to that lead through us.
@_exported import Controls
@_exported import Pictures
@_exported import PlatformValues
@_exported import Previews
@_exported import Sessions
