/// Adds an overload of a declaration with a `LocalizedStringKey`, which takes a verbatim string instead.
@attached(peer, names: overloaded)
package macro StringOverload() =
  #externalMacro(module: "OpenChartsSwiftUIMacros", type: "StringOverloadMacro")

/// Adds overloads of a declaration with a `LocalizedStringKey`, which take a verbatim string and a localized resource.
@attached(peer, names: overloaded)
package macro LabelOverloads() =
  #externalMacro(module: "OpenChartsSwiftUIMacros", type: "LabelOverloadsMacro")

/// Adds overloads of a declaration with a `LocalizedStringKey`, which take a verbatim string, a localized resource and
/// a `Text`. The macro is public because it is used on inlined declarations.
@attached(peer, names: overloaded)
public macro _TextOverloads() = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "TextOverloadsMacro")
