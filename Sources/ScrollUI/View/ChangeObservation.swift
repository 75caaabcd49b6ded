/// Observes a value.
package final class ChangeNode<Value: Equatable>: Node {
    override var isPrefetchable: Bool { true }

    private var last: Value?
    private var limit = CallLimit()

    package override var isTransparent: Bool { true }

    package override func beginAnew() { last = nil }

    package func update(_ value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
        let old = last
        last = value
        guard let old else {
            if initial { graph.lifecycle.enqueue { action(value, value) } }
            return
        }
        guard old != value else { return }
        guard limit.allowsCall(in: graph.report.frame) else {
            return graph.warnOnce(
                "\(enclosingViewName): the action of onChange(of: \(Value.self)) changes the value again and again; "
                    + "stopped after \(CallLimit.perFrame) times in one frame")
        }
        graph.lifecycle.enqueue { action(old, value) }
    }
}

/// Stops endless cycles: actions that cause their own next call.
struct CallLimit {
    /// The greatest number of calls per frame. More calls indicate a cycle, not a chain of a few actions that
    /// settles.
    static let perFrame = 4

    private var frame = -1
    private var calls = 0

    mutating func allowsCall(in frame: Int) -> Bool {
        if frame != self.frame {
            self.frame = frame
            calls = 0
        }
        calls += 1
        return calls <= CallLimit.perFrame
    }
}

package nonisolated struct ChangeView<Content: View, Value: Equatable>: View {
    package typealias Body = Never

    package let content: Content
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ChangeNode<Value>.self) { ChangeNode(graph: $0, parent: $1, scope: $2) }
        node.update(value, initial: initial, action: action)
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

nonisolated extension View {
    /// Runs `action` after an update in which `value` changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, initial: initial, action: action)
    }

    /// Runs `action` after an update in which `value` changed; with `initial`, after the first update too.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    {
        ChangeView(content: self, value: value, initial: initial) { _, _ in action() }
    }

    /// Runs `action` after an update in which `value` changed; an older form that receives only the new value.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        ChangeView(content: self, value: value, initial: false) { action($1) }
    }
}
