import ChartMath
import Foundation

struct SpanishPhrases: PhraseBook {
  static let code = "es"
  private let locale: Locale
  init(_ locale: Locale = Locale(identifier: "es_ES")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.065, digit: 0.41, separator: 0.22, letter: 0.2, pause: 0.26)
  let minus = "menos"
  let infinity = "infinito"
  let noValue = "sin valor"
  let complete = "Fin"
  let values = "valores"
  let yearTitles = ["año", "años"]

  func large(_ count: String, _ size: Double, shown: Double) -> String {
    if size == 1e9 { return shown == 1 ? "mil millones" : "\(count) mil millones" }
    let word = size == 1e12 ? "bill" : "mill"
    return "\(count) \(word)\(shown == 1 ? "ón" : "ones")"
  }
  func power(_ mantissa: String, _ exponent: String) -> String { "\(mantissa) por 10 elevado a \(exponent)" }
  func percent(_ number: String) -> String { "\(number) por ciento" }
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    let unit = (shown.map(abs) == 1 ? forms.first : forms.last) ?? ""
    return "\(number) \(number.hasSuffix("llón") || number.hasSuffix("llones") ? "de " : "")\(unit)"
  }
  func title(_ name: String, in forms: [String]) -> String { "\(name) en \(forms.last ?? "")" }
  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let start = last.lowercased()
    // "e" before a word that begins with the sound of "i".
    let isVowel = (start.hasPrefix("i") || start.hasPrefix("hi")) && !start.hasPrefix("hie")
    return items.dropLast().joined(separator: ", ") + (isVowel ? " e " : " y ") + last
  }
  func list(_ items: [String], more: Int) -> String {
    more > 0 ? items.joined(separator: ", ") + " y \(more) más" : list(items)
  }
  func range(_ from: String, _ to: String) -> String { "de \(from) a \(to)" }
  func at(_ place: String, _ placing: Placing) -> String {
    switch placing {
    case .name: "para \(place)"
    case .number, .year, .month: "en \(place)"
    case .day: "el \(place)"
    case .time: "a \(hour(place))"
    }
  }
  func at(_ places: [String], more: Int, _ placing: Placing) -> String {
    // Each day has an article.
    let shown = placing == .day ? places.prefix(1) + places.dropFirst().map { "el \($0)" } : places
    return at(list(Array(shown), more: more), placing)
  }
  func stretch(_ from: String, _ to: String, _ placing: Placing) -> String {
    switch placing {
    case .day: "desde el \(from) hasta el \(to)"
    case .time: "desde \(hour(from)) hasta \(hour(to))"
    default: "desde \(from) hasta \(to)"
    }
  }
  /// "las 14:00", but "la 1:00".
  private func hour(_ time: String) -> String {
    "\(time.prefix { $0.isNumber } == "1" ? "la" : "las") \(time)"
  }

  func kind(_ form: ChartForm) -> String {
    switch form {
    case .line: "Gráfico de líneas"
    case .area: "Gráfico de áreas"
    case .bar: "Gráfico de barras"
    case .point: "Gráfico de puntos"
    case .sector: "Gráfico circular"
    case .share: "Gráfico de proporciones"
    case .heatMap: "Mapa de calor"
    case .surface: "Superficie"
    case .space: "Gráfico en tres dimensiones"
    case .chart: "Gráfico"
    }
  }
  func count(_ values: Int) -> String {
    values == 1 ? "1 valor" : "\(DecimalText(locale: locale)(values)) valores"
  }

  func chart(_ form: ChartForm, values: Int, functions number: Int, series: Int) -> String {
    let parts = [
      series > 1 && number == 0 ? "\(series) \(form == .heatMap ? "filas" : "series")" : nil,
      number > 0 ? functions(number) : nil,
      values > 0 ? count(values) : nil,
    ]
    return "\(kind(form)) con \(list(parts.compactMap { $0 }))."
  }
  func fields(_ title: String, _ from: String, _ to: String) -> String {
    "Color: \(title.isEmpty ? "" : title + ", ")desde \(from) hasta \(to)."
  }
  func empty(_ form: ChartForm) -> String { "\(kind(form)) sin valores." }
  func axis(_ axis: AxisName, _ title: String, stretch: String) -> String {
    "Eje \(axis.letter): \(title.isEmpty ? "" : title + ", ")\(stretch)."
  }
  func axis(_ axis: AxisName, _ title: String, categories: Int, _ from: String, _ to: String) -> String {
    let name = title.isEmpty ? "" : title + ", "
    return categories == 1
      ? "Eje \(axis.letter): \(name)\(from)."
      : "Eje \(axis.letter): \(name)\(categories) categorías, desde \(from) hasta \(to)."
  }
  func series(_ names: [String], more: Int, of form: ChartForm) -> String {
    "\(form == .heatMap ? "Filas" : form == .surface ? "Superficies" : "Series"): \(list(names, more: more))."
  }
  func series(_ name: String, as form: ChartForm) -> String {
    "\(name) como \(mark(form).lowercased())"
  }
  func about(_ series: String, _ sentence: String) -> String { "\(series): \(sentence)" }

  func extreme(isHighest: Bool, _ value: String, _ place: String) -> String {
    "Valor más \(isHighest ? "alto" : "bajo"): \(value), \(place)."
  }
  func allEqual(_ value: String) -> String { "Todos los valores son \(value)." }
  func distribution(median: String, _ lower: String, _ upper: String) -> String {
    "La mediana es \(median). La mitad central de los valores está entre \(lower) y \(upper)."
  }
  func piece(isRising: Bool, _ stretch: String) -> String {
    "\(stretch.capitalizedFirst) los valores \(isRising ? "suben" : "bajan")."
  }
  func piece(
    isRising: Bool, _ stretch: String, _ first: String, _ last: String, change: String, percent: String?
  ) -> String {
    "\(stretch.capitalizedFirst) los valores \(isRising ? "suben" : "bajan") de \(first) a \(last), un cambio de "
      + "\(isRising ? "más " : "")\(change)\(percent.map { " (\(isRising ? "más " : "")\($0))" } ?? "")."
  }
  func trend(isRising: Bool) -> String { "Tendencia: los valores \(isRising ? "aumentan" : "disminuyen")." }
  func trend(isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    trend(isRising: isRising) + " La recta ajustada va de \(first) \(from) a \(last) \(to)."
  }
  let noTrend = "No se encontró aumento ni disminución en el conjunto."
  let noTrendInAny = "No se encontró aumento ni disminución en el conjunto de ninguna serie."
  let total = "Total"
  func moment(isLatest: Bool, _ value: String, _ place: String) -> String {
    "Valor más \(isLatest ? "tardío" : "temprano"): \(value), \(place)."
  }
  func components(_ names: [String]) -> String { "Partes de cada valor: \(list(names))." }
  func marked(_ parts: [String]) -> String { "Marcas: \(parts.joined(separator: "; "))." }
  func stretch(_ from: String, through middle: String, _ to: String) -> String {
    "desde \(from) hasta \(to), pasando por \(middle)"
  }
  func season(rows: Int) -> String { "Un patrón se repite cada \(rows) valores." }
  func outliers(_ shown: [String], count: Int) -> String {
    let list = shown.joined(separator: "; ")
    return count == 1
      ? "Destaca un valor: \(list)."
      : count == shown.count
        ? "Destacan \(count) valores: \(list)." : "Destacan \(count) valores, entre ellos: \(list)."
  }
  func outlier(_ place: String, _ value: String, distance: String, isAbove: Bool, expected: String) -> String
  {
    "\(value) \(place), es decir, \(distance) por \(isAbove ? "encima" : "debajo") del valor esperado de \(expected)"
  }
  func missing(_ places: String, count: Int, of total: Int) -> String {
    "\(count == 1 ? "Falta" : "Faltan") \(count) de \(total) valores: \(places)."
  }
  func correlation(_ x: String, _ y: String, _ coefficient: String) -> String {
    "Correlación de \(x) y \(y) (Spearman): \(coefficient), en una escala de menos 1 a 1."
  }
  func groups(_ shown: [String]) -> String {
    "Los puntos forman \(shown.count) grupos: \(shown.joined(separator: "; "))."
  }
  func group(points: Int, _ x: String, _ y: String) -> String {
    "\(points) \(points == 1 ? "punto" : "puntos") con el centro en \(x), \(y)"
  }
  func parts(_ shown: [String], rest: String?) -> String {
    "Partes del total: \(shown.joined(separator: ", "))\(rest.map { ", las demás \($0)" } ?? "")."
  }
  func share(_ name: String, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    "\(name): \(first) del total \(from), \(last) \(to)."
  }
  func comparison(_ a: String, above b: String, places: Int, of total: Int, _ unit: CountedUnit) -> String {
    let noun =
      switch unit {
      case .place: "lugares"
      case .year: "años"
      case .month: "meses"
      case .day: "días"
      }
    let counted = places == total ? "los \(total) \(noun)" : "\(places) de \(total) \(noun)"
    return "\(a) está por encima de \(b) en \(counted)."
  }
  func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    "entre \(low) y \(high)" + (change.map { ", cambio total de \(isRise ? "más " : "")\($0)" } ?? "")
  }
  func functions(_ count: Int) -> String { count == 1 ? "1 función" : "\(count) funciones" }
  func heading(_ value: String, by place: String) -> String { "\(value) por \(place)" }
  func mark(_ form: ChartForm) -> String {
    switch form {
    case .line: "Línea"
    case .area: "Área"
    case .bar, .share: "Barra"
    case .point, .space: "Punto"
    case .sector: "Sector"
    case .heatMap: "Campo"
    case .surface: "Superficie"
    case .chart: "Marca"
    }
  }
  let rule = "Línea de referencia"
  let trendMethod =
    "Las tendencias se comprueban al nivel del 1 por ciento (Mann y Kendall) y sus rectas se ajustan por la mediana "
    + "de todas las pendientes (Theil y Sen)."
  let outlierMethod = "Los valores que destacan se determinan por la desviación absoluta mediana."
}

