import OpenChartsSourceText

/// Changes source code for Apple's systems so that it compiles on Linux. Line numbers do not change.
enum PortableSource {
  /// - Parameters:
  ///   - isForMac: Whether the source is for macOS instead of iOS.
  ///   - isModule: Whether a module of that name is available.
  static func text(_ source: String, isForMac: Bool = false, isModule: (String) -> Bool) -> String {
    var text = source
    if text.contains("#if") || text.contains("#elseif") {
      text = PlatformCondition.text(text, isForMac: isForMac)
    }
    if text.contains("import") { text = importingKnownModules(text, isModule) }
    if text.contains("@main") || text.contains("ApplicationMain") { text = withoutEntriesOfDelegates(text) }
    if text.contains("#selector") { text = namingSelectors(text) }
    if text.contains("DelegateAdaptor") { text = makingDelegates(text) }
    // On Linux, this function of Foundation returns another type; see `_urls`. `Timer` has no initializer without
    // arguments.
    text = text.replacing(".urls(forResourcesWithExtension:", with: "._urls(forResourcesWithExtension:")
    text = text.replacing(/\bTimer\(\)/) { _ in "Timer(timeInterval: 0, repeats: false) { _ in }" }
    if text.contains("scheduledTimer") || text.contains("addObserver") {
      text = acceptingIsolatedClosures(text)
    }
    text = ManagedProperties.text(text)
    if text.contains("@objc") { text = text.replacing(/@objc(?:Members\b|\(\w[\w:]*\)|\b)/) { _ in "" } }
    if text.contains("@IB") { text = withoutInterfaceBuilder(text) }
    if text.contains("override"), text.contains("extension UI") { text = withoutOverridesInExtensions(text) }
    return ImplicitImports.text(text, isModule: isModule)
  }

  /// Replaces imports of frameworks that exist only on Apple's systems by imports of the module that declares some of
  /// their types on Linux. Code that needs other types of the framework does not compile.
  private static func importingKnownModules(_ source: String, _ isModule: (String) -> Bool) -> String {
    let pattern =
      /(?m)^([ \t]*(?:(?:@\w+(?:\([^)\n]*\))?|public|package|internal|fileprivate|private)[ \t]+)*import[ \t]+)((?:(?:struct|class|enum|protocol|actor|func|var|let|typealias)[ \t]+)?(\w+)[\w.]*)/
    return source.replacing(pattern) { match in
      let name = String(match.3)
      // On Apple's systems `Foundation.NSUUID` and `UIKit.UIView` are submodules of C modules. Swift modules have no
      // submodules.
      if match.2.hasPrefix(name + "."), name == "Foundation" || isModule(name) { return "\(match.1)\(name)" }
      guard let substitute = AppleFrameworks.substitute(for: name), !isModule(name) else {
        return String(match.0)
      }
      return match.1 + substitute
    }
  }

  /// Removes the attribute that makes a delegate the entry point of an app: preview programs have another entry point,
  /// and the delegate has no `main` function on Linux.
  private static func withoutEntriesOfDelegates(_ source: String) -> String {
    let blank = { (match: Substring) in String(repeating: " ", count: match.count) }
    let text = source.replacing(/@(?:UI|NS)ApplicationMain\b/) { blank($0.0) }
    let pattern = /@main\b(?=(?:\s|@\w+|\b(?:public|open|internal|final)\b)*\bclass\s+\w+\s*([^{]*)\{)/
    return text.replacing(pattern) {
      $0.1.contains(/\bApp\b/) ? String($0.0) : blank($0.0)
    }
  }

  /// Removes the attributes that expose declarations to Interface Builder: the compiler accepts them only with
  /// Objective-C.
  private static func withoutInterfaceBuilder(_ source: String) -> String {
    source.replacing(/@IB(?:Outlet|Action|SegueAction|Inspectable|Designable)\b[ \t]*/) { _ in "" }
  }

  /// Renames functions of Foundation whose closures call functions of the main actor in apps; see `_scheduledTimer`.
  private static func acceptingIsolatedClosures(_ source: String) -> String {
    source.replacing(/\bTimer\.scheduledTimer(\(\s*withTimeInterval\s*:)/) { "Timer._scheduledTimer\($0.1)" }
      .replacing(/\bNotificationCenter\.default(\s*\.)addObserver(\(\s*forName\s*:)/) {
        "NotificationCenter.default\($0.1)_addObserver\($0.2)"
      }
  }

  /// Renames the functions of UIKit that extensions override, because an extension cannot override without Objective-C.
  /// UIKit calls none of them on Linux.
  private static func withoutOverridesInExtensions(_ source: String) -> String {
    let scanner = SourceScanner(source)
    var result = ""
    var start = source.startIndex
    for match in source.matches(of: /\bextension UI\w+[^{}]*\{/) where match.range.lowerBound >= start {
      let brace = source.utf8.distance(from: source.startIndex, to: match.range.upperBound) - 1
      let end = source.utf8.index(source.startIndex, offsetBy: scanner.next(brace))
      let pattern = /\b(?:((?:open|public) )override |override ((?:open|public) )?)func (\w+)/
      result += source[start..<match.range.upperBound]
      result += source[match.range.upperBound..<end].replacing(pattern) {
        "\($0.1 ?? $0.2 ?? "")func _\($0.3)"
      }
      start = end
    }
    return result + source[start...]
  }

  /// Adds a closure that creates the delegate to each delegate adaptor, because an adaptor cannot create an object from
  /// its type without Objective-C.
  private static func makingDelegates(_ source: String) -> String {
    let typedPattern = /(@(?:UI|NS|WK)ApplicationDelegateAdaptor)\(\s*([\w.]+)\.self\s*\)/
    let inferredPattern =
      /(@(?:UI|NS|WK)ApplicationDelegateAdaptor)(\s+(?:private\s+|fileprivate\s+)?(?:var|let)\s+\w+\s*:\s*([\w.]+))/
    return source.replacing(typedPattern) { "\($0.1)(\($0.2).self, { \($0.2)() })" }
      .replacing(inferredPattern) { "\($0.1)(\($0.3).self, { \($0.3)() })\($0.2)" }
  }

  /// `#selector(Type.method(_:))` becomes `Selector("Type.method(_:)")`, because there is no Objective-C.
  private static func namingSelectors(_ source: String) -> String {
    var result = ""
    var remaining = source[...]
    while let selectorRange = remaining.firstRange(of: "#selector(") {
      result += remaining[..<selectorRange.lowerBound]
      var depth = 1
      let end =
        remaining[selectorRange.upperBound...].firstIndex { letter in
          depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
          return depth == 0
        } ?? remaining.endIndex
      let name = remaining[selectorRange.upperBound..<end]
      result += "Selector(\"" + name.filter { !$0.isWhitespace && $0 != "\"" && $0 != "\\" } + "\""
      result += String(repeating: "\n", count: name.count { $0.isNewline })
      remaining = remaining[end...]
    }
    return result + remaining
  }
}
