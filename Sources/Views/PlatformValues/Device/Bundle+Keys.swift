/// The key of a bundle's short name in its information.
public let kCFBundleNameKey = "CFBundleName"
/// The key of a bundle's version.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The key of the name of a bundle's program.
public let kCFBundleExecutableKey = "CFBundleExecutable"
