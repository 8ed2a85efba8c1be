// The supported part of AppKit: value types that are used with charts. `import SwiftUI` exports them too.
@_exported import OpenChartsPlatformValues
