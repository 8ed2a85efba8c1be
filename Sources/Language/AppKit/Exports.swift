// What there is of AppKit: values that stand beside charts. `import SwiftUI` brings them, too.
@_exported import PlatformValues
