import ChartMath
import Foundation

struct FrenchPhrases: PhraseBook {
  static let code = "fr"
  private let locale: Locale
  init(_ locale: Locale = Locale(identifier: "fr_FR")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.062, digit: 0.295, separator: 0.4, pause: 0.3)
  let minus = "moins"
  let infinity = "infini"
  let noValue = "aucune valeur"
  let complete = "Terminé"
  let values = "valeurs"
  let yearTitles = ["année", "an", "années"]

  // "2 000 milliards" rather than "2 billions", which few French speakers know.
  let sizes = [1e9, 1e6]
  func large(_ count: String, _ size: Double, shown: Double) -> String {
    "\(count) \(size == 1e9 ? "milliard" : "million")\(shown < 2 ? "" : "s")"
  }
  func power(_ mantissa: String, _ exponent: String) -> String { "\(mantissa) fois 10 puissance \(exponent)" }
  func percent(_ number: String) -> String { "\(number) pour cent" }
  func date(_ text: String) -> String { text.hasPrefix("1 ") ? "1er" + text.dropFirst() : text }
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    let isOne = shown.map { abs($0) < 2 } ?? false
    let unit = (isOne ? forms.first : forms.last) ?? ""
    let isLarge = ["million", "millions", "milliard", "milliards"].contains { number.hasSuffix($0) }
    return "\(number) \(isLarge ? of(unit, isSilent: unit.hasPrefix("h")) : unit)"
  }
  func title(_ name: String, in forms: [String]) -> String { "\(name) en \(forms.last ?? "")" }
  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " et " + last
  }
  func list(_ items: [String], more: Int) -> String {
    more > 0
      ? items.joined(separator: ", ") + " et \(more) \(more == 1 ? "autre" : "autres")" : list(items)
  }
  let semicolon = "\u{202F}; "
  func range(_ from: String, _ to: String) -> String { "\(from) à \(to)" }

  /// "de mai", but "d’avril".
  func of(_ word: String, isSilent: Bool = false) -> String {
    let first = word.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).prefix(1)
    return isSilent || "aeiouœæ".contains(first) && !first.isEmpty ? "d’\(word)" : "de \(word)"
  }

  func at(_ place: String, _ placing: Placing) -> String {
    switch placing {
    case .name: "pour \(place)"
    case .number, .time: "à \(place)"
    case .year, .month: "en \(place)"
    case .day: "le \(place)"
    }
  }
  func at(_ places: [String], more: Int, _ placing: Placing) -> String {
    // Each day has an article.
    let shown = placing == .day ? places.prefix(1) + places.dropFirst().map { "le \($0)" } : places
    return at(list(Array(shown), more: more), placing)
  }
  func stretch(_ from: String, _ to: String, _ placing: Placing) -> String {
    placing == .day ? "du \(from) au \(to)" : "\(of(from)) à \(to)"
  }

  func kind(_ form: ChartForm) -> String {
    switch form {
    case .line: "Graphique en courbes"
    case .area: "Graphique en aires"
    case .bar: "Graphique en barres"
    case .point: "Nuage de points"
    case .sector: "Graphique circulaire"
    case .share: "Graphique de parts"
    case .heatMap: "Carte de chaleur"
    case .surface: "Surface"
    case .space: "Graphique en trois dimensions"
    case .chart: "Graphique"
    }
  }
  /// "1 valeur", "2 valeurs", and "0 valeur".
  func count(_ number: Int, _ word: String) -> String {
    "\(DecimalText(locale: locale)(number)) \(word)\(number < 2 ? "" : "s")"
  }
  func count(_ values: Int) -> String { count(values, "valeur") }
  func functions(_ number: Int) -> String { count(number, "fonction") }

  func chart(_ form: ChartForm, values: Int, functions number: Int, series: Int) -> String {
    let parts = [
      series > 1 && number == 0 ? "\(series) \(form == .heatMap ? "lignes" : "séries")" : nil,
      number > 0 ? functions(number) : nil,
      values > 0 ? count(values) : nil,
    ]
    return "\(kind(form)) avec \(list(parts.compactMap { $0 }))."
  }
  func fields(_ title: String, _ from: String, _ to: String) -> String {
    "Couleur\u{A0}: \(title.isEmpty ? "" : title + ", ")\(of(from)) à \(to)."
  }
  func empty(_ form: ChartForm) -> String { "\(kind(form)) sans valeur." }
  func axis(_ axis: AxisName, _ title: String, stretch: String) -> String {
    "Axe \(axis.letter)\u{A0}: \(title.isEmpty ? "" : title + ", ")\(stretch)."
  }
  func axis(_ axis: AxisName, _ title: String, categories: Int, _ from: String, _ to: String) -> String {
    let name = title.isEmpty ? "" : title + ", "
    return categories == 1
      ? "Axe \(axis.letter)\u{A0}: \(name)\(from)."
      : "Axe \(axis.letter)\u{A0}: \(name)\(categories) catégories, \(of(from)) à \(to)."
  }
  func series(_ names: [String], more: Int, of form: ChartForm) -> String {
    "\(form == .heatMap ? "Lignes" : form == .surface ? "Surfaces" : "Séries")\u{A0}: \(list(names, more: more))."
  }
  func series(_ name: String, as form: ChartForm) -> String {
    "\(name) (\(mark(form).lowercased()))"
  }
  func about(_ series: String, _ sentence: String) -> String { "\(series)\u{A0}: \(sentence)" }

  func extreme(isHighest: Bool, _ value: String, _ place: String) -> String {
    "Valeur la plus \(isHighest ? "élevée" : "basse")\u{A0}: \(value), \(place)."
  }
  func allEqual(_ value: String) -> String { "Toutes les valeurs sont égales à \(value)." }
  func distribution(median: String, _ lower: String, _ upper: String) -> String {
    "La médiane est \(of(median)). La moitié centrale des valeurs se situe entre \(lower) et \(upper)."
  }
  func piece(isRising: Bool, _ stretch: String) -> String {
    "\(stretch.capitalizedFirst), les valeurs \(isRising ? "augmentent" : "diminuent")."
  }
  func piece(
    isRising: Bool, _ stretch: String, _ first: String, _ last: String, change: String, percent: String?
  ) -> String {
    "\(stretch.capitalizedFirst), les valeurs \(isRising ? "montent" : "descendent") \(of(first)) à \(last), "
      + "une variation de \(isRising ? "plus " : "")\(change)"
      + "\(percent.map { " (\(isRising ? "plus " : "")\($0))" } ?? "")."
  }
  func trend(isRising: Bool) -> String {
    "Tendance\u{A0}: les valeurs \(isRising ? "augmentent" : "diminuent")."
  }
  func trend(isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    trend(isRising: isRising) + " La droite ajustée vaut \(first) \(from) et \(last) \(to)."
  }
  let noTrend = "Aucune hausse ni baisse d’ensemble n’a été constatée."
  let noTrendInAny = "Aucune hausse ni baisse d’ensemble n’a été constatée dans les séries."
  let total = "Total"
  func moment(isLatest: Bool, _ value: String, _ place: String) -> String {
    "Valeur la plus \(isLatest ? "tardive" : "précoce")\u{A0}: \(value), \(place)."
  }
  func components(_ names: [String]) -> String { "Éléments de chaque valeur\u{A0}: \(list(names))." }
  func marked(_ parts: [String]) -> String { "Repères\u{A0}: \(parts.joined(separator: semicolon))." }
  func stretch(_ from: String, through middle: String, _ to: String) -> String {
    "\(of(from)) à \(to) en passant par \(middle)"
  }
  func season(rows: Int) -> String { "Un motif se répète toutes les \(rows) valeurs." }
  func outliers(_ shown: [String], count: Int) -> String {
    let list = shown.joined(separator: semicolon)
    return count == 1
      ? "Une valeur se démarque\u{A0}: \(list)."
      : count == shown.count
        ? "\(count) valeurs se démarquent\u{A0}: \(list)."
        : "\(count) valeurs se démarquent, dont\u{A0}: \(list)."
  }
  func outlier(_ place: String, _ value: String, distance: String, isAbove: Bool, expected: String) -> String
  {
    "\(value) \(place), soit \(distance) \(isAbove ? "au-dessus" : "au-dessous") de la valeur attendue, \(expected)"
  }
  func missing(_ places: String, count: Int, of total: Int) -> String {
    "Il manque \(self.count(count)) sur \(total)\u{A0}: \(places)."
  }
  func correlation(_ x: String, _ y: String, _ coefficient: String) -> String {
    "Corrélation entre \(x) et \(y) (Spearman)\u{A0}: \(coefficient), sur une échelle de moins 1 à 1."
  }
  func groups(_ shown: [String]) -> String {
    "Les points forment \(shown.count) groupes\u{A0}: \(shown.joined(separator: semicolon))."
  }
  func group(points: Int, _ x: String, _ y: String) -> String {
    "\(count(points, "point")) autour \(of(x)), \(y)"
  }
  func parts(_ shown: [String], rest: String?) -> String {
    "Parts du total\u{A0}: \(shown.joined(separator: ", "))\(rest.map { ", toutes les autres \($0)" } ?? "")."
  }
  func share(_ name: String, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    "\(name)\u{A0}: \(first) du total \(from), \(last) \(to)."
  }
  func comparison(_ a: String, above b: String, places: Int, of total: Int, _ unit: CountedUnit) -> String {
    let (word, all, one, noun) =
      switch unit {
      case .place: ("à", "aux", "endroit", "endroits")
      case .year: ("pendant", "pendant les", "année", "années")
      case .month: ("pendant", "pendant les", "mois", "mois")
      case .day: ("pendant", "pendant les", "jour", "jours")
      }
    let counted =
      places == total
      ? "\(all) \(total) \(noun)" : "\(word) \(places) \(places == 1 ? one : noun) sur \(total)"
    return "\(a) est au-dessus \(of(b)) \(counted)."
  }
  func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    "entre \(low) et \(high)" + (change.map { ", variation globale de \(isRise ? "plus " : "")\($0)" } ?? "")
  }
  func heading(_ value: String, by place: String) -> String { "\(value) par \(place)" }
  func mark(_ form: ChartForm) -> String {
    switch form {
    case .line: "Courbe"
    case .area: "Aire"
    case .bar, .share: "Barre"
    case .point, .space: "Point"
    case .sector: "Secteur"
    case .heatMap: "Case"
    case .surface: "Surface"
    case .chart: "Marque"
    }
  }
  let rule = "Ligne de référence"
  let trendMethod =
    "Les tendances sont testées au seuil de 1 pour cent (Mann et Kendall) et leurs droites ajustées par la médiane "
    + "de toutes les pentes (Theil et Sen)."
  let outlierMethod = "Les valeurs qui se démarquent sont déterminées d’après l’écart absolu médian."
}

