import Foundation
@_spi(Nodes) import ScrollUI

/// The values on a navigation stack, of any types.
public struct NavigationPath: Equatable {
    private(set) var values: [AnyHashable]

    /// Creates an empty path, for which the root of the stack is visible.
    public init() { values = [] }

    /// Creates a path from a sequence of values, of which the first one is the lowest.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    init(values: [AnyHashable]) { self.values = values }

    /// The number of values.
    public var count: Int { values.count }

    /// Whether the path is empty and the root of the stack is visible.
    public var isEmpty: Bool { values.isEmpty }

    /// Pushes a value.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Removes the last `k` values. The path must have at least `k` values.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension NavigationPath {
    /// The values in a form that can be stored; nil if one of them is not `Codable`.
    public var codable: CodableRepresentation? {
        guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
        return CodableRepresentation(values: values)
    }

    /// Creates a path from stored values.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// Values in a form that can be stored: the name of the type and the JSON of each value, beginning with the last one.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        fileprivate init(values: [AnyHashable]) { self.values = values }

        /// Decodes the values. Throws `DecodingError` if a type is unknown or its value cannot be decoded.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "no type named \(name) whose values can be decoded")
                }
                values.append(try Self.decode(type, json))
            }
            self.values = values.reversed()
        }

        private static func decode<V: Decodable & Hashable>(_ type: V.Type, _ json: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
        }

        /// Encodes the values. Throws the error of a value that cannot be encoded.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let base = value.base as? any Encodable else { continue }
                try container.encode(_mangledTypeName(type(of: value.base)) ?? "\(type(of: value.base))")
                try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
            }
        }
    }
}
