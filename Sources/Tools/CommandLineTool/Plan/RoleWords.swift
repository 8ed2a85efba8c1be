import OpenChartsTables

/// Words of column names that indicate the role of a column, in English, German, French, Spanish, Italian and
/// Portuguese.
enum RoleWords {
  static let identifiers: Set = [
    "id", "ids", "ref", "reference", "referenz", "pid", "uid", "gid", "oid", "fid", "cid", "sid", "uuid",
    "guid",
    "geoid", "objectid", "cbsa", "zcta", "msa", "puma", "naics", "leaid", "insee", "lsoa", "msoa", "zips",
    "userid", "customerid",
    "orderid", "productid", "fips", "zip", "zipcode", "postcode", "postal", "phone", "telephone", "isbn",
    "issn", "ean", "gtin", "sku", "ssn", "iban", "plz", "postleitzahl", "telefon", "kundennummer",
    "matrikelnummer", "rowid", "bib", "startnummer", "dossard", "dorsal",
    "rechnungsnummer", "identification", "subject", "respondent", "participant", "proband",
    "identifiant", "siren", "siret", "téléphone", "teléfono", "telefono", "telefone",
    "identificador", "identificativo", "cep", "uprn",
  ]
  static let codes: Set = [
    "code", "codes", "seed", "congress", "district", "ward", "precinct", "wahlkreis", "cd", "status", "pid",
    "errno", "stderr", "ret", "port", "iso", "diag", "diagnosis", "icd",
    "numeric", "dial", "schlüssel", "kennziffer",
    "kennzahl", "ags", "código",
    "codigo", "códigos", "codice",
    "codici",
  ]
  /// Words for groups, whose numbers are codes.
  static let groups: Set = [
    "group", "groups", "grp", "cluster", "class", "category", "kind", "type", "segment", "arm", "treatment",
    "condition",
    "gruppe", "klasse", "kategorie", "groupe", "classe", "catégorie", "grupo", "clase", "categoría", "gruppo",
    "categoria",
  ]
  /// Endings of words for codes of places: `countyfips`, `statefips5`.
  static let placeCodeEndings = ["fips", "zipcode", "postcode", "geoid", "zcta"]
  /// Codes of places that names give in brackets, as in "Statistical Area (CBSA)".
  static let bracketedCodes: Set = ["cbsa", "fips", "zip", "geoid", "nuts", "msa", "zcta", "ags", "iso"]
  /// Words at the end of the names of codes, as in "state_cen" and "sector_cod".
  static let codeEndings: Set = ["cod", "cd", "pos", "cen", "ic", "icpsr", "icd", "psu", "nbr"]
  /// Words at the start of the names of codes and serial numbers.
  static let codeStarts: Set = ["cod", "cd", "nu", "codigo", "código", "codice"]
  /// Places in a text or a collection.
  static let locations: Set = [
    "page", "chapter", "verse", "equation", "paragraph", "seite", "kapitel", "página", "chapitre",
    "capítulo", "pagina", "capitolo",
  ]
  /// Names for sample sizes, which indicate how reliable a row is.
  static let sampleSizes: Set = ["n", "nobs", "samplesize"]
  static let indices: Set = [
    "id", "index", "row", "nr", "no", "number", "key", "rownum", "rownames", "rowname", "rn", "obs",
    "observation",
    "case", "seq", "serial", "sno", "lfd", "laufnummer",
  ]
  static let places: Set = [
    "dir", "direction", "angle", "bearing", "heading", "lat", "latitude", "lon", "lng", "long", "longitude",
    "coordinate", "coordinates", "coord", "easting", "northing", "koordinate", "breitengrad", "längengrad",
    "latitud", "longitud", "latitudine", "longitudine", "azimuth", "azimut", "acimut", "richtung",
    "windrichtung",
    "위도", "경도", "緯度", "経度", "纬度", "经度", "經度",
    "winkel", "rumbo", "dirección", "direccion", "ángulo", "angulo", "direzione", "angolo", "direção",
    "ângulo",
  ]
  /// Words for degrees and courses, which are directions if the values cover the compass.
  static let headings: Set = ["deg", "hdg", "cog", "course", "yaw", "rotta", "rumo"]
  static let latitudes: Set = [
    "latitude", "lat", "latitud", "latitudine", "breitengrad", "breite", "위도", "緯度", "纬度",
  ]
  static let longitudes: Set = [
    "longitude", "lon", "lng", "long", "longitud", "longitudine", "längengrad", "länge",
    "경도", "経度", "经度", "經度",
  ]
  static let years = yearWords
  /// Things that tables often number instead of naming, such as devices.
  static let entities: Set = [
    "state", "country", "region", "district", "county", "province", "city", "store", "shop", "plant",
    "department",
    "team", "player", "school", "hospital", "clinic", "herd", "patient", "person", "firm", "company",
    "industry", "device", "sensor", "node", "machine", "channel", "server", "host", "build", "run", "round",
    "page",
    "serial", "psu", "ticket", "invoice", "job", "seat", "stratum", "cluster", "ward", "zone", "tract",
    "precinct", "neighborhood", "neighbourhood", "lane", "room", "floor",
    "platform", "gate", "route", "gerät", "maschine", "appareil", "capteur", "dispositivo", "sensore",
    "macchina",
    "household", "plot", "block", "batch", "event", "trial", "pair", "lot", "litter", "sample", "station",
    "site", "land", "kreis",
    "bezirk",
    "filiale", "abteilung", "schule", "pays", "région", "département", "ville", "magasin", "país", "región",
    "provincia", "ciudad", "tienda", "paese", "regione", "città", "negozio", "região", "cidade", "loja",
  ]
  /// Names for the position of a row in a ranking.
  static let ranks: Set = [
    "rank", "ranking", "rk", "place", "pos", "position", "rang", "platz", "puesto", "posición", "posizione",
    "posição", "seq",
  ]
  /// Names for the number of observations, matches or people on which a row's results are based.
  static let denominators: Set = [
    "sample", "respondents", "gp", "games", "played", "matches", "spiele", "matchs", "partidos", "partite",
    "gs", "starts", "mins",
  ]
  /// Names for versions of one quantity that people compare, such as plan and actual value.
  static let versions: Set = [
    "plan", "planned", "target", "goal", "budget", "forecast", "expected", "estimate", "estimated", "actual",
    "actuals",
    "real", "realized", "before", "after", "soll", "ist", "ziel", "geplant", "vorher", "nachher", "prévu",
    "réalisé",
    "réel", "avant", "après", "objectif", "presupuesto", "previsto", "antes", "después", "depois", "objetivo",
    "meta",
    "prima", "dopo", "consuntivo", "preventivo", "obiettivo",
  ]
  /// Names for the money that one piece or one service costs.
  static let prices: Set = [
    "price", "prices", "fare", "fee", "tip", "toll", "tolls", "tax", "discount", "preis", "prix", "precio",
    "prezzo", "preço",
  ]
  /// Names for results that depend on the other columns.
  static let outcomes: Set = [
    "total", "totals", "points", "pts", "score", "result", "overall", "global", "gesamt", "punkte",
    "ergebnis",
    "totale", "punti", "puntos", "pontos",
  ]
  /// Names for money and results, which readers look for first.
  static let headlines: Set = outcomes.subtracting(["total", "totals", "gesamt", "totale", "global"]).union([
    "price", "prices", "mag", "magnitude", "magnitud", "earnings", "earn", "spending", "expenditure",
    "charges", "charge", "salary",
    "salaries", "revenue",
    "sales", "gross", "revenues",
    "profit", "turnover", "amount", "value", "values", "cost", "costs", "preis", "gehalt", "lohn", "umsatz",
    "gewinn",
    "betrag", "wert", "kosten", "prix", "salaire", "montant", "valeur", "coût", "precio", "salario",
    "ingresos", "ventas", "importe", "valor", "prezzo", "stipendio", "ricavi", "vendite", "importo", "valore",
    "preço", "salário", "vendas", "receita",
  ])
  /// Currencies at the end of names.
  static let currencies: Set = [
    "usd", "eur", "gbp", "chf", "jpy", "dollar", "dollars", "euro", "euros", "pounds", "k", "m", "mn", "mio",
    "bn",
  ]
  /// Names for conditions of a row, such as settings of an experiment.
  static let settings: Set = [
    "fold", "folds", "seed", "split", "trial", "replicate", "repetition", "iteration", "attempt", "ballots",
    "needed",
    "quorum", "round", "rank", "version", "lag", "offset", "priority", "ex", "exchange",
  ]
  /// Names for columns of sexes and ages.
  static let sexes: Set = [
    "sex", "gender", "geschlecht", "sexe", "sexo", "genere", "sesso", "género", "gênero", "płeć", "geslacht",
    "sukupuoli",
  ]
  static let ages: Set = [
    "age", "ages", "agegroup", "alter", "altersgruppe", "altersklasse", "âge", "edad", "età", "eta", "idade",
    "wiek",
    "leeftijd", "ikä",
  ]
  /// Names for the number of pieces sold. These small numbers are not codes.
  static let quantitiesSold: Set = [
    "quantity", "qty", "units", "sold", "menge", "stück", "quantité", "cantidad", "quantità", "quantidade",
  ]
  /// Names for columns with one of two outcomes per row.
  static let outcomesOfTwo: Set = [
    "churn", "churned", "survived", "attrition", "target", "outcome", "default", "defaulted", "approved",
    "exited",
    "subscribed", "converted", "purchased", "died", "death", "deposit", "diagnosis", "stroke",
    "disease", "diabetes",
    "fraud", "admitted", "hired", "passed", "placed",
  ]
  /// Names of columns with the people or parties that voters choose.
  static let candidates: Set = [
    "party", "parties", "candidate", "candidates", "partei", "parteien", "partidos", "kandidat", "liste",
    "lista", "parti", "candidat", "partido", "candidato",
    "partito",
    "partij", "puolue",
  ]
  /// Names for the repetitions of an experiment.
  static let replicates: Set = [
    "replicate", "replicates", "repetition", "wiederholung", "réplicat",
  ]
  /// Names for the size of a place.
  static let areas: Set = ["area", "fläche", "superficie", "área", "surface"]
  /// Names for the size and the shape of an outline, which a map shows itself.
  static let outlines = areas.union(["perimeter", "shape", "umfang", "perímetro", "perimetro", "périmètre"])
  /// Names for cumulative totals.
  static let cumulative: Set = [
    "cum", "cumul", "cumulative", "cumulated", "kumuliert", "kumulativ", "cumulé", "cumulée", "cumulés",
    "acumulado",
    "acumulada", "acumulados", "cumulato", "cumulativo", "cumulativi", "ytd",
  ]
  /// Names for dates at which a row was written, or that are facts about the thing that it describes.
  static let stamps: Set = [
    "updated", "update", "modified", "changed", "retrieved", "scraped", "downloaded", "accessed", "imported",
    "refreshed", "submitted", "submission", "responded", "submitdate", "datestamp", "horodateur",
    "cronologiche", "carimbo",
    "crawled", "extracted", "hire", "hired", "birth", "birthday", "birthdate", "dob", "expiry", "expires",
    "expiration",
    "bearbeitet", "geändert", "einstellungsdatum", "naissance", "embauche", "actualizado", "actualización",
    "nacimiento", "contratación", "aggiornamento", "nascita", "assunzione", "atualização", "nascimento",
  ]
  /// Names for the dates of books and releases, which differ from the dates of the rows in them.
  static let editions: Set = [
    "version", "edition", "vintage", "revision", "ausgabe", "auflage", "édition", "edición",
    "edizione", "edição", "versión", "versione", "versão",
  ]
  /// Names for dates that begin or end a life, or the existence of a thing.
  static let lifeDates: Set = [
    "born", "died", "founded", "built", "opened", "established", "inaugurated", "geboren", "gestorben",
    "gegründet",
    "erbaut", "baujahr", "eröffnet", "né", "née", "décédé", "fondé", "fondée", "construit", "ouvert",
    "nacido",
    "fallecido", "fundado", "fundada", "construido", "nato", "morto", "fondato", "fondata", "costruito",
    "nascido", "falecido", "construído",
  ]
  /// Names for the time to which a row belongs.
  static let times = years.subtracting(lifeDates).union([
    "date", "datum", "fecha", "data", "month", "monat", "mois", "mes", "mese", "mês", "day", "tag", "jour",
    "día",
    "giorno", "dia", "quarter", "quartal", "trimestre", "week", "woche", "semaine", "semana", "settimana",
  ])
  /// Names for the hours of a day and the lessons of a school.
  static let hours: Set = [
    "hour", "hours", "period", "lesson", "stunde", "uhrzeit", "heure", "hora", "horas", "ora", "lezione",
    "aula",
  ]
  /// Names for ratings on a scale of a few whole numbers.
  static let ratings: Set = [
    "rating", "satisfaction", "stars", "likert", "nps", "bewertung", "zufriedenheit", "sterne",
    "calificación",
    "valutazione", "avaliação", "évaluation",
  ]
  /// Pairs of words for the two ends of a flow.
  static let flows: [(from: Set<String>, to: Set<String>)] = [
    (
      ["from", "source", "origin", "sender", "exporter"],
      ["to", "target", "destination", "receiver", "importer"]
    ),
    (["von", "quelle", "herkunft"], ["nach", "ziel"]),
    (["de", "origen", "origem", "origine"], ["a", "à", "para", "destino", "destination", "destinazione"]),
  ]
  /// Pairs of words for two kinds of people or two ends of a range, whose values share an axis.
  static let opposites: [Set<String>] = [
    ["min", "max"], ["tmin", "tmax"], ["minimum", "maximum"], ["low", "high"], ["lower", "upper"],
    ["mean", "median"],
    ["average", "median"], ["men", "women"], ["male", "female"], ["males", "females"], ["boys", "girls"],
    ["männer", "frauen"], ["hommes", "femmes"], ["hombres", "mujeres"], ["uomini", "donne"],
    ["maschi", "femmine"],
    ["homens", "mulheres"], ["m", "f"], ["open", "close"], ["old", "new"], ["urban", "rural"],
    ["day", "night"],
    ["import", "export"], ["income", "expenses"], ["income", "costs"],
    ["income", "spending"], ["income", "expenditure"],
  ]
  /// Pairs of names for the two directions of a flow, whose amounts are compared and never added up.
  static let directions: [Set<String>] = [
    ["import", "export"], ["imports", "exports"], ["importe", "exporte"], ["einfuhr", "ausfuhr"],
    ["importation", "exportation"], ["importations", "exportations"], ["importación", "exportación"],
    ["importaciones", "exportaciones"], ["importazioni", "esportazioni"], ["importação", "exportação"],
    ["importações", "exportações"], ["in", "out"], ["inflow", "outflow"], ["inbound", "outbound"],
    ["income", "expense"], ["income", "expenses"], ["income", "expenditure"], ["revenue", "expenses"],
    ["revenue", "expenditure"], ["einnahmen", "ausgaben"], ["recettes", "dépenses"], ["ingresos", "gastos"],
    ["entrate", "uscite"], ["entrate", "spese"], ["receitas", "despesas"], ["receita", "despesa"],
    ["credit", "debit"], ["buy", "sell"], ["gain", "loss"], ["arrivals", "departures"], ["births", "deaths"],
    ["offense", "defense"], ["offence", "defence"],
  ]
  /// Names for the mass or volume of goods, which adds up, unlike the weight of a person.
  static let bulks: Set = [
    "mass", "weight", "volume", "tonnage", "tons", "tonnes", "masse", "gewicht", "volumen", "poids",
    "peso", "massa", "tonnellate", "toneladas", "tonnen", "netweight",
  ]
  /// Names for lowest, mean and highest values.
  static let lowest: Set = ["min", "minimum", "lowest", "mínimo", "minimo"]
  static let means: Set = [
    "avg", "average", "mean", "median", "mittel", "mittelwert", "durchschnitt", "moyenne", "promedio",
    "media",
    "média",
  ]
  static let highest: Set = ["max", "maximum", "highest", "máximo", "massimo"]
  /// Names of columns in long tables whose values are the quantity of each row.
  static let quantities: Set = [
    "metric", "indicator", "variable", "variabel", "measure", "measurement", "parameter", "quantity",
    "element", "descriptor", "kennzahl",
    "indikator",
    "messgröße", "indicateur", "paramètre", "mesure", "indicador", "parámetro", "métrica", "indicatore",
    "parametro",
    "grandezza", "parâmetro",
  ]
  /// Names of columns that do not say what their numbers measure.
  static let values: Set = [
    "value", "values", "wert", "valeur", "valor", "valore", "waarde", "obs", "measurement", "messwert",
  ]
  /// Names of columns that do not say what their numbers measure, count or add up.
  static let emptyNames = values.union([
    "val", "n", "num", "data", "figure", "cnt", "amt", "amount", "count", "number", "total", "anzahl",
    "betrag", "nombre", "montant", "cantidad",
    "importe", "numero",
    "importo", "quantidade", "observation",
  ])
  /// Names of columns whose only value is the table's title.
  static let titles: Set = [
    "title", "titel", "titre", "título", "titolo", "series", "serie", "tiedot", "dataset",
  ]
  /// Names of columns whose values are currencies.
  static let currencyColumns: Set = ["currency", "währung", "devise", "moneda", "valuta", "moeda"]
  static let flags: Set = ["flag", "is", "has"]
  static let shares: Set = [
    "share", "percent", "percentage", "pct", "perc", "proz", "prz", "porcent", "persentase", "odsetek",
    "proportion", "anteil", "prozent", "part", "pourcentage",
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
    "mortes", "nascimentos", "arrivals", "departures", "admissions", "persons", "personen", "personnes",
    "personas", "persone", "quantita", "immigrants", "emigrants", "refugees",
    "migrants",
    "applications", "arrests", "complaints", "permits", "wins", "losses", "medals", "goals", "murders",
    "crimes",
    "sessions", "pageviews", "impressions", "conversions", "subscribers", "members", "patients", "tests",
    "vaccinations",
    "confirmed", "recovered", "tested", "positive", "positives", "positivi", "confirmados", "hospitalized",
    "vaccinated", "guariti", "contagem", "conteo", "recuento", "conteggio", "liczba", "ilość", "preferenze",
    "voti", "votos", "voix", "voters", "registrations", "registrants",
    "suffrages",
    "jumlah", "aantal", "lukumäärä", "antal", "antall", "habitants", "cantidades", "pessoas", "óbitos",
    "obitos", "fallecidos",
    "deceduti", "nuovi", "vote", "件数", "人数", "人口", "数量", "数", "개수", "건수", "인구",
    "arrivi", "presenze", "arrivées", "arrivees", "nuitées", "nuitees", "ankünfte", "übernachtungen",
    "llegadas",
    "entradas", "pernoctaciones", "chegadas", "dormidas",
    "headcount", "staff", "seats", "residents", "inhabitants", "tourists", "guests", "nights", "sold",
  ]
  /// Endings of the names of counts, as in "Zweitstimmen" and "死者数".
  static let countEndings = [
    "건수", "자수", "수", "stimmen", "anzahl", "zahlen", "fälle", "einwohner", "personen", "件数", "者数", "人数", "戸数",
    "回数",
  ]
  /// Endings of the names of amounts in German compounds.
  static let amountEndings = [
    "beitrag", "betrag", "kosten", "umsatz", "ausgaben", "einnahmen", "aufwand", "ertrag",
  ]
  static let amounts: Set = [
    "ansatz", "aufwand", "ertrag", "monto", "dépense", "recette", "gasto", "ingreso", "金額", "売上",
    "sum", "total", "totals", "vlr", "totale", "totaux", "amount", "debit", "credit", "kwh", "mwh", "gwh",
    "twh", "tonnes", "sales", "revenue", "volume", "cost", "costs",
    "profit", "spend", "spending",
    "budget", "presupuesto", "pressupost", "bilancio", "orçamento", "production", "exports", "imports",
    "precipitation", "precip", "prcp", "rain", "rainfall", "snowfall", "receipts",
    "expenses", "expenditure", "donations", "turnover", "summe", "umsatz", "betrag", "kosten", "einnahmen",
    "ausgaben", "verkäufe", "gewinn", "niederschlag", "somme", "montant", "ventes", "coût", "coûts",
    "dépenses", "recettes", "ventas", "importe", "suma", "costo", "coste", "gastos", "ingresos", "vendite",
    "importo", "somma", "costi", "spese", "ricavi", "vendas", "soma", "custos", "despesas", "receitas",
    "crédito", "credito", "créditos", "creditos", "obligado", "obligaciones", "pagos", "subvención",
    "subvenciones", "subvention", "subventions", "zuschuss", "zuschüsse", "crédits", "impegnato", "empenhado",
  ]
}
