/// A shell that asks the tool what may come next.
package enum CompletionShell: String, CaseIterable, Sendable { case bash, zsh, fish }
