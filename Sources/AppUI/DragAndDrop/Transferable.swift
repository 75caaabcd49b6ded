public import Foundation
@_spi(Nodes) import ScrollUI

/// A value that can be dragged from one view to another.
///
///     struct Card: Codable, Transferable {
///         var title: String
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .card)
///             ProxyRepresentation(exporting: \.title)
///         }
///     }
///
/// Values do not leave the window. A destination of the same type receives the value itself; a destination of another
/// type receives the result of the representations.
public protocol Transferable {
    /// The representations of the value for other types.
    associatedtype Representation: TransferRepresentation
    /// The representations of the value for other types, the best one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation in which values are transferred.
public protocol TransferRepresentation<Item> {
    /// The type of the transferred values.
    associatedtype Item: Transferable
    /// Returns the forms of `item` for other types.
    func _forms(of item: Item) -> [TransferForm]
    /// Returns the item for `form`; nil if it cannot be converted.
    func _item(from form: TransferForm) -> Item?
}

/// The transferred form of a value.
public enum TransferForm {
    /// A value of another type.
    case value(any Transferable)
    /// Bytes of a type.
    case data(Data, UTType)
}

/// A representation of a value as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    private let contentType: UTType

    /// Creates a representation as JSON with the type `contentType`.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.contentType = contentType
    }

    /// Returns the item as JSON.
    public func _forms(of item: Item) -> [TransferForm] {
        (try? JSONEncoder().encode(item)).map { [.data($0, contentType)] } ?? []
    }

    /// Returns the item that is decoded from JSON of the same type.
    public func _item(from form: TransferForm) -> Item? {
        guard case .data(let data, let type) = form, type == contentType else { return nil }
        return try? JSONDecoder().decode(Item.self, from: data)
    }
}

/// A representation of a value by another transferable value.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    private let exporting: (Item) throws -> ProxyRepresentation
    private let importing: ((ProxyRepresentation) throws -> Item)?

    /// Creates a representation that only exports items to the other type.
    public init(exporting: @escaping (Item) throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    /// Creates a representation that converts in both directions.
    public init(
        exporting: @escaping (Item) throws -> ProxyRepresentation,
        importing: @escaping (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    /// Returns the other value.
    public func _forms(of item: Item) -> [TransferForm] { (try? exporting(item)).map { [.value($0)] } ?? [] }

    /// Returns the item that is converted from the other value.
    public func _item(from form: TransferForm) -> Item? {
        guard case .value(let value) = form, let proxy = value as? ProxyRepresentation else { return nil }
        return try? importing?(proxy)
    }
}

/// A representation as text or bytes, which every application can read.
public struct PlainRepresentation<Item: Transferable>: TransferRepresentation {
    let contentType: UTType
    let data: (Item) -> Data
    let item: (Data) -> Item?

    /// Returns the bytes of the item.
    public func _forms(of item: Item) -> [TransferForm] { [.data(data(item), contentType)] }

    /// Returns the item that is converted from bytes of the type.
    public func _item(from form: TransferForm) -> Item? {
        guard case .data(let data, let type) = form, type.conforms(to: contentType) || contentType == .data else {
            return nil
        }
        return item(data)
    }
}

/// Two representations, of which the first one is preferred.
public struct JoinedTransferRepresentation<First: TransferRepresentation, Second: TransferRepresentation>:
    TransferRepresentation
where First.Item == Second.Item {
    let first: First
    let second: Second

    /// Returns the forms of both representations.
    public func _forms(of item: First.Item) -> [TransferForm] { first._forms(of: item) + second._forms(of: item) }
    /// Returns the item of the first representation that can convert the form.
    public func _item(from form: TransferForm) -> First.Item? { first._item(from: form) ?? second._item(from: form) }
}

/// Combines representations in order.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Returns the representation, which gives the compiler its item type.
    public static func buildExpression<R: TransferRepresentation>(_ representation: R) -> R where R.Item == Item {
        representation
    }
    /// Returns the first representation.
    public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R where R.Item == Item { first }
    /// Appends a representation.
    public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
        accumulated: A, next: B
    ) -> JoinedTransferRepresentation<A, B> where A.Item == Item, B.Item == Item {
        JoinedTransferRepresentation(first: accumulated, second: next)
    }
}

extension String: Transferable {
    /// A representation as text.
    public static var transferRepresentation: PlainRepresentation<String> {
        PlainRepresentation(
            contentType: .utf8PlainText, data: { Data($0.utf8) }, item: { String(data: $0, encoding: .utf8) })
    }
}

extension Data: Transferable {
    /// A representation as the bytes themselves.
    public static var transferRepresentation: PlainRepresentation<Data> {
        PlainRepresentation(contentType: .data, data: { $0 }, item: { $0 })
    }
}

extension URL: Transferable {
    /// A representation as a URL, and as text.
    public static var transferRepresentation:
        JoinedTransferRepresentation<PlainRepresentation<URL>, ProxyRepresentation<URL, String>>
    {
        PlainRepresentation(
            contentType: .url, data: { Data($0.absoluteString.utf8) },
            item: { String(data: $0, encoding: .utf8).flatMap { URL(string: $0) } })
        ProxyRepresentation(exporting: { $0.absoluteString })
    }
}

/// Conversions of a dragged value for destinations of other types.
enum TransferConversion {
    /// The maximum number of chained proxy conversions.
    private static let mostSteps = 3

    static func value<T: Transferable>(_ type: T.Type, of payload: any Transferable) -> T? {
        value(type, of: payload, steps: mostSteps)
    }

    private static func value<T: Transferable>(_ type: T.Type, of payload: any Transferable, steps: Int) -> T? {
        if let value = payload as? T { return value }
        guard steps > 0 else { return nil }
        for form in forms(of: payload) {
            if let item = T.transferRepresentation._item(from: form) as? T { return item }
            if case .value(let inner) = form, let value = value(type, of: inner, steps: steps - 1) { return value }
        }
        return nil
    }

    /// The content types of a value's representations, the best one first.
    static func contentTypes(of payload: any Transferable) -> [UTType] { contentTypes(of: payload, steps: mostSteps) }

    private static func contentTypes(of payload: any Transferable, steps: Int) -> [UTType] {
        forms(of: payload).flatMap { form -> [UTType] in
            switch form {
            case .data(_, let type): [type]
            case .value(let inner): steps > 0 ? contentTypes(of: inner, steps: steps - 1) : []
            }
        }
    }

    private static func forms<T: Transferable>(of payload: T) -> [TransferForm] {
        forms(of: payload, T.transferRepresentation)
    }

    private static func forms<R: TransferRepresentation>(of payload: Any, _ representation: R) -> [TransferForm] {
        (payload as? R.Item).map { representation._forms(of: $0) } ?? []
    }
}
