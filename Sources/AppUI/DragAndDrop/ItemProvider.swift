public import Foundation
@_spi(Nodes) public import ScrollUI

/// The dragged item of `onDrag`. Foundation has this class on Apple's systems only. It contains an object of this
/// application, or none. Loading from other applications, in the background or from files is not supported.
public final class NSItemProvider: Transferable {
    /// The dragged object; nil if the application stores it elsewhere.
    private let object: Any?
    /// The types of its representations, the best one first.
    public let registeredContentTypes: [UTType]
    /// The suggested name of the item.
    public var suggestedName: String?

    /// Creates a provider without an object.
    public init() {
        object = nil
        registeredContentTypes = [.item]
    }

    /// Creates a provider of an object. Text and URLs have their own types; all other objects have the type `item`.
    public init(object: NSObject) {
        self.object = object
        registeredContentTypes = [object is NSString ? .utf8PlainText : object is NSURL ? .url : .item]
    }

    private init(_ payload: any Transferable) {
        object = payload
        registeredContentTypes = TransferConversion.contentTypes(of: payload)
    }

    /// Returns a provider of a dragged value.
    static func carrying(_ payload: any Transferable) -> NSItemProvider {
        payload as? NSItemProvider ?? NSItemProvider(payload)
    }

    func has(anyOf types: [UTType]) -> Bool {
        registeredContentTypes.contains { own in types.contains { own.conforms(to: $0) } }
    }

    /// Whether there is a representation of the type, or of a type that conforms to it.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        has(anyOf: [UTType(stringLiteral: typeIdentifier)])
    }

    /// Calls `completionHandler` at once with the dragged value as a `T`, or with a failure if it cannot be converted.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
    ) -> Progress {
        let payload = object as? any Transferable ?? (object as? NSString).map { String(describing: $0) }
        let value = payload.flatMap { TransferConversion.value(T.self, of: $0) }
        completionHandler(value.map { .success($0) } ?? .failure(CocoaError(.featureUnsupported)))
        return Progress(totalUnitCount: 1)
    }

    /// Whether the object is of the class.
    public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }

    /// Calls `completionHandler` at once with the object; nil if it is of another class.
    @discardableResult
    public func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? T, nil)
        return Progress(totalUnitCount: 1)
    }

    /// A representation that only this application can use.
    public static var transferRepresentation: PlainRepresentation<NSItemProvider> {
        PlainRepresentation(contentType: .item, data: { _ in Data() }, item: { _ in nil })
    }
}

/// The operation that a drop would perform.
public enum DropOperation: Hashable, Sendable {
    /// No operation, because the drop is not allowed.
    case forbidden
    /// No operation.
    case cancel
    /// A copy, or a move, of the dragged item.
    case copy, move
}

/// The proposal of a view for a drag over it.
public struct DropProposal: Sendable {
    /// The operation.
    public let operation: DropOperation
    /// Creates a proposal of an operation.
    public init(operation: DropOperation) { self.operation = operation }
}

/// The items of a drag and their location.
public struct DropInfo {
    /// The location in the view that receives the drop, in points.
    public let location: CGPoint
    let providers: [NSItemProvider]

    /// Whether there are items. The types are ignored here.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }

    /// The dragged items.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }
}

/// A handler of drags over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns whether the view accepts the drag; true by default.
    func validateDrop(info: DropInfo) -> Bool
    /// Called when the items are dropped. Returns whether they were used.
    func performDrop(info: DropInfo) -> Bool
    /// Called when the drag enters the view.
    func dropEntered(info: DropInfo)
    /// Called when the drag moves over the view. Returns the proposed operation; nil for the previous one.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the drag leaves the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts all drags.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Keeps the previous proposal.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
    /// The former spelling of ``draggable(_:)``.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        dragSource(DragSource(payload: data))
    }

    /// The former spelling of ``draggable(_:preview:)``.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        dragSource(DragSource(payload: data, preview: { AnyView(preview()) }))
    }

    /// Accepts drops of items from `onDrag`. The types are ignored here.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Accepts drops of items from `onDrag`, with the location in this view, in points.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        dropDestination(for: NSItemProvider.self, action: action) { isOver in
            MainActor.assumeIsolated { isTargeted?.wrappedValue = isOver }
        }
    }

    /// Lets `delegate` handle drags of items from `onDrag`.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        DropDelegateView(content: self, delegate: delegate)
    }

    /// Sets the item that can be dragged from this view to other applications. It has no effect: items cannot leave the window.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

nonisolated private struct DropDelegateView<Content: View>: View {
    typealias Body = Never

    let content: Content
    let delegate: any DropDelegate

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let delegate = self.delegate
        func info(_ payload: (any Transferable)?, _ location: CGPoint) -> DropInfo {
            DropInfo(location: location, providers: (payload as? NSItemProvider).map { [$0] } ?? [])
        }
        let held = HeldPayload()
        content.dropTarget(
            DropHandler.ofTransfers(
                accepts: { $0 is NSItemProvider && delegate.validateDrop(info: info($0, .zero)) },
                entered: {
                    held.payload = $0
                    delegate.dropEntered(info: info($0, $1))
                },
                moved: { _ = delegate.dropUpdated(info: info(held.payload, $0)) },
                exited: { delegate.dropExited(info: info(held.payload, $0)) },
                perform: { delegate.performDrop(info: info($0, $1)) })
        )._lower(into: &builder)
    }
}

extension DropDelegateView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

/// The value that is dragged over a view with a delegate.
@MainActor
private final class HeldPayload {
    var payload: (any Transferable)?
}
