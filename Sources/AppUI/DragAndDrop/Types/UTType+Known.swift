@_spi(Nodes) import ScrollUI

extension UTType {
    /// Anything.
    public static let item = UTType(known: "public.item")
    /// Anything that people make.
    public static let content = UTType(known: "public.content")
    /// Content of several kinds, as in a document.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Bytes.
    public static let data = UTType(known: "public.data")
    /// Something with files in it.
    public static let directory = UTType(known: "public.directory")
    /// A directory that people look into.
    public static let folder = UTType(known: "public.folder")
    /// A directory that is shown as one thing.
    public static let package = UTType(known: "com.apple.package")
    /// A directory with an agreed structure.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// Something that stands for another.
    public static let resolvable = UTType(known: "com.apple.resolvable")
    /// A link of the file system.
    public static let symbolicLink = UTType(known: "public.symlink")
    /// Something that can be run.
    public static let executable = UTType(known: "public.executable")
    /// A program.
    public static let application = UTType(known: "com.apple.application")
    /// Files put together.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// Data packed by gzip.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// The content of a disk.
    public static let diskImage = UTType(known: "public.disk-image")
    /// Text of any kind.
    public static let text = UTType(known: "public.text")
    /// Text without anything else.
    public static let plainText = UTType(known: "public.plain-text")
    /// The same, as UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// The same, as UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Rows of values.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Rows of values with commas between them.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Rows of values with tabs between them.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Text with attributes.
    public static let rtf = UTType(known: "public.rtf")
    /// A page.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// YAML.
    public static let yaml = UTType(known: "public.yaml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// What a program wrote down.
    public static let log = UTType(known: "public.log")
    /// Source of a program.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Source in Swift.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// Source in C.
    public static let cSource = UTType(known: "public.c-source")
    /// A header of C.
    public static let cHeader = UTType(known: "public.c-header")
    /// Source that is run as it is.
    public static let script = UTType(known: "public.script")
    /// A script of a shell.
    public static let shellScript = UTType(known: "public.shell-script")
    /// A script in Python.
    public static let pythonScript = UTType(known: "public.python-script")
    /// A script in JavaScript.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// Where something is.
    public static let url = UTType(known: "public.url")
    /// Where a file is.
    public static let fileURL = UTType(known: "public.file-url")
    /// A picture of any kind.
    public static let image = UTType(known: "public.image")
    /// A picture as PNG.
    public static let png = UTType(known: "public.png")
    /// A picture as JPEG.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A picture as GIF.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A picture as TIFF.
    public static let tiff = UTType(known: "public.tiff")
    /// A picture as BMP.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// A drawing as SVG.
    public static let svg = UTType(known: "public.svg-image")
    /// A picture as WebP.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// A picture as HEIC.
    public static let heic = UTType(known: "public.heic")
    /// A picture as HEIF.
    public static let heif = UTType(known: "public.heif")
    /// An icon.
    public static let icon = UTType(known: "com.apple.icns")
    /// What a camera's sensor saw.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// A picture with what happened around it.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// A document as PDF.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// A book as EPUB.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// Slides.
    public static let presentation = UTType(known: "public.presentation")
    /// A table that reckons.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// What is heard or moves.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// What is heard.
    public static let audio = UTType(known: "public.audio")
    /// Audio as MP3.
    public static let mp3 = UTType(known: "public.mp3")
    /// Audio as WAV.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// Audio as AIFF.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// Notes as MIDI.
    public static let midi = UTType(known: "public.midi-audio")
    /// Audio as MPEG-4.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// What moves, mostly with sound.
    public static let movie = UTType(known: "public.movie")
    /// What moves, without sound.
    public static let video = UTType(known: "public.video")
    /// A film as MPEG.
    public static let mpeg = UTType(known: "public.mpeg")
    /// A film as MPEG-4.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A film as QuickTime.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// A film as AVI.
    public static let avi = UTType(known: "public.avi")
    /// A font.
    public static let font = UTType(known: "public.font")
    /// A person.
    public static let contact = UTType(known: "public.contact")
    /// A message.
    public static let message = UTType(known: "public.message")
    /// A person as vCard.
    public static let vCard = UTType(known: "public.vcard")
    /// An event.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// Something to do.
    public static let toDoItem = UTType(known: "public.to-do-item")
    /// A letter.
    public static let emailMessage = UTType(known: "public.email-message")
    /// A database.
    public static let database = UTType(known: "public.database")
    /// A scene in space.
    public static let usd = UTType(known: "com.pixar.universal-scene-description")
    /// A scene in space, in one file.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// Something in space.
    public static let threeDContent = UTType(known: "public.3d-content")
}
