/// A character of mathematics with the class that decides the spaces around it.
struct MathSymbol: Equatable {
  enum Kind: Equatable {
    case ordinary, binary, relation, large, opening, closing, punctuation
  }

  var text: String
  var kind: Kind

  /// The names of TeX and AMS for symbols; the names of Greek letters are in ``letters``.
  static let named: [Substring: MathSymbol] = {
    var symbols: [Substring: MathSymbol] = [:]
    for (kind, list) in lists {
      let words = list.split(separator: " ")
      for index in stride(from: 0, to: words.count, by: 2) {
        symbols[words[index]] = MathSymbol(text: String(words[index + 1]), kind: kind)
      }
    }
    return symbols
  }()

  private static let lists: [(Kind, String)] = [
    (
      .binary,
      "pm ± mp ∓ times × div ÷ cdot · ast ∗ star ⋆ circ ∘ bullet ∙ oplus ⊕ ominus ⊖ otimes ⊗ odot ⊙ cup ∪ cap ∩ "
        + "setminus ∖ wedge ∧ land ∧ vee ∨ lor ∨ bmod mod"
    ),
    (
      .relation,
      "le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ ll ≪ gg ≫ approx ≈ equiv ≡ sim ∼ simeq ≃ cong ≅ propto ∝ in ∈ notin ∉ ni ∋ "
        + "subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇ mid ∣ parallel ∥ perp ⊥ models ⊨ vdash ⊢ doteq ≐ asymp ≍ prec ≺ succ ≻ "
        + "leqslant ⩽ geqslant ⩾ lesssim ≲ gtrsim ≳ coloneqq ≔"
    ),
    (
      .relation,
      "to → rightarrow → leftarrow ← gets ← leftrightarrow ↔ Rightarrow ⇒ implies ⟹ Leftarrow ⇐ Leftrightarrow ⇔ iff ⟺ "
        + "mapsto ↦ uparrow ↑ downarrow ↓ longrightarrow ⟶ longleftarrow ⟵ hookrightarrow ↪ nearrow ↗ searrow ↘"
    ),
    (
      .large,
      "sum ∑ prod ∏ coprod ∐ int ∫ iint ∬ iiint ∭ oint ∮ bigcup ⋃ bigcap ⋂ bigoplus ⨁ bigotimes ⨂ bigvee ⋁ bigwedge ⋀"
    ),
    (
      .ordinary,
      "infty ∞ partial ∂ nabla ∇ forall ∀ exists ∃ nexists ∄ emptyset ∅ varnothing ∅ neg ¬ lnot ¬ hbar ℏ ell ℓ Re ℜ Im ℑ "
        + "aleph ℵ wp ℘ angle ∠ triangle △ square □ degree ° prime ′ ldots … dots … dotsc … cdots ⋯ dotsb ⋯ vdots ⋮ ddots ⋱ "
        + "% % $ $ # # & & _ _ dagger † ddagger ‡ top ⊤ bot ⊥ checkmark ✓ imath ı jmath ȷ pounds £ euro € S § P ¶"
    ),
    (.opening, "{ { lbrace { langle ⟨ lfloor ⌊ lceil ⌈ lvert | lVert ‖ lbrack ["),
    (.closing, "} } rbrace } rangle ⟩ rfloor ⌋ rceil ⌉ rvert | rVert ‖ rbrack ]"),
    (.ordinary, "| ‖ Vert ‖ vert | backslash ∖"),
    (.punctuation, "colon :"),
  ]

  /// Greek letters. Capitals are upright, as TeX prints them.
  static let letters: [Substring: String] = {
    var names: [Substring: String] = [:]
    let list =
      "alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ "
      + "nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω "
      + "Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω"
    let words = list.split(separator: " ")
    for index in stride(from: 0, to: words.count, by: 2) { names[words[index]] = String(words[index + 1]) }
    return names
  }()

  /// Functions, whose names are upright.
  static let functions: Set<Substring> = [
    "arccos", "arcsin", "arctan", "arg", "cos", "cosh", "cot", "coth", "csc", "deg", "dim", "exp", "hom",
    "ker", "lg",
    "ln", "log", "sec", "sin", "sinh", "tan", "tanh", "Pr", "det", "gcd", "inf", "lim", "liminf", "limsup",
    "max", "min",
    "sup",
  ]
  /// Functions whose limits are below the name in a display formula.
  static let limitFunctions: Set<Substring> = [
    "Pr", "det", "gcd", "inf", "lim", "liminf", "limsup", "max", "min", "sup",
  ]

