public import Foundation
@_spi(Nodes) public import ScrollUI

/// The views that receive incoming URLs, in the order in which they appeared.
@MainActor
final class URLReceivers {
    private var receivers: [URLReceiver] = []

    nonisolated init() {}

    func add(_ receiver: URLReceiver) { receivers.append(receiver) }
    func remove(_ receiver: URLReceiver) { receivers.removeAll { $0 === receiver } }

    /// Delivers a URL. Returns whether a view received it.
    func open(_ url: URL) -> Bool {
        for receiver in receivers { receiver.action(url) }
        return !receivers.isEmpty
    }
}

/// A view that receives incoming URLs.
@MainActor
final class URLReceiver {
    var action: (URL) -> Void = { _ in }

    nonisolated init() {}
}

extension EnvironmentValues {
    /// The receivers of the window; nil outside a view tree.
    fileprivate var urlReceivers: URLReceivers? {
        graph.map { graph in MainActor.assumeIsolated { graph.store.object(URLReceivers.init) } }
    }
}

extension ViewHost {
    /// Delivers an incoming URL to the views with `onOpenURL`. Returns false if there are none.
    @discardableResult
    public func open(_ url: URL) -> Bool { graph.store.object(URLReceivers.init).open(url) }
}

nonisolated extension View {
    /// Calls `action` with an incoming URL while the view exists: a URL that the application's host passes to
    /// ``ViewHost/open(_:)``. On a desktop an application receives a URL as an argument, so no URL arrives
    /// automatically.
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
        // The view has neither after it was removed.
        let (receiver, receivers) = (self.receiver, self.receivers)
        // Sets the closure of this evaluation, which has captured the current values.
        receiver.action = action
        return content.onAppear { receivers?.add(receiver) }.onDisappear { receivers?.remove(receiver) }
    }
}

extension URLReceivingView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
