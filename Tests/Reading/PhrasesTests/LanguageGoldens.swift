/// The texts of ``LanguageSamples`` in each language.
enum LanguageGoldens {
  static let sentences: [String: String] = [
    "en_US": """
    Line chart with 2 series and 24 values.
    Heat map with 11 rows and 4 values.
    Line chart with 2 functions.
    Bar chart without values.
    X axis: Year, from 1917 to 1936.
    Y axis: Sales (USD), from 3 to 1.5 million.
    X axis: Dish, 7 categories, from Arepa to Ube.
    Color: Visitors, from 1 to 9.
    Series: North and South.
    Rows: Mon, Tue and 3 more.
    Density as area: All values are minus 5.
    Highest value: 285, in 1917 and 1936.
    Lowest value: minus 1.5, for Arepa, Ube and 1 more.
    Lowest value: 2, at 1, 2 and 3 more.
    The median is 5. The middle half of the values lies between 3 and 8.
    From 1917 to 1936 the values rise.
    From 1917 to 1936 the values fall from 280 to 185, a change of minus 95 (minus 34 percent).
    Trend: the values increase. The fitted line goes from minus 10 at 0 to 12 at 11.
    No overall increase or decrease was found.
    A pattern repeats every 12 values.
    3 values stand out, among them: 289 in 1917, which is 69 above the expected 220; 15 in 1936, which is 9 \
    below the expected 24.
    4 of 60 values are missing: 1917 to 1936.
    Correlation of weight and efficiency (Spearman): minus 0.81, on a scale from minus 1 to 1.
    The points form 2 groups: 30 points with the middle at 10, 28; 1 point with the middle at 20, 16.
    Parts of the whole: Crêpe 50 percent, Injera 33 percent, all others 17 percent.
    North: 45 percent of the whole in 1917, 50 percent in 1936.
    South is above North at 10 of 12 places.
    South is above North in all 12 years.
    Total: All values are 9.
    Earliest value: 10:24, for Arepa.
    Parts of each value: Low and High.
    Marked: Threshold 2.
    X axis: Men, from 25 through 0 to 25.
    No overall increase or decrease was found in any series.
    between 2 and 5, overall change plus 3
    Cups by Day
    1.5 times 10 to the power 18
    6.5 billion
    minus 2 trillion
    3 million
    Speed in kilometers per hour
    90 kilometers per hour
    2.5 million euros
    Trends are tested at the level of 1 percent (Mann and Kendall), their lines fitted by the median of all \
    slopes (Theil and Sen).
    The values that stand out are found by the median absolute deviation.
    """,
    "de_DE": """
    Liniendiagramm mit 2 Reihen und 24 Werten.
    Heatmap mit 11 Zeilen und 4 Werten.
    Liniendiagramm mit 2 Funktionen.
    Balkendiagramm ohne Werte.
    X-Achse: Year, von 1917 bis 1936.
    Y-Achse: Sales (USD), von 3 bis 1,5 Millionen.
    X-Achse: Dish, 7 Kategorien, von Arepa bis Ube.
    Farbe: Visitors, von 1 bis 9.
    Reihen: North und South.
    Zeilen: Mon, Tue und 3 weitere.
    Density als Fläche: Alle Werte sind minus 5.
    Höchster Wert: 285, in den Jahren 1917 und 1936.
    Niedrigster Wert: minus 1,5, bei Arepa, Ube und 1 weiteren Stelle.
    Niedrigster Wert: 2, bei 1, 2 und 3 weiteren Stellen.
    Der Median ist 5. Die mittlere Hälfte der Werte liegt zwischen 3 und 8.
    Von 1917 bis 1936 steigen die Werte.
    Von 1917 bis 1936 fallen die Werte von 280 auf 185, eine Änderung um minus 95 (minus 34 Prozent).
    Trend: Die Werte nehmen zu. Die angepasste Gerade führt von minus 10 bei 0 zu 12 bei 11.
    Insgesamt wurde weder Zunahme noch Abnahme gefunden.
    Ein Muster wiederholt sich alle 12 Werte.
    3 Werte fallen auf, darunter: 289 im Jahr 1917, das sind 69 mehr als der erwartete Wert 220; 15 im Jahr \
    1936, das sind 9 weniger als der erwartete Wert 24.
    4 von 60 Werten fehlen: 1917 bis 1936.
    Korrelation von weight und efficiency (Spearman): minus 0,81, auf einer Skala von minus 1 bis 1.
    Die Punkte bilden 2 Gruppen: 30 Punkte mit der Mitte bei 10, 28; 1 Punkt mit der Mitte bei 20, 16.
    Teile des Ganzen: Crêpe 50 Prozent, Injera 33 Prozent, alle übrigen 17 Prozent.
    North: 45 Prozent des Ganzen im Jahr 1917, 50 Prozent im Jahr 1936.
    South liegt an 10 von 12 Stellen über North.
    South liegt in allen 12 Jahren über North.
    Summe: Alle Werte sind 9.
    Frühester Wert: 10:24, bei Arepa.
    Teile jedes Werts: Low und High.
    Markiert: Threshold 2.
    X-Achse: Men, von 25 über 0 bis 25.
    In keiner Reihe wurde insgesamt eine Zunahme oder Abnahme gefunden.
    zwischen 2 und 5, Änderung insgesamt plus 3
    Cups nach Day
    1,5 mal 10 hoch 18
    6,5 Milliarden
    minus 2 Billionen
    3 Millionen
    Speed in Kilometer pro Stunde
    90 Kilometer pro Stunde
    2,5 Millionen Euro
    Trends sind auf dem Niveau von 1 Prozent geprüft (Mann und Kendall), ihre Geraden nach dem Median aller \
    Steigungen angepasst (Theil und Sen).
    Auffällige Werte sind nach dem Median der absoluten Abweichungen bestimmt.
    """,
    "es_ES": """
    Gráfico de líneas con 2 series y 24 valores.
    Mapa de calor con 11 filas y 4 valores.
    Gráfico de líneas con 2 funciones.
    Gráfico de barras sin valores.
    Eje X: Year, desde 1917 hasta 1936.
    Eje Y: Sales (USD), desde 3 hasta 1,5 millones.
    Eje X: Dish, 7 categorías, desde Arepa hasta Ube.
    Color: Visitors, desde 1 hasta 9.
    Series: North y South.
    Filas: Mon, Tue y 3 más.
    Density como área: Todos los valores son menos 5.
    Valor más alto: 285, en 1917 y 1936.
    Valor más bajo: menos 1,5, para Arepa, Ube y 1 más.
    Valor más bajo: 2, en 1, 2 y 3 más.
    La mediana es 5. La mitad central de los valores está entre 3 y 8.
    Desde 1917 hasta 1936 los valores suben.
    Desde 1917 hasta 1936 los valores bajan de 280 a 185, un cambio de menos 95 (menos 34 por ciento).
    Tendencia: los valores aumentan. La recta ajustada va de menos 10 en 0 a 12 en 11.
    No se encontró aumento ni disminución en el conjunto.
    Un patrón se repite cada 12 valores.
    Destacan 3 valores, entre ellos: 289 en 1917, es decir, 69 por encima del valor esperado de 220; 15 en \
    1936, es decir, 9 por debajo del valor esperado de 24.
    Faltan 4 de 60 valores: de 1917 a 1936.
    Correlación de weight y efficiency (Spearman): menos 0,81, en una escala de menos 1 a 1.
    Los puntos forman 2 grupos: 30 puntos con el centro en 10, 28; 1 punto con el centro en 20, 16.
    Partes del total: Crêpe 50 por ciento, Injera 33 por ciento, las demás 17 por ciento.
    North: 45 por ciento del total en 1917, 50 por ciento en 1936.
    South está por encima de North en 10 de 12 lugares.
    South está por encima de North en los 12 años.
    Total: Todos los valores son 9.
    Valor más temprano: 10:24, para Arepa.
    Partes de cada valor: Low e High.
    Marcas: Threshold 2.
    Eje X: Men, desde 25 hasta 25, pasando por 0.
    No se encontró aumento ni disminución en el conjunto de ninguna serie.
    entre 2 y 5, cambio total de más 3
    Cups por Day
    1,5 por 10 elevado a 18
    6,5 mil millones
    menos 2 billones
    3 millones
    Speed en kilómetros por hora
    90 kilómetros por hora
    2,5 millones de euros
    Las tendencias se comprueban al nivel del 1 por ciento (Mann y Kendall) y sus rectas se ajustan por la \
    mediana de todas las pendientes (Theil y Sen).
    Los valores que destacan se determinan por la desviación absoluta mediana.
    """,
    "fr_FR": """
    Graphique en courbes avec 2 séries et 24 valeurs.
    Carte de chaleur avec 11 lignes et 4 valeurs.
    Graphique en courbes avec 2 fonctions.
    Graphique en barres sans valeur.
    Axe X\u{A0}: Year, de 1917 à 1936.
    Axe Y\u{A0}: Sales (USD), de 3 à 1,5 million.
    Axe X\u{A0}: Dish, 7 catégories, d’Arepa à Ube.
    Couleur\u{A0}: Visitors, de 1 à 9.
    Séries\u{A0}: North et South.
    Lignes\u{A0}: Mon, Tue et 3 autres.
    Density (aire)\u{A0}: Toutes les valeurs sont égales à moins 5.
    Valeur la plus élevée\u{A0}: 285, en 1917 et 1936.
    Valeur la plus basse\u{A0}: moins 1,5, pour Arepa, Ube et 1 autre.
    Valeur la plus basse\u{A0}: 2, à 1, 2 et 3 autres.
    La médiane est de 5. La moitié centrale des valeurs se situe entre 3 et 8.
    De 1917 à 1936, les valeurs augmentent.
    De 1917 à 1936, les valeurs descendent de 280 à 185, une variation de moins 95 (moins 34 pour cent).
    Tendance\u{A0}: les valeurs augmentent. La droite ajustée vaut moins 10 à 0 et 12 à 11.
    Aucune hausse ni baisse d’ensemble n’a été constatée.
    Un motif se répète toutes les 12 valeurs.
    3 valeurs se démarquent, dont\u{A0}: 289 en 1917, soit 69 au-dessus de la valeur attendue, 220\u{202F}; \
    15 en 1936, soit 9 au-dessous de la valeur attendue, 24.
    Il manque 4 valeurs sur 60\u{A0}: 1917 à 1936.
    Corrélation entre weight et efficiency (Spearman)\u{A0}: moins 0,81, sur une échelle de moins 1 à 1.
    Les points forment 2 groupes\u{A0}: 30 points autour de 10, 28\u{202F}; 1 point autour de 20, 16.
    Parts du total\u{A0}: Crêpe 50 pour cent, Injera 33 pour cent, toutes les autres 17 pour cent.
    North\u{A0}: 45 pour cent du total en 1917, 50 pour cent en 1936.
    South est au-dessus de North à 10 endroits sur 12.
    South est au-dessus de North pendant les 12 années.
    Total\u{A0}: Toutes les valeurs sont égales à 9.
    Valeur la plus précoce\u{A0}: 10:24, pour Arepa.
    Éléments de chaque valeur\u{A0}: Low et High.
    Repères\u{A0}: Threshold 2.
    Axe X\u{A0}: Men, de 25 à 25 en passant par 0.
    Aucune hausse ni baisse d’ensemble n’a été constatée dans les séries.
    entre 2 et 5, variation globale de plus 3
    Cups par Day
    1,5 fois 10 puissance 18
    6,5 milliards
    moins 2\u{202F}000 milliards
    3 millions
    Speed en kilomètres par heure
    90 kilomètres par heure
    2,5 millions d’euros
    Les tendances sont testées au seuil de 1 pour cent (Mann et Kendall) et leurs droites ajustées par la \
    médiane de toutes les pentes (Theil et Sen).
    Les valeurs qui se démarquent sont déterminées d’après l’écart absolu médian.
    """,
    "ja_JP": """
    2系列、値24個の折れ線グラフです。
    11行、値4個のヒートマップです。
    関数2個の折れ線グラフです。
    値のない棒グラフです。
    X軸：Year、1917年から1936年まで。
    Y軸：Sales (USD)、3から150万まで。
    X軸：Dish、ArepaからUbeまでの7項目。
    色：Visitors、1から9まで。
    系列：North、South。
    行：Mon、Tueほか3行。
    Density（面）：値はすべてマイナス5です。
    最大値は1917年、1936年の285です。
    最小値はArepa、Ubeほか1か所のマイナス1.5です。
    最小値は1、2ほか3か所の2です。
    中央値は5です。中央の半数の値は3から8の間にあります。
    1917年から1936年まで、値は上昇しています。
    1917年から1936年まで、値は280から185へ下降しています。変化はマイナス95（マイナス34パーセント）です。
    傾向：値は増加しています。当てはめた直線は0のときのマイナス10から11のときの12へ向かいます。
    全体としての増加も減少も認められません。
    値12個ごとに同じパターンが繰り返されます。
    外れ値が3個あります。そのうち、1917年の289は、予想値220を69上回っています。1936年の15は、予想値24を9下回っています。
    値60個のうち4個が欠けています：1917から1936。
    weightとefficiencyの相関（スピアマン）は、マイナス1から1までの尺度でマイナス0.81です。
    点は2個のグループに分かれています：10、28を中心とする点30個；20、16を中心とする点1個。
    全体の内訳：Crêpe 50パーセント、Injera 33パーセント、その他 17パーセント。
    North：全体に占める割合は1917年の45パーセントから1936年の50パーセントになります。
    Southは12か所のうち10か所でNorthを上回っています。
    Southは12年すべてでNorthを上回っています。
    合計：値はすべて9です。
    最も早い値はArepaの10:24です。
    各値の要素：Low、High。
    目印：Threshold 2。
    X軸：Men、25から0を経て25まで。
    どの系列にも、全体としての増加や減少は認められません。
    2から5の間、全体の変化はプラス3
    Day別のCups
    1.5かける10の18乗
    65億
    マイナス2兆
    300万
    Speed（キロメートル毎時）
    90キロメートル毎時
    250万ユーロ
    傾向は1パーセントの水準で検定し（マンとケンドールの方法）、直線はすべての傾きの中央値で当てはめています（タイルとセンの方法）。
    外れ値は中央絶対偏差で判定しています。
    """,
    "ar_EG": """
    مخطط خطي من سلسلتين و٢٤ قيمة.
    خريطة حرارية من ١١ صفًا و٤ قيم.
    مخطط خطي من دالتين.
    مخطط أعمدة بلا قيم.
    المحور السيني: \u{2068}Year\u{2069}، من عام ١٩١٧ إلى عام ١٩٣٦.
    المحور الصادي: \u{2068}Sales (USD)\u{2069}، من ٣ إلى ١٫٥ مليون.
    المحور السيني: \u{2068}Dish\u{2069}، ٧ فئات، من \u{2068}Arepa\u{2069} إلى \u{2068}Ube\u{2069}.
    اللون: \u{2068}Visitors\u{2069}، من ١ إلى ٩.
    السلاسل: \u{2068}North\u{2069} و\u{2068}South\u{2069}.
    الصفوف: \u{2068}Mon\u{2069}، \u{2068}Tue\u{2069} و٣ غيرها.
    \u{2068}Density\u{2069} (مساحة): كل القيم تساوي سالب ٥.
    أعلى قيمة: ٢٨٥، في عامي ١٩١٧ و١٩٣٦.
    أدنى قيمة: سالب ١٫٥، عند \u{2068}Arepa\u{2069}، \u{2068}Ube\u{2069} وموضع آخر.
    أدنى قيمة: ٢، عند 1، 2 و٣ مواضع أخرى.
    الوسيط هو ٥. ويقع النصف الأوسط من القيم بين ٣ و٨.
    من عام ١٩١٧ إلى عام ١٩٣٦ ترتفع القيم.
    من عام ١٩١٧ إلى عام ١٩٣٦ تنخفض القيم من ٢٨٠ إلى ١٨٥، بتغير قدره سالب ٩٥ (سالب ٣٤ في المئة).
    الاتجاه: القيم في ازدياد. يمتد الخط المطابق من سالب ١٠ عند 0 إلى ١٢ عند 11.
    لم يُعثر على ازدياد أو تناقص في المجمل.
    يتكرر نمط كل ١٢ قيمة.
    تبرز ٣ قيم، منها: ٢٨٩ في عام ١٩١٧، أي أعلى من القيمة المتوقعة ٢٢٠ بمقدار ٦٩؛ ١٥ في عام ١٩٣٦، أي أدنى من \
    القيمة المتوقعة ٢٤ بمقدار ٩.
    ٤ قيم من أصل ٦٠ مفقودة: من ١٩١٧ إلى ١٩٣٦.
    الارتباط بين \u{2068}weight\u{2069} و\u{2068}efficiency\u{2069} (سبيرمان): سالب ٠٫٨١، على مقياس من سالب \
    ١ إلى ١.
    تشكل النقاط مجموعتين: ٣٠ نقطة وسطها عند ١٠، ٢٨؛ نقطة واحدة وسطها عند ٢٠، ١٦.
    أجزاء الكل: \u{2068}Crêpe\u{2069} ٥٠ في المئة، \u{2068}Injera\u{2069} ٣٣ في المئة، والباقي ١٧ في المئة.
    \u{2068}North\u{2069}: ٤٥ في المئة من الكل في عام ١٩١٧، و٥٠ في المئة في عام ١٩٣٦.
    قيم \u{2068}South\u{2069} أعلى من قيم \u{2068}North\u{2069} في ١٠ مواضع من أصل ١٢.
    قيم \u{2068}South\u{2069} أعلى من قيم \u{2068}North\u{2069} في جميع الأعوام الـ١٢.
    المجموع: كل القيم تساوي ٩.
    القيمة الأبكر: 10:24، عند \u{2068}Arepa\u{2069}.
    أجزاء كل قيمة: \u{2068}Low\u{2069} و\u{2068}High\u{2069}.
    علامات: \u{2068}Threshold\u{2069} ٢.
    المحور السيني: \u{2068}Men\u{2069}، من ٢٥ مرورًا بـ ٠ إلى ٢٥.
    لم يُعثر على ازدياد أو تناقص في المجمل في أي سلسلة.
    بين ٢ و٥، التغير الكلي موجب ٣
    \u{2068}Cups\u{2069} حسب \u{2068}Day\u{2069}
    ١٫٥ في ١٠ أس ١٨
    ٦٫٥ مليار
    سالب ٢ تريليون
    ٣ ملايين
    \u{2068}Speed\u{2069} (كيلومتر في الساعة)
    ٩٠ كيلومترًا في الساعة
    ٢٫٥ مليون يورو
    تُختبر الاتجاهات عند مستوى ١ في المئة (مان وكيندال)، وتُطابَق خطوطها بوسيط جميع الميول (ثيل وسين).
    تُحدَّد القيم البارزة وفق وسيط الانحرافات المطلقة.
    """,
  ]