  /// The widths of spaces in ems, by their commands.
  static let spaces: [Substring: Double] = [
    ",": 1 / 6, ":": 2 / 9, ">": 2 / 9, ";": 5 / 18, "!": -1 / 6, " ": 1 / 4, "quad": 1, "qquad": 2,
    "enspace": 0.5,
    "thinspace": 1 / 6,
  ]

  /// Marks over a base: the character alone and the one that combines with a letter.
  static let accents: [Substring: (mark: String, combining: String, isBelow: Bool)] = [
    "bar": ("¯", "\u{304}", false), "overline": ("¯", "\u{305}", false), "hat": ("^", "\u{302}", false),
    "widehat": ("^", "\u{302}", false), "tilde": ("˜", "\u{303}", false),
    "widetilde": ("˜", "\u{303}", false),
    "vec": ("→", "\u{20D7}", false), "overrightarrow": ("→", "\u{20D7}", false),
    "dot": ("˙", "\u{307}", false),
    "ddot": ("¨", "\u{308}", false), "acute": ("´", "\u{301}", false), "grave": ("`", "\u{300}", false),
    "check": ("ˇ", "\u{30C}", false), "breve": ("˘", "\u{306}", false), "mathring": ("˚", "\u{30A}", false),
    "underline": ("_", "\u{332}", true), "overbrace": ("⏞", "\u{23DE}", false),
    "underbrace": ("⏟", "\u{23DF}", true),
  ]
}

/// An alphabet of mathematics, such as bold or double-struck letters.
enum MathAlphabet: Substring, CaseIterable {
  case upright = "mathrm"
  case bold = "mathbf"
  case doubleStruck = "mathbb"
  case script = "mathcal"
  case fraktur = "mathfrak"
  case sansSerif = "mathsf"
  case monospaced = "mathtt"
  case italic = "mathit"

  init?(command: Substring) {
    switch command {
    case "operatorname", "rm": self = .upright
    case "boldsymbol", "bm", "bf": self = .bold
    case "mathscr": self = .script
    default: self.init(rawValue: command)
    }
  }

  /// The letter of the block Mathematical Alphanumeric Symbols, or of Letterlike Symbols, which has the older ones.
  func letter(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character.isASCII,
      character.isLetter || character.isNumber
    else { return character }
    if let older = older[character] { return older }
    let isCapital = (65...90).contains(scalar.value)
    let offset = scalar.value - (isCapital ? 65 : character.isNumber ? 48 : 97)
    guard let first = first(isCapital: isCapital, isDigit: character.isNumber) else { return character }
    return Unicode.Scalar(first + offset).map(Character.init) ?? character
  }

  private func first(isCapital: Bool, isDigit: Bool) -> UInt32? {
    let digits: UInt32?
    let capitals: UInt32
    switch self {
    case .upright, .italic: return nil
    case .bold: (capitals, digits) = (0x1D400, 0x1D7CE)
    case .doubleStruck: (capitals, digits) = (0x1D538, 0x1D7D8)
    case .script: (capitals, digits) = (0x1D49C, nil)
    case .fraktur: (capitals, digits) = (0x1D504, nil)
    case .sansSerif: (capitals, digits) = (0x1D5A0, 0x1D7E2)
    case .monospaced: (capitals, digits) = (0x1D670, 0x1D7F6)
    }
    return isDigit ? digits : isCapital ? capitals : capitals + 26
  }

  private var older: [Character: Character] {
    switch self {
    case .doubleStruck: ["C": "ℂ", "H": "ℍ", "N": "ℕ", "P": "ℙ", "Q": "ℚ", "R": "ℝ", "Z": "ℤ"]
    case .script:
      [
        "B": "ℬ", "E": "ℰ", "F": "ℱ", "H": "ℋ", "I": "ℐ", "L": "ℒ", "M": "ℳ", "R": "ℛ", "e": "ℯ", "g": "ℊ",
        "o": "ℴ",
      ]
    case .fraktur: ["C": "ℭ", "H": "ℌ", "I": "ℑ", "R": "ℜ", "Z": "ℨ"]
    case .upright, .bold, .sansSerif, .monospaced, .italic: [:]
    }
  }
}
