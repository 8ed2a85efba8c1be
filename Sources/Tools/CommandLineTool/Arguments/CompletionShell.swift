/// A shell that the tool can complete command lines for.
package enum CompletionShell: String, CaseIterable, Sendable { case bash, zsh, fish }
