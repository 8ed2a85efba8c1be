// The supported part of UIKit: value types that are used with charts. `import SwiftUI` exports them too.
@_exported import OpenChartsPlatformValues
