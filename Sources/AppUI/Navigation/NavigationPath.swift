import Foundation
@_spi(Nodes) import ScrollUI

/// The values on a navigation stack, of any types.
public struct NavigationPath: Equatable {
    private(set) var values: [AnyHashable]

    /// No values: the root of the stack is seen.
    public init() { values = [] }

    /// The values of a sequence, the first one lowest.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    init(values: [AnyHashable]) { self.values = values }

    /// How many values there are.
    public var count: Int { values.count }

    /// True while the root of the stack is seen.
    public var isEmpty: Bool { values.isEmpty }

    /// Puts a value on top.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Takes the last `k` values away. There must be as many.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension NavigationPath {
    /// The values in a form that can be stored; nil if one of them is not `Codable`.
    public var codable: CodableRepresentation? {
        guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
        return CodableRepresentation(values: values)
    }

    /// The values that were stored.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// Values in a form that can be stored: for each, the last one first, the name of its type and its JSON.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        fileprivate init(values: [AnyHashable]) { self.values = values }

        /// Throws `DecodingError` where a type is not known, or its value cannot be read.
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

        /// Throws what a value throws that cannot be encoded.
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
