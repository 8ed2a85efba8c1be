extension UTType {
  /// Any item of a file system or a pasteboard.
  public static let item = UTType(known: "public.item")
  /// Anything with content for people.
  public static let content = UTType(known: "public.content")
  /// Content of several kinds, such as text with images.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Any file of bytes.
  public static let data = UTType(known: "public.data")
  /// Any folder.
  public static let directory = UTType(known: "public.directory")
  /// A folder that the user can see.
  public static let folder = UTType(known: "public.folder")
  /// A folder that looks like a file.
  public static let package = UTType(known: "com.apple.package")
  /// A folder with a fixed structure.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// Any text, with or without markup.
  public static let text = UTType(known: "public.text")
  /// Text without markup.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text without markup in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// A table with a separator between values.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// A table with commas between values: CSV.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A table with tabs between values: TSV.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// A log file.
  public static let log = UTType(known: "public.log")
  /// Source code of any language.
  public static let sourceCode = UTType(known: "public.source-code")
  /// A Swift source.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A C source.
  public static let cSource = UTType(known: "public.c-source")
  /// A C header.
  public static let cHeader = UTType(known: "public.c-header")
  /// A Python script.
  public static let pythonScript = UTType(known: "public.python-script")
  /// JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A shell script.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A property list in any format.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in the binary format.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// An EPUB document.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Any image.
  public static let image = UTType(known: "public.image")
  /// A PNG image.
  public static let png = UTType(known: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF image.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A TIFF image.
  public static let tiff = UTType(known: "public.tiff")
  /// A Windows bitmap image.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// A Windows icon image.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// An SVG document.
  public static let svg = UTType(known: "public.svg-image")
  /// An HEIC image.
  public static let heic = UTType(known: "public.heic")
  /// An HEIF image.
  public static let heif = UTType(known: "public.heif")
  /// A WebP image.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// The data of a camera’s sensor.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// Any audio or video.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Any video with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Video without sound.
  public static let video = UTType(known: "public.video")
  /// Any audio.
  public static let audio = UTType(known: "public.audio")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// An MPEG-4 audio file.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// An MP3 audio file.
  public static let mp3 = UTType(known: "public.mp3")
  /// A Waveform (WAV) audio file.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// An AIFF audio file.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Any archive of files.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A Gzip archive.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// Any database.
  public static let database = UTType(known: "public.database")
  /// Any spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Any presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// An event of a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// An e-mail or another message.
  public static let message = UTType(known: "public.message")
  /// The contact details of a person.
  public static let contact = UTType(known: "public.contact")
  /// A business card.
  public static let vCard = UTType(known: "public.vcard")
  /// Any font.
  public static let font = UTType(known: "public.font")
  /// Any program.
  public static let executable = UTType(known: "public.executable")
  /// A program with windows.
  public static let application = UTType(known: "com.apple.application")
  /// Any script.
  public static let script = UTType(known: "public.script")
  /// A USDZ package.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// Any content in three dimensions.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A bookmark.
  public static let bookmark = UTType(known: "public.bookmark")
}
