public import Foundation
@_spi(Nodes) public import ScrollUI

/// The views that are told of addresses that come from outside, in the order in which they appeared.
@MainActor
final class URLReceivers {
    private var receivers: [URLReceiver] = []

    nonisolated init() {}

    func add(_ receiver: URLReceiver) { receivers.append(receiver) }
    func remove(_ receiver: URLReceiver) { receivers.removeAll { $0 === receiver } }

    /// True when a view was told.
    func open(_ url: URL) -> Bool {
        for receiver in receivers { receiver.action(url) }
        return !receivers.isEmpty
    }
}

/// One view that is told of addresses.
@MainActor
final class URLReceiver {
    var action: (URL) -> Void = { _ in }

    nonisolated init() {}
}

extension EnvironmentValues {
    /// Those of the window; nil outside a tree of views.
    fileprivate var urlReceivers: URLReceivers? {
        graph.map { graph in MainActor.assumeIsolated { graph.store.object(URLReceivers.init) } }
    }
}

extension ViewHost {
    /// Tells the views of `onOpenURL` of an address from outside; false where there are none.
    @discardableResult
    public func open(_ url: URL) -> Bool { graph.store.object(URLReceivers.init).open(url) }
}

nonisolated extension View {
    /// Calls back with an address that comes from outside while the view is there: with what the program's host hands to
    /// ``ViewHost/open(_:)``. On a desktop an address reaches a program as an argument, so that nothing arrives by itself.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        URLReceivingView(content: self, action: action)
    }
}

nonisolated private struct URLReceivingView<Content: View>: View {
    let content: Content
    let action: (URL) -> Void
    @State private var receiver = URLReceiver()
    @Environment(\.urlReceivers) private var receivers

    init(content: Content, action: @escaping (URL) -> Void) {
        self.content = content
        self.action = action
    }

    @MainActor var body: some View {
        // The view has neither once it has gone.
        let (receiver, receivers) = (self.receiver, self.receivers)
        // The closure of this evaluation, which has the values of now.
        receiver.action = action
        return content.onAppear { receivers?.add(receiver) }.onDisappear { receivers?.remove(receiver) }
    }
}
