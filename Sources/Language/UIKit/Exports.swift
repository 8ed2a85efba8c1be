// What there is of UIKit: values that stand beside charts. `import SwiftUI` brings them, too.
@_exported import PlatformValues