extension FrenchPhrases {
  func unit(_ sign: String) -> String? { Self.units[sign] }

  private static let units = [
    "mm": "millimètre|millimètres", "cm": "centimètre|centimètres", "m": "mètre|mètres",
    "km": "kilomètre|kilomètres", "km²": "kilomètre carré|kilomètres carrés",
    "m²": "mètre carré|mètres carrés", "m³": "mètre cube|mètres cubes",
    "km³": "kilomètre cube|kilomètres cubes", "g": "gramme|grammes", "kg": "kilogramme|kilogrammes",
    "g/cm³": "gramme par centimètre cube|grammes par centimètre cube",
    "µg/m³": "microgramme par mètre cube|microgrammes par mètre cube", "l": "litre|litres",
    "°C": "degré Celsius|degrés Celsius", "°F": "degré Fahrenheit|degrés Fahrenheit",
    "ms": "milliseconde|millisecondes", "s": "seconde|secondes", "min": "minute|minutes",
    "h": "heure|heures", "m/s": "mètre par seconde|mètres par seconde",
    "km/h": "kilomètre par heure|kilomètres par heure", "mph": "mille par heure|milles par heure",
    "W": "watt|watts", "kW": "kilowatt|kilowatts", "kWh": "kilowattheure|kilowattheures",
    "MWh": "mégawattheure|mégawattheures", "GWh": "gigawattheure|gigawattheures",
    "TWh": "térawattheure|térawattheures", "hPa": "hectopascal|hectopascals", "kB": "kilooctet|kilooctets",
    "MB": "mégaoctet|mégaoctets", "GB": "gigaoctet|gigaoctets", "%": "pour cent|pour cent",
    "€": "euro|euros", "EUR": "euro|euros", "$": "dollar|dollars",
    "USD": "dollar américain|dollars américains", "£": "livre sterling|livres sterling",
  ]
}

