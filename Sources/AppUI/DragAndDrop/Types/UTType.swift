public import Foundation
@_spi(Nodes) import ScrollUI

/// The type of data, identified by a name that is shared between applications.
///
/// The supertypes, filename extensions and media types are known for the types that the library defines. All other
/// types are identified only by their names.
public struct UTType: Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, such as `public.plain-text`.
    public let identifier: String

    /// Creates the type with a name. Never nil here, because every name is a type.
    public init?(_ identifier: String) { self.identifier = identifier }

    /// Creates a type that this application defines.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// Creates a type that another application defines.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// Creates the type with a name, for the former `onDrop` that takes names.
    public init(stringLiteral value: String) { identifier = value }

    init(known identifier: String) { self.identifier = identifier }

    /// Creates the type of files with an extension, without its dot and in any case. An unknown extension gives a
    /// dynamic type. Nil if that type would not conform to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of data with a media type, such as `image/png`; see ``init(filenameExtension:conformingTo:)``.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type with a tag. An unknown tag gives a dynamic type. Nil if that type would not conform to `supertype`.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let tag = tag.lowercased()
        if let known = UTType.known(tag, tagClass), supertype.map(known.conforms(to:)) ?? true {
            self = known
            return
        }
        guard !tag.isEmpty, supertype == nil || supertype == .data || supertype == .item else { return nil }
        identifier = "dyn." + tagClass.rawValue + "." + tag
    }

    /// Decodes the type from its name.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes the type as its name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    /// The name.
    public var description: String { identifier }

    /// The most common filename extension of this type, without its dot; nil if none is known.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The most common media type of this type; nil if none is known.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// The filename extensions and media types of the type, the preferred one first.
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

    /// The types that this type conforms to, excluding itself.
    public var supertypes: Set<UTType> {
        let parents = UTType.table[self]?.parents ?? (isDynamic ? [.data] : [])
        return parents.reduce(into: Set(parents)) { $0.formUnion($1.supertypes) }
    }

    /// Whether this type is `type`, or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Whether this type conforms to `type` and is not `type` itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether `type` conforms to this type and is not this type itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Whether the type was created from an unknown tag.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the type has a declared name.
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type's name belongs to the system.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
}

/// A class of tags that identify types: filename extensions or media types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The name of the class.
    public let rawValue: String
    /// Creates a class from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Filename extensions, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// Media types, such as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// Returns the URL with the extension of `contentType` added, unless the URL already has it.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let added = contentType.preferredFilenameExtension, pathExtension.lowercased() != added else {
            return self
        }
        return appendingPathExtension(added)
    }

    /// Returns the URL with a component added, and the extension of `contentType` unless the component already has it.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
}
