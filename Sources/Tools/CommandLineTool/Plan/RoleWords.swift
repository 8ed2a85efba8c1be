/// Words of column names that show the role of numbers, in English, German, French, Spanish, Italian and Portuguese.
enum RoleWords {
  static let identifiers: Set = [
    "id", "ids", "pid", "uid", "gid", "oid", "fid", "cid", "sid", "uuid", "guid", "geoid", "objectid",
    "userid", "customerid",
    "orderid", "productid", "fips", "zip", "zipcode", "postcode", "postal", "phone", "telephone", "isbn",
    "issn", "ean", "gtin", "sku", "ssn", "iban", "plz", "postleitzahl", "telefon", "kundennummer",
    "matrikelnummer", "rowid", "bib", "startnummer", "dossard", "dorsal",
    "rechnungsnummer", "identification", "subject", "respondent", "participant", "proband",
    "identifiant", "siren", "siret", "téléphone", "teléfono", "telefono", "telefone",
    "identificador", "identificativo", "cep",
  ]
  static let codes: Set = [
    "code", "codes", "iso", "numeric", "dial", "schlüssel", "kennziffer", "kennzahl", "ags", "código",
    "codigo", "códigos", "codice",
    "codici",
  ]
  /// Names for the number of people behind a row, which says how reliable the row is.
  static let sampleSizes: Set = ["n", "nobs", "samplesize"]
  static let indices: Set = [
    "id", "index", "row", "nr", "no", "number", "key", "rownum", "rownames", "rowname", "rn", "obs",
    "observation",
    "case", "seq", "serial", "sno", "lfd", "laufnummer",
  ]
  static let places: Set = [
    "dir", "direction", "angle", "bearing", "heading", "lat", "latitude", "lon", "lng", "long", "longitude",
    "coordinate", "coordinates", "coord", "easting", "northing", "koordinate", "breitengrad", "längengrad",
    "latitud", "longitud", "latitudine", "longitudine",
  ]
  static let years: Set = [
    "year", "years", "yr", "jahr", "baujahr", "année", "annee", "année", "año", "ano", "anno", "born",
    "founded", "established", "season", "saison",
  ]
  /// Things that tables number instead of naming them.
  static let things: Set = [
    "state", "country", "region", "district", "county", "province", "city", "store", "shop", "plant",
    "department",
    "team", "player", "school", "hospital", "clinic", "herd", "patient", "person", "firm", "company",
    "industry",
    "household", "plot", "block", "batch", "event", "trial", "pair", "lot", "litter", "sample", "station",
    "site", "land", "kreis",
    "bezirk",
    "filiale", "abteilung", "schule", "pays", "région", "département", "ville", "magasin", "país", "región",
    "provincia", "ciudad", "tienda", "paese", "regione", "città", "negozio", "região", "cidade", "loja",
  ]
  /// Columns of tables in long form, whose values name what each row measures.
  static let quantities: Set = [
    "metric", "indicator", "variable", "measure", "measurement", "parameter", "quantity", "kennzahl",
    "indikator",
    "messgröße", "indicateur", "paramètre", "mesure", "indicador", "parámetro", "métrica", "indicatore",
    "parametro",
    "grandezza", "parâmetro",
  ]
  static let flags: Set = ["flag", "is", "has"]
  static let shares: Set = [
    "share", "percent", "percentage", "pct", "proportion", "anteil", "prozent", "part", "pourcentage",
    "porcentaje", "percentuale", "percentual", "porcentagem", "quota",
  ]
  static let rates: Set = [
    "rate", "rates", "per", "ratio", "pro", "je", "quote", "taux", "par", "tasa", "por", "tasso", "taxa",
    "density",
    "dichte", "densité", "densidad", "densità", "densidade", "speed", "yield", "fertility", "frequency",
  ]
  static let indexNumbers: Set = [
    "index", "indice", "índice", "score", "rating", "rank", "ranking", "rang", "punktzahl", "grade", "cpi",
  ]
  static let durations: Set = [
    "duration", "latency", "time", "seconds", "minutes", "hours", "ms", "dauer", "zeit", "durée", "duración",
    "durata", "duração",
  ]
  /// Names for the time since a start.
  static let elapsed: Set = [
    "time", "times", "t", "elapsed", "seconds", "sec", "ms", "minutes", "hours", "hour", "minute", "second",
    "days",
    "step", "epoch", "iteration", "zeit", "temps", "tiempo", "tempo",
  ]
  static let levels: Set = [
    "mean", "avg", "average", "median", "min", "max", "price", "prices", "temp", "temperature", "age",
    "length", "depth", "diameter", "radius", "thickness", "durchmesser", "diamètre",
    "height", "width", "size", "mass", "weight", "expect", "expectancy", "level", "wind",
    "pressure", "humidity", "concentration", "open", "high", "low", "close", "adjclose", "horsepower",
    "acceleration", "displacement", "elevation", "altitude", "db", "salary", "wage", "wages", "pay",
    "quantile", "distance", "fare", "fares", "fee", "fees", "tip", "toll", "tolls", "preis", "durchschnitt",
    "mittelwert", "mittel", "alter", "temperatur", "höhe",
    "länge", "gehalt", "lohn", "pegel", "prix", "moyenne", "âge", "température", "salaire", "hauteur",
    "precio", "media", "promedio", "edad", "temperatura", "salario", "altura", "prezzo", "età", "altezza",
    "stipendio", "preço", "média", "idade", "salário",
  ]
  static let counts: Set = [
    "days", "tage", "jours", "freq", "count", "counts", "people", "population", "pop", "quantity", "qty",
    "units", "visits",
    "visitors",
    "orders", "cases", "deaths", "births", "number", "votes", "passengers", "incidents", "accidents",
    "fatalities", "injuries", "users", "customers", "employees", "students", "households", "downloads",
    "clicks", "views", "requests", "errors", "flights", "trips", "tickets", "servings", "anzahl", "menge",
    "einwohner", "bevölkerung", "besucher", "stück", "fälle", "geburten", "stimmen", "bestellungen",
    "nombre", "quantité", "visites", "visiteurs", "habitants", "décès", "naissances", "effectif", "cantidad",
    "visitas", "habitantes", "población", "muertes", "nacimientos", "casos", "pedidos", "numero", "número",
    "quantità", "visite", "abitanti", "popolazione", "nascite", "casi", "ordini", "quantidade", "população",
    "mortes", "nascimentos",
  ]
  static let amounts: Set = [
    "sum", "total", "amount", "sales", "revenue", "volume", "cost", "costs", "profit", "spend", "spending",
    "budget", "production", "exports", "imports", "precipitation", "rain", "rainfall", "snowfall", "receipts",
    "expenses", "expenditure", "donations", "turnover", "summe", "umsatz", "betrag", "kosten", "einnahmen",
    "ausgaben", "verkäufe", "gewinn", "niederschlag", "somme", "montant", "ventes", "coût", "coûts",
    "dépenses", "recettes", "ventas", "importe", "suma", "costo", "coste", "gastos", "ingresos", "vendite",
    "importo", "somma", "costi", "spese", "ricavi", "vendas", "soma", "custos", "despesas", "receitas",
  ]
}
