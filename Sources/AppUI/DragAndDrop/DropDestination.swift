public import Foundation
@_spi(Nodes) public import ScrollUI

nonisolated extension View {
    func dropTarget(_ drop: DropHandler) -> some View {
        var handlers = Responder.Handlers()
        handlers.drop = drop
        return responder(handlers)
    }

    /// Takes what a person drags over this view and lets go of there. `action` gets it with the location in this view,
    /// points, and says whether it was used; `isTargeted` is told when it comes over the view and when it leaves. What is
    /// no `T`, and no representation of it makes one, is not taken.
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
    /// A handler of what views drag away from themselves in this window.
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
