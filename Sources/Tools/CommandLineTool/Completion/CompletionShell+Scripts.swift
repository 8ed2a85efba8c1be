extension CompletionShell {
  /// The completion script to source in the shell.
  ///
  /// The script runs `opencharts completions SHELL -- WORDS` with the words up to the cursor (bash: the unparsed
  /// line). The first line of the output says whether to add paths; each further line is a candidate.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// - Parameter words: The words after `--`.
  func answer(to words: [String]) -> [String] {
    let completion: Completion
    var typedWord = TypedWord("")
    switch self {
    case .bash:
      let line = TypedWord.words(of: words.joined(separator: " "))
      typedWord = line.last ?? typedWord
      completion = Completion(line.dropFirst().map(\.text))
    case .zsh: completion = Completion(words)
    case .fish: completion = Completion(words.dropLast() + TypedWord.words(of: words.last ?? "").map(\.text))
    }
    // A name with a line break cannot be typed.
    let candidates = completion.candidates.filter { !$0.word.contains(where: \.isNewline) }
    return [completion.paths.rawValue]
      + candidates.map { self == .bash ? typedWord.replacement($0.word) : "\($0.word)\t\($0.text)" }
  }

  private static let bashScript = #"""
    # Completes what is typed after opencharts, in bash.
    _opencharts() {
      local answer
      mapfile -t answer < <("${COMP_WORDS[0]/#\~/$HOME}" completions bash -- "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
      COMPREPLY=("${answer[@]:1}")
      if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace; fi
      case ${answer[0]-} in
        files)
          if [[ ${#COMPREPLY[@]} -eq 0 ]]; then
            compopt -o default
          else
            compopt -o filenames
            mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$2")
          fi
          ;;
        folders) compopt -o dirnames ;;
      esac
    }
    complete -F _opencharts opencharts
    """#

  private static let zshScript = #"""
    #compdef opencharts
    # Completes what is typed after opencharts, in zsh.
    _opencharts() {
      local -a answer names texts
      local line paths
      answer=("${(@f)$("${(Q)words[1]}" completions zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
      paths=$answer[1]
      for line in "${(@)answer[2,-1]}"; do
        names+=("${line%%$'\t'*}")
        texts+=("${${line%%$'\t'*}}${${line#*$'\t'}:+  -- ${line#*$'\t'}}")
      done
      if (( $#names == 1 )) && [[ $names[1] == *= ]]; then
        compadd -S '' -- "${names[@]}"
      elif (( $#names )); then
        compadd -l -d texts -- "${names[@]}"
      fi
      case $paths in
        files) _files ;;
        folders) _files -/ ;;
      esac
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _opencharts "$@"
    else
      compdef _opencharts opencharts
    fi
    """#

  private static let fishScript = #"""
    # Completes what is typed after opencharts, in fish.
    function __opencharts
        set -l words (commandline -opc) (commandline -ct)
        set -l answer ($words[1] completions fish -- $words[2..-1] 2>/dev/null)
        set -l typed (commandline -ct)
        switch "$answer[1]"
            case files
                __fish_complete_path "$typed"
            case folders
                __fish_complete_directories "$typed" ''
        end
        string join \n -- $answer[2..-1]
    end
    complete -c opencharts -f -a '(__opencharts)'
    """#
}
