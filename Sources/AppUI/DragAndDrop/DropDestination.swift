public import Foundation
@_spi(Nodes) public import ScrollUI

nonisolated extension View {
    func dropTarget(_ drop: DropHandler) -> some View {
        var handlers = Responder.Handlers()
        handlers.drop = drop
        return responder(handlers)
    }

    /// Accepts values that the user drops on this view. `action` receives the values and the location in this view, in
    /// points, and returns whether the values were used. `isTargeted` is called when a drag enters and leaves the view.
    /// A value that is not a `T` and has no representation that can be converted to one is not accepted.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        dropTarget(
            DropHandler.ofTransfers(
                accepts: { TransferConversion.value(T.self, of: $0) != nil },
                entered: { _, _ in isTargeted(true) }, moved: { _ in }, exited: { _ in isTargeted(false) },
                perform: { payload, location in
                    TransferConversion.value(T.self, of: payload).map { action([$0], location) } ?? false
                }))
    }
}

extension DropHandler {
    /// Returns a handler for values that are dragged from views of this window.
    static func ofTransfers(
        accepts: @escaping (any Transferable) -> Bool, entered: @escaping (any Transferable, CGPoint) -> Void,
        moved: @escaping (CGPoint) -> Void, exited: @escaping (CGPoint) -> Void,
        perform: @escaping (any Transferable, CGPoint) -> Bool
    ) -> DropHandler {
        DropHandler(
            accepts: { ($0 as? any Transferable).map(accepts) ?? false },
            entered: { payload, location in (payload as? any Transferable).map { entered($0, location) } },
            moved: moved, exited: exited,
            perform: { payload, location in (payload as? any Transferable).map { perform($0, location) } ?? false })
    }
}