extension SpanishPhrases {
  func unit(_ sign: String) -> String? { Self.units[sign] }

  private static let units = [
    "mm": "milímetro|milímetros", "cm": "centímetro|centímetros", "m": "metro|metros",
    "km": "kilómetro|kilómetros", "km²": "kilómetro cuadrado|kilómetros cuadrados",
    "m²": "metro cuadrado|metros cuadrados", "m³": "metro cúbico|metros cúbicos",
    "km³": "kilómetro cúbico|kilómetros cúbicos", "g": "gramo|gramos", "kg": "kilogramo|kilogramos",
    "g/cm³": "gramo por centímetro cúbico|gramos por centímetro cúbico",
    "µg/m³": "microgramo por metro cúbico|microgramos por metro cúbico", "l": "litro|litros",
    "°C": "grado Celsius|grados Celsius", "°F": "grado Fahrenheit|grados Fahrenheit",
    "ms": "milisegundo|milisegundos", "s": "segundo|segundos", "min": "minuto|minutos", "h": "hora|horas",
    "m/s": "metro por segundo|metros por segundo", "km/h": "kilómetro por hora|kilómetros por hora",
    "mph": "milla por hora|millas por hora", "W": "vatio|vatios", "kW": "kilovatio|kilovatios",
    "kWh": "kilovatio hora|kilovatios hora", "MWh": "megavatio hora|megavatios hora",
    "GWh": "gigavatio hora|gigavatios hora", "TWh": "teravatio hora|teravatios hora",
    "hPa": "hectopascal|hectopascales", "kB": "kilobyte|kilobytes", "MB": "megabyte|megabytes",
    "GB": "gigabyte|gigabytes", "%": "por ciento|por ciento", "€": "euro|euros", "EUR": "euro|euros",
    "$": "dólar|dólares", "USD": "dólar|dólares", "£": "libra|libras",
  ]
}

