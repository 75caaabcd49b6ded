public import Foundation
@_spi(Nodes) public import ScrollUI

/// What is dragged by `onDrag`. Foundation has the class on Apple's systems alone. It holds an object of this program's, or
/// none: what is loaded from other programs, in the background or from files, is left out.
public final class NSItemProvider: Transferable {
    /// What is dragged; nil where the program remembers that itself.
    private let object: Any?
    /// The types of the forms that it has, the best one first.
    public let registeredContentTypes: [UTType]
    /// What to call it.
    public var suggestedName: String?

    /// Nothing in particular.
    public init() {
        object = nil
        registeredContentTypes = [.item]
    }

    /// That object: text or an address by its type, anything else by none in particular.
    public init(object: NSObject) {
        self.object = object
        registeredContentTypes = [object is NSString ? .utf8PlainText : object is NSURL ? .url : .item]
    }

    private init(_ payload: any Transferable) {
        object = payload
        registeredContentTypes = TransferConversion.contentTypes(of: payload)
    }

    /// What is dragged, as a provider of it.
    static func carrying(_ payload: any Transferable) -> NSItemProvider {
        payload as? NSItemProvider ?? NSItemProvider(payload)
    }

    func has(anyOf types: [UTType]) -> Bool {
        registeredContentTypes.contains { own in types.contains { own.conforms(to: $0) } }
    }

    /// Whether there is a form of that type, or of a kind of it.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        has(anyOf: [UTType(stringLiteral: typeIdentifier)])
    }

    /// Hands what was dragged to `completionHandler` at once, as a `T`; a failure where it makes none.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
    ) -> Progress {
        let payload = object as? any Transferable ?? (object as? NSString).map { String(describing: $0) }
        let value = payload.flatMap { TransferConversion.value(T.self, of: $0) }
        completionHandler(value.map { .success($0) } ?? .failure(CocoaError(.featureUnsupported)))
        return Progress(totalUnitCount: 1)
    }

    /// That the object is of the class.
    public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }

    /// Hands the object to `completionHandler` at once; nil where it is of another class.
    @discardableResult
    public func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? T, nil)
        return Progress(totalUnitCount: 1)
    }

    /// Itself, to nobody else.
    public static var transferRepresentation: PlainRepresentation<NSItemProvider> {
        PlainRepresentation(contentType: .item, data: { _ in Data() }, item: { _ in nil })
    }
}

/// What a drop would do.
public enum DropOperation: Hashable, Sendable {
    /// Nothing, because it must not.
    case forbidden
    /// Nothing.
    case cancel
    /// A copy, or a move, of what is dragged.
    case copy, move
}

/// What a view would do with what is dragged over it.
public struct DropProposal: Sendable {
    /// What it would do.
    public let operation: DropOperation
    /// A proposal of that.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged, and where it is.
public struct DropInfo {
    /// In the view that takes it, points.
    public let location: CGPoint
    let providers: [NSItemProvider]

    /// That there is something to take; any type is as good as another here.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }

    /// What is dragged.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }
}

/// Says what becomes of what is dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view takes it; true by default.
    func validateDrop(info: DropInfo) -> Bool
    /// It was let go of; true when it was used.
    func performDrop(info: DropInfo) -> Bool
    /// It came over the view.
    func dropEntered(info: DropInfo)
    /// It moves over the view. What it would do there; nil for what it would have done before.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// It left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Takes everything.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Leaves what it would do.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
    /// The older form of ``draggable(_:)``.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        dragSource(DragSource(payload: data))
    }

    /// The older form of ``draggable(_:preview:)``.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        dragSource(DragSource(payload: data, preview: { AnyView(preview()) }))
    }

    /// Takes what `onDrag` gave elsewhere. Any type is as good as another here.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Takes what `onDrag` gave elsewhere, with the location in this view, points.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        dropDestination(for: NSItemProvider.self, action: action) { isOver in
            MainActor.assumeIsolated { isTargeted?.wrappedValue = isOver }
        }
    }

    /// Has `delegate` say what becomes of what `onDrag` gave elsewhere.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        DropDelegateView(content: self, delegate: delegate)
    }

    /// What can be dragged away from this view in other programs' windows. Nothing leaves the window here.
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

/// What is over a view that has a delegate.
@MainActor
private final class HeldPayload {
    var payload: (any Transferable)?
}
