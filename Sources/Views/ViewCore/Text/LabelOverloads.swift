/// Adds an overload of a declaration with a `LocalizedStringKey`: the same with a verbatim string.
@attached(peer, names: overloaded)
package macro StringOverload() =
  #externalMacro(module: "OpenChartsSwiftUIMacros", type: "StringOverloadMacro")

/// Adds overloads of a declaration with a `LocalizedStringKey`: with a verbatim string and with a localized resource.
@attached(peer, names: overloaded)
package macro LabelOverloads() =
  #externalMacro(module: "OpenChartsSwiftUIMacros", type: "LabelOverloadsMacro")

/// Adds overloads of a declaration with a `LocalizedStringKey`: with a verbatim string, with a localized resource and
/// with a `Text`. Public for declarations that are inlined.
@attached(peer, names: overloaded)
public macro _TextOverloads() = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "TextOverloadsMacro")
