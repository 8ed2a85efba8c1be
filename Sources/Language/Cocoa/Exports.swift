// Cocoa is AppKit with Foundation.
@_exported import AppKit
@_exported import Foundation
