/// The tags and conformances of a type.
struct Declaration: Sendable {
  /// The usual extension first.
  var extensions: [String] = []
  /// The usual MIME type first.
  var mimeTypes: [String] = []
  /// The identifiers of the types to which it conforms directly.
  var parents: [String]
  var name: String?

  init(parents: [String]) { self.parents = parents }

  /// Reads a line of the table: identifier, extensions, parents, name and MIME types, separated by bars.
  private init(_ fields: [Substring]) {
    extensions = fields[1].split(separator: " ").map(String.init)
    parents = fields[2].split(separator: " ").map(String.init)
    name = String(fields[3])
    mimeTypes = fields[4].split(separator: " ").map(String.init)
  }

  /// The known types by identifier.
  static let table: [String: Declaration] = {
    var table: [String: Declaration] = [:]
    for line in lines.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      table[String(fields[0])] = Declaration(fields)
    }
    return table
  }()

  /// The identifiers of known types by tag. The first type of a tag in the table wins.
  static func identifiers(with tagClass: UTTagClass) -> [String: String] {
    tagClass == .filenameExtension ? byExtension : tagClass == .mimeType ? byMIMEType : [:]
  }

  private static let byExtension = index { $0.extensions }
  private static let byMIMEType = index { $0.mimeTypes }

  private static func index(_ tags: (Declaration) -> [String]) -> [String: String] {
    var index: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let identifier = String(line.prefix { $0 != "|" })
      for tag in table[identifier].map(tags) ?? [] where index[tag] == nil { index[tag] = identifier }
    }
    return index
  }

  private static let lines = """
    public.item|||Item|
    public.content|||Content|
    public.composite-content||public.content|Mixed content|
    public.data||public.item|Data|application/octet-stream
    public.directory||public.item|Folder|
    public.folder||public.directory|Folder|
    com.apple.package||public.directory|Package|
    com.apple.bundle||public.directory|Bundle|
    public.file-url||public.url|File URL|
    public.url||public.data|URL|
    public.text||public.data public.content|Text|
    public.plain-text|txt text|public.text|Plain text|text/plain
    public.utf8-plain-text||public.plain-text|Plain text|
    public.utf16-plain-text||public.plain-text|Plain text|
    public.delimited-values-text||public.text|Delimited text|
    public.comma-separated-values-text|csv|public.delimited-values-text|CSV document|text/csv text/comma-separated-values
    public.tab-separated-values-text|tsv tab|public.delimited-values-text|TSV document|text/tab-separated-values
    public.json|json|public.text|JSON document|application/json
    public.yaml|yml yaml|public.text|YAML document|application/x-yaml
    public.xml|xml|public.text|XML document|application/xml text/xml
    public.html|html htm shtml|public.text|HTML document|text/html
    public.rtf|rtf|public.text|Rich text document|text/rtf
    public.log|log|public.plain-text|Log file|
    public.source-code||public.plain-text|Source code|
    public.swift-source|swift|public.source-code|Swift source|
    public.c-source|c|public.source-code|C source|
    public.c-header|h|public.source-code|C header|
    public.python-script|py|public.source-code|Python script|text/x-python-script
    com.netscape.javascript-source|js jscript javascript mjs|public.source-code|JavaScript|text/javascript
    public.shell-script|sh command|public.source-code|Shell script|
    com.apple.property-list|plist|public.data|Property list|
    com.apple.xml-property-list||com.apple.property-list public.xml|XML property list|
    com.apple.binary-property-list||com.apple.property-list|Binary property list|
    com.adobe.pdf|pdf|public.data public.composite-content|PDF document|application/pdf
    org.idpf.epub-container|epub|public.data public.composite-content|EPUB|application/epub+zip
    public.image||public.data public.content|Image|
    public.png|png|public.image|PNG image|image/png
    public.jpeg|jpeg jpg jpe|public.image|JPEG image|image/jpeg image/jpg
    com.compuserve.gif|gif|public.image|GIF image|image/gif
    public.tiff|tiff tif|public.image|TIFF image|image/tiff
    com.microsoft.bmp|bmp dib|public.image|Windows bitmap image|image/bmp
    com.microsoft.ico|ico|public.image|Windows icon image|image/vnd.microsoft.icon
    public.svg-image|svg|public.image public.xml|SVG document|image/svg+xml
    public.heic|heic|public.heif public.image|HEIC image|image/heic
    public.heif|heif|public.image|HEIF image|image/heif
    org.webmproject.webp|webp|public.image|WebP image|image/webp
    public.camera-raw-image||public.image|Raw image|
    public.audiovisual-content||public.data public.content|Audiovisual content|
    public.movie||public.audiovisual-content|Movie|
    public.video||public.movie|Video|
    public.audio||public.audiovisual-content|Audio|
    public.mpeg-4|mp4 mpg4|public.movie|MPEG-4 movie|video/mp4
    public.mpeg-4-audio|mp4 m4a|public.audio|MPEG-4 audio|audio/mp4
    com.apple.quicktime-movie|mov qt|public.movie|QuickTime movie|video/quicktime
    public.mp3|mp3|public.audio|MP3 audio|audio/mpeg
    com.microsoft.waveform-audio|wav wave|public.audio|Waveform audio|audio/wav audio/vnd.wave
    public.aiff-audio|aiff aif|public.audio|AIFF audio|audio/aiff
    public.archive||public.data|Archive|
    public.zip-archive|zip|public.archive|ZIP archive|application/zip
    org.gnu.gnu-zip-archive|gz gzip|public.archive|Gzip archive|application/gzip
    public.database||public.data|Database|
    public.spreadsheet||public.content|Spreadsheet|
    public.presentation||public.composite-content|Presentation|
    public.calendar-event||public.data|Calendar event|
    public.message||public.data|Message|
    public.contact||public.item|Contact|
    public.vcard|vcf vcard|public.text public.contact|vCard|text/vcard
    public.font||public.data|Font|
    public.executable||public.item|Executable|
    com.apple.application||public.executable|Application|
    public.script||public.source-code|Script|
    com.pixar.universal-scene-description-mobile|usdz|public.data|USDZ package|model/vnd.usdz+zip
    public.3d-content||public.content|3D content|
    public.bookmark||public.data|Bookmark|
    net.daringfireball.markdown|md markdown|public.plain-text|Markdown document|text/markdown
    org.openxmlformats.spreadsheetml.sheet|xlsx|public.data public.spreadsheet|Excel workbook|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    org.openxmlformats.wordprocessingml.document|docx|public.data public.composite-content|Word document|application/vnd.openxmlformats-officedocument.wordprocessingml.document
    org.openxmlformats.presentationml.presentation|pptx|public.data public.presentation|PowerPoint presentation|application/vnd.openxmlformats-officedocument.presentationml.presentation
    com.apple.ical.ics|ics|public.text public.calendar-event|Calendar|text/calendar
    com.topografix.gpx|gpx|public.xml|GPS track|application/gpx+xml
    org.sqlite.sqlite3|sqlite sqlite3 db|public.database|SQLite database|application/vnd.sqlite3
    org.apache.parquet|parquet|public.data|Parquet table|application/vnd.apache.parquet
    """
}