  /// 0, 1, 2, 3, 5, 11, 21, 100 and 101 values.
  static let counts: [String: [String]] = [
    "en_US": [
      "0 values", "1 value", "2 values", "3 values",
      "5 values", "11 values", "21 values", "100 values", "101 values",
    ],
    "de_DE": [
      "0 Werte", "1 Wert", "2 Werte", "3 Werte",
      "5 Werte", "11 Werte", "21 Werte", "100 Werte", "101 Werte",
    ],
    "es_ES": [
      "0 valores", "1 valor", "2 valores", "3 valores",
      "5 valores", "11 valores", "21 valores", "100 valores", "101 valores",
    ],
    "fr_FR": [
      "0 valeur", "1 valeur", "2 valeurs", "3 valeurs",
      "5 valeurs", "11 valeurs", "21 valeurs", "100 valeurs", "101 valeurs",
    ],
    "ja_JP": ["値0個", "値1個", "値2個", "値3個", "値5個", "値11個", "値21個", "値100個", "値101個"],
    "ar_EG": [
      "٠ قيمة", "قيمة واحدة", "قيمتان", "٣ قيم",
      "٥ قيم", "١١ قيمة", "٢١ قيمة", "١٠٠ قيمة", "١٠١ قيمة",
    ],
  ]
}
