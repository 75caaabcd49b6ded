public import Foundation
@_spi(Nodes) import ScrollUI

/// What kind of thing data are, by a name that programs agree on.
///
/// Which type is a kind of which other, and which extensions and media types it has, is known for the types below; others are told apart by
/// their names alone.
public struct UTType: Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
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

    init(known identifier: String) { self.identifier = identifier }

    /// The type of files with that extension, without its dot and in any case. A type of its own for an extension that is not known; nil
    /// where such a type would be no kind of `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of data with that media type, such as `image/png`; see ``init(filenameExtension:conformingTo:)``.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type with that tag. A type of its own for a tag that is not known; nil where such a type would be no kind of `supertype`.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let tag = tag.lowercased()
        if let known = UTType.known(tag, tagClass), supertype.map(known.conforms(to:)) ?? true {
            self = known
            return
        }
        guard !tag.isEmpty, supertype == nil || supertype == .data || supertype == .item else { return nil }
        identifier = "dyn." + tagClass.rawValue + "." + tag
    }

    /// Saved as its name.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Saved as its name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    /// The name.
    public var description: String { identifier }

    /// The extension that files of this type mostly have, without its dot; nil where none is known.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The media type that such data mostly have; nil where none is known.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// The extensions and media types of the type, the usual one first.
    public var tags: [UTTagClass: [String]] {
        if identifier.hasPrefix("dyn.") { return dynamicTags }
        guard let entry = UTType.table[self] else { return [:] }
        var tags: [UTTagClass: [String]] = [:]
        if !entry.extensions.isEmpty { tags[.filenameExtension] = entry.extensions }
        if let media = entry.media { tags[.mimeType] = [media] }
        return tags
    }

    private var dynamicTags: [UTTagClass: [String]] {
        for tagClass in [UTTagClass.filenameExtension, .mimeType] {
            let prefix = "dyn." + tagClass.rawValue + "."
            if identifier.hasPrefix(prefix) { return [tagClass: [String(identifier.dropFirst(prefix.count))]] }
        }
        return [:]
    }

    private static func known(_ tag: String, _ tagClass: UTTagClass) -> UTType? {
        table.first { type, _ in type.tags[tagClass]?.contains(tag) == true }?.key
    }

    /// The types that this is a kind of, itself not among them.
    public var supertypes: Set<UTType> {
        let parents = UTType.table[self]?.parents ?? (isDynamic ? [.data] : [])
        return parents.reduce(into: Set(parents)) { $0.formUnion($1.supertypes) }
    }

    /// That this type is `type`, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// That this type is a kind of `type`, and not `type` itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// That `type` is a kind of this type, and not this type itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The type was made of a tag that is not known.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// The type has a name.
    public var isDeclared: Bool { !isDynamic }

    /// The type's name is one of the system's.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
}

/// A kind of name that types have elsewhere: extensions of files, media types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What files' names end in, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// Names of the form `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// The address with the extension of `contentType` added, unless it has it.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let added = contentType.preferredFilenameExtension, pathExtension.lowercased() != added else {
            return self
        }
        return appendingPathExtension(added)
    }

    /// The address with a component added, and the extension of `contentType` unless it has it.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
}