extension FrenchPhrases {
  func control(_ word: ControlWord) -> String {
    switch word {
    case .chart: "Graphique"
    case .description: "Description"
    case .features: "Ce qui ressort"
    case .statistics: "Statistiques"
    case .data: "Données"
    case .series: "Série"
    case .value: "Valeur"
    case .dataOf: "Données\u{A0}: {0}"
    case .play: "Lire"
    case .pause: "Pause"
    case .speed: "Vitesse"
    case .allSeries: "Toutes les séries"
    case .position: "Position"
    case .sound: "Son"
    case .outline: "Plan"
    case .table: "Tableau"
    case .keys: "Touches"
    case .legend: "Légende"
    case .moreRows: "Plus de lignes"
    case .copy: "Copier"
    case .save: "Enregistrer en CSV"
    case .keysHint: "Les flèches déplacent. H énumère les touches."
    case .outlineOf: "Plan\u{A0}: {0}"
    case .toolsOf: "Outils\u{A0}: {0}"
    case .only: "{0} uniquement"
    case .soundOn: "Les valeurs sonnent"
    case .soundOff: "Les valeurs sont muettes"
    case .complete: "Terminé"
    case .goTo: "Aller à quel endroit\u{202F}?"
    case .notFound: "{0} est introuvable"
    case .noNote: "Aucune autre note"
    case .atFirst: "C’est la première valeur"
    case .atLast: "C’est la dernière valeur"
    case .atLowest: "C’est la valeur la plus basse"
    case .atHighest: "C’est la valeur la plus haute"
    case .oneSeries: "Une série"
    case .seriesOf: "{0}\u{A0}: {1}"
    case .stretch: "{0} à {1}"
    case .between: "de {0} à {1}"
    case .selected: "Sélection\u{A0}: {0}"
    case .deselected: "Aucune sélection"
    case .inView: "À l’écran\u{A0}: {0}"
    case .copied: "Copié"
    case .saved: "Enregistré"
    case .sortedUp: "Trié par {0}, ordre croissant"
    case .sortedDown: "Trié par {0}, ordre décroissant"
    case .pageKeys: "Page préc., Page suiv."
    case .endKeys: "Début, Fin"
    case .noteKeys: "N, Maj + N"
    case .drillKeys: "Entrée, U"
    case .spaceKey: "Espace"
    case .escapeKey: "Échap"
    case .rangeKeys: "Maj + flèches"
    case .moveValue: "valeur précédente, suivante"
    case .moveSeries: "série précédente, suivante"
    case .moveTenth: "un dixième en arrière, en avant"
    case .moveEnd: "première, dernière valeur"
    case .moveExtreme: "valeur minimale, maximale"
    case .moveNote: "valeur suivante, précédente qui se démarque"
    case .movePosition: "aller à un endroit"
    case .braille: "courbe en une ligne de braille"
    case .drill: "plan pour explorer"
    case .playPause: "lire, mettre en pause"
    case .speeds: "plus vite, plus lentement, normal"
    case .soundMoving: "les valeurs sonnent au passage"
    case .onlyThis: "cette série seulement"
    case .describe: "description, résumé"
    case .tellAxes: "axes, séries, répéter"
    case .showTable: "tableau"
    case .stop: "arrêter"
    case .selectValue: "sélectionner cette valeur"
    case .selectRange: "sélectionner un intervalle"
    case .selectNothing: "ne rien sélectionner"
    case .zoom: "plus près, plus loin, vue initiale"
    case .frontView: "Avant"
    case .backView: "Arrière"
    case .leftView: "Gauche"
    case .rightView: "Droite"
    case .topView: "Dessus"
    case .bottomView: "Dessous"
    case .firstView: "Vue initiale"
    case .viewPose: "Azimut {0}°, inclinaison {1}°"
    case .turnChart: "tourner le graphique"
    case .turnBack: "vue initiale"
    case .turnedPart: "Tourné, le graphique montre {0} points sur {1}."
    case .liveParts: "Texte, tableaux et son des graphiques"
    case .liveLost: "La connexion au programme est perdue. Nouvelle tentative…"
    case .liveScript:
      "Cette page montre un programme qui s’exécute ailleurs et a besoin de scripts pour cela."
    case .liveWalk: "Les flèches parcourent les valeurs"
    case .liveActions: "Actions"
    case .refresh: "Actualiser"
    case .cancel: "Annuler"
    case .back: "Retour"
    case .search: "Rechercher"
    case .page: "Page"
    case .pageOf: "{0} sur {1}"
    case .increase: "Augmenter"
    case .decrease: "Diminuer"
    case .time: "Heure"
    case .edit: "Modifier"
    case .on: "activé"
    case .off: "désactivé"
    case .expanded: "développé"
    case .collapsed: "réduit"
    case .chosen: "sélectionné"
    case .inProgress: "en cours"
    case .noResults: "Aucun résultat"
    case .noResultsFor: "Aucun résultat pour «\u{A0}{0}\u{A0}»"
    case .newSearch: "Vérifiez l’orthographe ou lancez une nouvelle recherche."
    case .delete: "Supprimer"
    case .moveUp: "Monter"
    case .moveDown: "Descendre"
    case .countTitle: "nombre"
    case .countOf: "nombre de {0}"
    case .totalOf: "total de {0}"
    case .meanOf: "moyenne de {0}"
    case .medianOf: "médiane de {0}"
    case .percentileOf: "{0}e centile de {1}"
    case .rowCount: "{0} lignes"
    case .missingNames: "(manquant)"
    case .rowWithout: "1 ligne sans {0}"
    case .rowOutside: "1 ligne hors des axes"
    case .emptyName: "(vide)"
    case .rowsWithout: "{0} lignes sans {1}"
    case .rowsOutside: "{0} lignes hors des axes"
    case .sampleOf: "échantillon de {0} lignes sur {1}"
    case .lowestOf: "minimum de {0}"
    case .highestOf: "maximum de {0}"
    case .distributionOf: "distribution de {0}"
    case .candles: "ouverture, plus haut, plus bas et clôture"
    case .coloredBy: "{0}, couleur par {1}"
    case .sizedBy: "{0}, taille par {1}"
    case .yearTitle: "année"
    case .valueTitle: "valeur"
    case .otherNames: "Autres"
    case .priceTitle: "cours"
    }
  }
}
