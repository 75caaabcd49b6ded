/// What kind of thing data are, by a name that programs agree on. Types are told apart by their names alone: which one is
/// a kind of which other is known for those below and for no others.
public struct UTType: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name, such as `public.plain-text`.
    public let identifier: String

    /// The type of that name; never nil here, where any name is a type.
    public init?(_ identifier: String) { self.identifier = identifier }

    /// A type of the program's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// A type of another program's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// The type of that name; `onDrop` takes names in its older form.
    public init(stringLiteral value: String) { identifier = value }

    private init(known identifier: String) { self.identifier = identifier }

    /// Anything.
    public static let item = UTType(known: "public.item")
    /// Anything that people make.
    public static let content = UTType(known: "public.content")
    /// Bytes.
    public static let data = UTType(known: "public.data")
    /// Text of any kind.
    public static let text = UTType(known: "public.text")
    /// Text without anything else.
    public static let plainText = UTType(known: "public.plain-text")
    /// The same, as UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// JSON.
    public static let json = UTType(known: "public.json")
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

    private static let parents: [UTType: UTType] = [
        .utf8PlainText: .plainText, .plainText: .text, .text: .content, .json: .text, .png: .image, .jpeg: .image,
        .image: .content, .fileURL: .url, .url: .data, .content: .item, .data: .item,
    ]

    /// That this type is `type`, or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || UTType.parents[self].map { $0.conforms(to: type) } ?? false
    }
}
