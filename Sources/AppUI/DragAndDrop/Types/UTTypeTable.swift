@_spi(Nodes) import ScrollUI

extension UTType {
    /// The known properties of a type.
    struct Entry {
        let parents: [UTType]
        /// The filename extensions, the preferred one first.
        let extensions: [String]
        /// The media type.
        let media: String?

        init(_ parents: [UTType], _ extensions: [String] = [], media: String? = nil) {
            self.parents = parents
            self.extensions = extensions
            self.media = media
        }
    }

    /// The names, supertypes, extensions and media types of Apple's system types.
    static let table: [UTType: Entry] = [
        .item: Entry([]),
        .content: Entry([]),
        .compositeContent: Entry([.content]),
        .data: Entry([.item]),
        .directory: Entry([.item]),
        .folder: Entry([.directory]),
        .package: Entry([.directory]),
        .bundle: Entry([.directory]),
        .resolvable: Entry([]),
        .symbolicLink: Entry([.resolvable]),
        .executable: Entry([.item]),
        .application: Entry([.executable]),
        .archive: Entry([.data]),
        .zip: Entry([.archive], ["zip"], media: "application/zip"),
        .gzip: Entry([.archive], ["gz", "gzip"], media: "application/gzip"),
        .diskImage: Entry([.archive]),
        .text: Entry([.data, .content]),
        .plainText: Entry([.text], ["txt", "text"], media: "text/plain"),
        .utf8PlainText: Entry([.plainText]),
        .utf16PlainText: Entry([.plainText]),
        .delimitedText: Entry([.text]),
        .commaSeparatedText: Entry([.delimitedText], ["csv"], media: "text/csv"),
        .tabSeparatedText: Entry([.delimitedText], ["tsv"], media: "text/tab-separated-values"),
        .rtf: Entry([.text], ["rtf"], media: "text/rtf"),
        .html: Entry([.text], ["html", "htm"], media: "text/html"),
        .xml: Entry([.text], ["xml"], media: "application/xml"),
        .yaml: Entry([.text], ["yaml", "yml"], media: "application/yaml"),
        .json: Entry([.text], ["json"], media: "application/json"),
        .propertyList: Entry([.data], ["plist"]),
        .log: Entry([.text], ["log"]),
        .sourceCode: Entry([.plainText]),
        .swiftSource: Entry([.sourceCode], ["swift"]),
        .cSource: Entry([.sourceCode], ["c"]),
        .cHeader: Entry([.sourceCode], ["h"]),
        .script: Entry([.sourceCode]),
        .shellScript: Entry([.script], ["sh"]),
        .pythonScript: Entry([.script], ["py"], media: "text/x-python"),
        .javaScript: Entry([.sourceCode], ["js"], media: "text/javascript"),
        .url: Entry([.data]),
        .fileURL: Entry([.url]),
        .image: Entry([.data, .content]),
        .png: Entry([.image], ["png"], media: "image/png"),
        .jpeg: Entry([.image], ["jpg", "jpeg"], media: "image/jpeg"),
        .gif: Entry([.image], ["gif"], media: "image/gif"),
        .tiff: Entry([.image], ["tiff", "tif"], media: "image/tiff"),
        .bmp: Entry([.image], ["bmp"], media: "image/bmp"),
        .svg: Entry([.image], ["svg"], media: "image/svg+xml"),
        .webP: Entry([.image], ["webp"], media: "image/webp"),
        .heic: Entry([.image], ["heic"], media: "image/heic"),
        .heif: Entry([.image], ["heif"], media: "image/heif"),
        .icon: Entry([.image], ["icns"]),
        .rawImage: Entry([.image]),
        .livePhoto: Entry([]),
        .pdf: Entry([.data, .compositeContent], ["pdf"], media: "application/pdf"),
        .epub: Entry([.data, .compositeContent], ["epub"], media: "application/epub+zip"),
        .presentation: Entry([.compositeContent]),
        .spreadsheet: Entry([.content]),
        .audiovisualContent: Entry([.data, .content]),
        .audio: Entry([.audiovisualContent]),
        .mp3: Entry([.audio], ["mp3"], media: "audio/mpeg"),
        .wav: Entry([.audio], ["wav"], media: "audio/vnd.wave"),
        .aiff: Entry([.audio], ["aiff", "aif"], media: "audio/aiff"),
        .midi: Entry([.audio], ["midi", "mid"], media: "audio/midi"),
        .mpeg4Audio: Entry([.audio], ["m4a"], media: "audio/mp4"),
        .movie: Entry([.audiovisualContent]),
        .video: Entry([.movie]),
        .mpeg: Entry([.movie], ["mpg", "mpeg"], media: "video/mpeg"),
        .mpeg4Movie: Entry([.movie], ["mp4"], media: "video/mp4"),
        .quickTimeMovie: Entry([.movie], ["mov"], media: "video/quicktime"),
        .avi: Entry([.movie], ["avi"], media: "video/avi"),
        .font: Entry([]),
        .contact: Entry([]),
        .message: Entry([]),
        .vCard: Entry([.text, .contact], ["vcf"], media: "text/vcard"),
        .calendarEvent: Entry([]),
        .toDoItem: Entry([]),
        .emailMessage: Entry([.message]),
        .database: Entry([]),
        .usd: Entry([.data], ["usd"]),
        .usdz: Entry([.data], ["usdz"]),
        .threeDContent: Entry([.content]),
    ]
}