extension SpanishPhrases {
  func control(_ word: ControlWord) -> String {
    switch word {
    case .chart: "Gráfico"
    case .description: "Descripción"
    case .features: "Lo que destaca"
    case .statistics: "Estadística"
    case .data: "Datos"
    case .series: "Serie"
    case .value: "Valor"
    case .dataOf: "Datos de {0}"
    case .play: "Reproducir"
    case .pause: "Pausa"
    case .speed: "Velocidad"
    case .allSeries: "Todas las series"
    case .position: "Posición"
    case .sound: "Sonido"
    case .outline: "Esquema"
    case .table: "Tabla"
    case .keys: "Teclas"
    case .legend: "Leyenda"
    case .moreRows: "Más filas"
    case .copy: "Copiar"
    case .save: "Guardar como CSV"
    case .keysHint: "Las flechas mueven. H enumera las teclas."
    case .outlineOf: "Esquema de {0}"
    case .toolsOf: "Herramientas de {0}"
    case .only: "Solo {0}"
    case .soundOn: "Los valores suenan"
    case .soundOff: "Los valores callan"
    case .complete: "Fin"
    case .goTo: "¿A qué lugar?"
    case .notFound: "No hay {0}"
    case .noNote: "No hay más notas"
    case .atFirst: "Es el primer valor"
    case .atLast: "Es el último valor"
    case .atLowest: "Es el valor más bajo"
    case .atHighest: "Es el valor más alto"
    case .oneSeries: "Una serie"
    case .seriesOf: "{0}: {1}"
    case .stretch: "{0} a {1}"
    case .between: "de {0} a {1}"
    case .selected: "Seleccionado: {0}"
    case .deselected: "Nada seleccionado"
    case .inView: "A la vista: {0}"
    case .copied: "Copiado"
    case .saved: "Guardado"
    case .sortedUp: "Ordenado por {0}, ascendente"
    case .sortedDown: "Ordenado por {0}, descendente"
    case .pageKeys: "Re Pág, Av Pág"
    case .endKeys: "Inicio, Fin"
    case .noteKeys: "N, Mayús + N"
    case .drillKeys: "Intro, U"
    case .spaceKey: "Espacio"
    case .escapeKey: "Escape"
    case .rangeKeys: "Mayús + flechas"
    case .moveValue: "valor anterior, siguiente"
    case .moveSeries: "serie anterior, siguiente"
    case .moveTenth: "un décimo atrás, adelante"
    case .moveEnd: "primer, último valor"
    case .moveExtreme: "valor mínimo, máximo"
    case .moveNote: "valor que destaca siguiente, anterior"
    case .movePosition: "ir a un lugar"
    case .braille: "curso en una línea de braille"
    case .drill: "esquema para profundizar"
    case .playPause: "reproducir, pausar"
    case .speeds: "más rápido, más lento, normal"
    case .soundMoving: "los valores suenan al moverse"
    case .onlyThis: "solo esta serie"
    case .describe: "descripción, resumen"
    case .tellAxes: "ejes, series, repetir"
    case .showTable: "tabla"
    case .stop: "parar"
    case .selectValue: "seleccionar este valor"
    case .selectRange: "seleccionar un intervalo"
    case .selectNothing: "no seleccionar nada"
    case .zoom: "más cerca, más lejos, como antes"
    case .frontView: "Frente"
    case .backView: "Detrás"
    case .leftView: "Izquierda"
    case .rightView: "Derecha"
    case .topView: "Arriba"
    case .bottomView: "Abajo"
    case .firstView: "Vista inicial"
    case .viewPose: "Acimut {0}°, inclinación {1}°"
    case .turnChart: "girar el gráfico"
    case .turnBack: "vista inicial"
    case .turnedPart: "Girado, el gráfico muestra {0} de {1} puntos."
    case .liveParts: "Texto, tablas y sonido de los gráficos"
    case .liveLost: "Se perdió la conexión con el programa. Reintentando…"
    case .liveScript:
      "Esta página muestra un programa que se ejecuta en otro lugar y necesita scripts para ello."
    case .liveWalk: "Las flechas recorren los valores"
    case .liveActions: "Acciones"
    case .refresh: "Actualizar"
    case .cancel: "Cancelar"
    case .back: "Atrás"
    case .search: "Buscar"
    case .page: "Página"
    case .pageOf: "{0} de {1}"
    case .increase: "Aumentar"
    case .decrease: "Disminuir"
    case .time: "Hora"
    case .edit: "Editar"
    case .on: "activado"
    case .off: "desactivado"
    case .expanded: "expandido"
    case .collapsed: "contraído"
    case .chosen: "seleccionado"
    case .inProgress: "en curso"
    case .noResults: "Sin resultados"
    case .noResultsFor: "Sin resultados para «{0}»"
    case .newSearch: "Revisa la ortografía o prueba otra búsqueda."
    case .delete: "Eliminar"
    case .moveUp: "Subir"
    case .moveDown: "Bajar"
    case .countTitle: "cantidad"
    case .countOf: "cantidad de {0}"
    case .totalOf: "total de {0}"
    case .meanOf: "media de {0}"
    case .medianOf: "mediana de {0}"
    case .percentileOf: "percentil {0} de {1}"
    case .rowCount: "{0} filas"
    case .missingNames: "(sin valor)"
    case .rowWithout: "1 fila sin {0}"
    case .rowOutside: "1 fila fuera de los ejes"
    case .emptyName: "(vacío)"
    case .rowsWithout: "{0} filas sin {1}"
    case .rowsOutside: "{0} filas fuera de los ejes"
    case .sampleOf: "muestra de {0} de {1} filas"
    case .lowestOf: "mínimo de {0}"
    case .highestOf: "máximo de {0}"
    case .distributionOf: "distribución de {0}"
    case .candles: "apertura, máximo, mínimo y cierre"
    case .coloredBy: "{0}, color por {1}"
    case .sizedBy: "{0}, tamaño por {1}"
    case .yearTitle: "año"
    case .valueTitle: "valor"
    case .otherNames: "Otros"
    case .priceTitle: "precio"
    }
  }
}
