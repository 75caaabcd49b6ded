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
/// Values do not leave the window: who takes the same type gets the value itself, who takes another one gets what the
/// representations make of it.
public protocol Transferable {
    /// What the value is to others.
    associatedtype Representation: TransferRepresentation
    /// What the value is to others, the best form first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values are handed on.
public protocol TransferRepresentation<Item> {
    /// What is handed on.
    associatedtype Item: Transferable
    /// What `item` is to those who take another type.
    func _forms(of item: Item) -> [TransferForm]
    /// The item that `form` is; nil where it is none.
    func _item(from form: TransferForm) -> Item?
}

/// A value on its way between types.
public enum TransferForm {
    /// A value of another type.
    case value(any Transferable)
    /// Bytes of a type.
    case data(Data, UTType)
}

/// A value as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    private let contentType: UTType

    /// JSON that is called `contentType`.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.contentType = contentType
    }

    /// The item as JSON.
    public func _forms(of item: Item) -> [TransferForm] {
        (try? JSONEncoder().encode(item)).map { [.data($0, contentType)] } ?? []
    }

    /// The item that JSON of that type is.
    public func _item(from form: TransferForm) -> Item? {
        guard case .data(let data, let type) = form, type == contentType else { return nil }
        return try? JSONDecoder().decode(Item.self, from: data)
    }
}

/// A value as one of another type that can be dragged.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    private let exporting: (Item) throws -> ProxyRepresentation
    private let importing: ((ProxyRepresentation) throws -> Item)?

    /// What the item is to those who take the other type.
    public init(exporting: @escaping (Item) throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    /// The same both ways.
    public init(
        exporting: @escaping (Item) throws -> ProxyRepresentation,
        importing: @escaping (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    /// The other value.
    public func _forms(of item: Item) -> [TransferForm] { (try? exporting(item)).map { [.value($0)] } ?? [] }

    /// What is made of the other value.
    public func _item(from form: TransferForm) -> Item? {
        guard case .value(let value) = form, let proxy = value as? ProxyRepresentation else { return nil }
        return try? importing?(proxy)
    }
}

/// Text, or bytes: what everybody understands.
public struct PlainRepresentation<Item: Transferable>: TransferRepresentation {
    let contentType: UTType
    let data: (Item) -> Data
    let item: (Data) -> Item?

    /// The item's bytes.
    public func _forms(of item: Item) -> [TransferForm] { [.data(data(item), contentType)] }

    /// What bytes of that type are.
    public func _item(from form: TransferForm) -> Item? {
        guard case .data(let data, let type) = form, type.conforms(to: contentType) || contentType == .data else {
            return nil
        }
        return item(data)
    }
}

/// Two representations, of which the first one is better.
public struct JoinedTransferRepresentation<First: TransferRepresentation, Second: TransferRepresentation>:
    TransferRepresentation
where First.Item == Second.Item {
    let first: First
    let second: Second

    /// Those of both.
    public func _forms(of item: First.Item) -> [TransferForm] { first._forms(of: item) + second._forms(of: item) }
    /// What the first one makes of it, or else the second one.
    public func _item(from form: TransferForm) -> First.Item? { first._item(from: form) ?? second._item(from: form) }
}

/// Puts representations one after the other.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// A representation, which tells the compiler of what.
    public static func buildExpression<R: TransferRepresentation>(_ representation: R) -> R where R.Item == Item {
        representation
    }
    /// The first one.
    public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R where R.Item == Item { first }
    /// One more.
    public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
        accumulated: A, next: B
    ) -> JoinedTransferRepresentation<A, B> where A.Item == Item, B.Item == Item {
        JoinedTransferRepresentation(first: accumulated, second: next)
    }
}

extension String: Transferable {
    /// Text.
    public static var transferRepresentation: PlainRepresentation<String> {
        PlainRepresentation(
            contentType: .utf8PlainText, data: { Data($0.utf8) }, item: { String(data: $0, encoding: .utf8) })
    }
}

extension Data: Transferable {
    /// The bytes.
    public static var transferRepresentation: PlainRepresentation<Data> {
        PlainRepresentation(contentType: .data, data: { $0 }, item: { $0 })
    }
}

extension URL: Transferable {
    /// Where it leads, and that as text.
    public static var transferRepresentation:
        JoinedTransferRepresentation<PlainRepresentation<URL>, ProxyRepresentation<URL, String>>
    {
        PlainRepresentation(
            contentType: .url, data: { Data($0.absoluteString.utf8) },
            item: { String(data: $0, encoding: .utf8).flatMap { URL(string: $0) } })
        ProxyRepresentation(exporting: { $0.absoluteString })
    }
}

/// What a dragged value is to those who take another type.
enum TransferConversion {
    /// A value may stand for one that stands for another, and so on; so many steps are gone at most.
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

    /// The types of what others may make of it, the best form first.
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
