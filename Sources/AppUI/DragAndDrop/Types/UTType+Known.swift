@_spi(Nodes) import ScrollUI

extension UTType {
    /// Any item.
    public static let item = UTType(known: "public.item")
    /// Any content.
    public static let content = UTType(known: "public.content")
    /// Mixed content, as in a document.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Bytes.
    public static let data = UTType(known: "public.data")
    /// An item that contains files.
    public static let directory = UTType(known: "public.directory")
    /// A directory that users can open.
    public static let folder = UTType(known: "public.folder")
    /// A directory that is presented as a single item.
    public static let package = UTType(known: "com.apple.package")
    /// A directory with a defined structure.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// An item that refers to another.
    public static let resolvable = UTType(known: "com.apple.resolvable")
    /// A symbolic link.
    public static let symbolicLink = UTType(known: "public.symlink")
    /// An executable.
    public static let executable = UTType(known: "public.executable")
    /// An application.
    public static let application = UTType(known: "com.apple.application")
    /// An archive of files.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A gzip archive.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// A disk image.
    public static let diskImage = UTType(known: "public.disk-image")
    /// Text of any kind.
    public static let text = UTType(known: "public.text")
    /// Text without formatting.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without formatting, as UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text without formatting, as UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Rows of delimited values.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Rows of comma-separated values.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Rows of tab-separated values.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// HTML.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// YAML.
    public static let yaml = UTType(known: "public.yaml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A log of an application.
    public static let log = UTType(known: "public.log")
    /// Source code.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Swift source code.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// C source code.
    public static let cSource = UTType(known: "public.c-source")
    /// A C header.
    public static let cHeader = UTType(known: "public.c-header")
    /// Source code that is executed directly.
    public static let script = UTType(known: "public.script")
    /// A shell script.
    public static let shellScript = UTType(known: "public.shell-script")
    /// A Python script.
    public static let pythonScript = UTType(known: "public.python-script")
    /// A JavaScript script.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// A URL.
    public static let url = UTType(known: "public.url")
    /// The URL of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// An image of any type.
    public static let image = UTType(known: "public.image")
    /// A PNG image.
    public static let png = UTType(known: "public.png")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// A BMP image.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// An SVG drawing.
    public static let svg = UTType(known: "public.svg-image")
    /// A WebP image.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// An HEIC image.
    public static let heic = UTType(known: "public.heic")
    /// An HEIF image.
    public static let heif = UTType(known: "public.heif")
    /// An icon.
    public static let icon = UTType(known: "com.apple.icns")
    /// A raw camera image.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// An image with a short video.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// An EPUB book.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// A presentation.
    public static let presentation = UTType(known: "public.presentation")
    /// A spreadsheet.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// Audio or video.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Audio.
    public static let audio = UTType(known: "public.audio")
    /// MP3 audio.
    public static let mp3 = UTType(known: "public.mp3")
    /// WAV audio.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// AIFF audio.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// MIDI music.
    public static let midi = UTType(known: "public.midi-audio")
    /// MPEG-4 audio.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// A movie, usually with audio.
    public static let movie = UTType(known: "public.movie")
    /// Video without audio.
    public static let video = UTType(known: "public.video")
    /// An MPEG movie.
    public static let mpeg = UTType(known: "public.mpeg")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An AVI movie.
    public static let avi = UTType(known: "public.avi")
    /// A font.
    public static let font = UTType(known: "public.font")
    /// A contact.
    public static let contact = UTType(known: "public.contact")
    /// A message.
    public static let message = UTType(known: "public.message")
    /// A contact as a vCard.
    public static let vCard = UTType(known: "public.vcard")
    /// A calendar event.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// A to-do item.
    public static let toDoItem = UTType(known: "public.to-do-item")
    /// An email message.
    public static let emailMessage = UTType(known: "public.email-message")
    /// A database.
    public static let database = UTType(known: "public.database")
    /// A 3D scene.
    public static let usd = UTType(known: "com.pixar.universal-scene-description")
    /// A 3D scene in one file.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// 3D content.
    public static let threeDContent = UTType(known: "public.3d-content")
}
