/// Quantities of the weather, which have different units even if no name states one.
enum PhysicalQuantity: CaseIterable {
  case temperature, precipitation, wind, pressure, humidity

  /// The words of column names in English, German, French, Spanish, Italian and Portuguese.
  private var words: Set<String> {
    switch self {
    case .temperature:
      ["temp", "temperature", "temperatures", "temperatur", "température", "temperatura"]
    case .precipitation:
      [
        "precipitation", "precip", "prcp", "rain", "rainfall", "snowfall", "niederschlag", "regen",
        "précipitations", "pluie", "precipitación", "lluvia", "precipitazioni", "pioggia", "precipitação",
        "chuva",
      ]
    case .wind: ["wind", "windspeed", "gust", "gusts", "vent", "viento", "vento"]
    case .pressure: ["pressure", "druck", "luftdruck", "pression", "presión", "pressione", "pressão"]
    case .humidity: ["humidity", "luftfeuchte", "feuchte", "humidité", "humedad", "umidità", "umidade"]
    }
  }

  /// The quantity that the words of a column's name state; `nil` if they state none or several.
  ///
  /// - Parameter words: In lower case.
  init?(_ words: [String]) {
    let matches = Self.allCases.filter { quantity in words.contains(where: quantity.words.contains) }
    guard matches.count == 1 else { return nil }
    self = matches[0]
  }
}
