import Foundation
public import OpenCombine

/// Subscribes to a publisher while the view exists.
final class PublisherNode<P: Publisher>: Node, TimedNode where P.Failure == Never {
    private var subscription: AnyCancellable?
    private var action: (P.Output) -> Void = { _ in }
    /// The interval of a timer that runs in frame time; nil for any other publisher.
    private var interval: Duration?
    private var next = Duration.zero

    override var isTransparent: Bool { true }

    func assign(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
        self.action = action
        guard subscription == nil, interval == nil else { return }
        // The run loop's clock differs from the frame clock: a test could not control the time.
        if let seconds = (publisher as? any _FrameTimer)?._interval, seconds > 0 {
            begin(every: .limited(seconds: seconds))
        } else {
            subscription = publisher.sink { [weak self] in self?.action($0) }
        }
    }

    private func begin(every interval: Duration) {
        self.interval = interval
        next = graph.time + interval
        graph.timers.set(next, for: self)
    }

    /// Reports a single date even if several intervals have passed, as a delayed timer does.
    func timerDidFire() {
        guard let interval else { return }
        while next <= graph.time { next += interval }
        graph.timers.set(next, for: self)
        guard let date = graph.date as? P.Output else { return }
        graph.lifecycle.enqueue { [weak self] in self?.action(date) }
    }

    override func willRemove() {
        subscription = nil
        interval = nil
        graph.timers.set(nil, for: self)
    }
}

/// A publisher of dates at regular intervals, which a view may observe in frame time. An extension of ScrollUI's own:
/// the module `SwiftUI` implements it for Foundation's timers.
public protocol _FrameTimer {
    /// The interval in seconds.
    var _interval: Double { get }
}

package nonisolated struct PublisherView<Content: View, P: Publisher>: View where P.Failure == Never {
    package typealias Body = Never

    package let content: Content
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PublisherNode<P>.self) { PublisherNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        node.assign(publisher, action)
    }
}

nonisolated extension View {
    /// Runs `action` for each value of `publisher` while the view exists. The publisher of the view's first
    /// evaluation is used; it must publish on the main thread. With the module `SwiftUI`, a timer that connects
    /// automatically runs in frame time: `Timer.publish(every: 1, on: .main, in: .common).autoconnect()`.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        PublisherView(content: self, publisher: publisher, action: action)
    }
}
