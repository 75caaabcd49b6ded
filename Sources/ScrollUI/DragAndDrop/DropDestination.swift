public import Foundation

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
            DropHandler(
                accepts: { TransferConversion.value(T.self, of: $0) != nil },
                entered: { _, _ in isTargeted(true) }, moved: { _ in }, exited: { _ in isTargeted(false) },
                perform: { payload, location in
                    TransferConversion.value(T.self, of: payload).map { action([$0], location) } ?? false
                }))
    }
}
