/// Observes a value.
package final class ChangeNode<Value: Equatable>: Node {
    package typealias Action = (_ old: Value, _ new: Value) -> Void

    override var isPrefetchable: Bool { true }

    private var last: (value: Value, action: Action)?
    private var limit = CallLimit()
    /// Whether the content is inside a view that observes its appearance; nil before the first update. It never changes, since the state of
    /// the content would be lost.
    private var observesAppearance: Bool?

    package override var isTransparent: Bool { true }

    package override func beginAnew() {
        last = nil
        observesAppearance = nil
    }

    /// Runs the action if `value` differs from the one of the previous update: `action` itself, or the one of that update.
    package func update(_ value: Value, runsFormerAction: Bool = false, action: @escaping Action) {
        let former = last
        last = (value, action)
        guard let (old, formerAction) = former, old != value else { return }
        let action = runsFormerAction ? formerAction : action
        guard limit.allowsCall(in: graph.report.frame) else {
            return graph.warnOnce(
                "\(enclosingViewName): the action of onChange(of: \(Value.self)) changes the value again and again; "
                    + "stopped after \(CallLimit.perFrame) times in one frame")
        }
        graph.lifecycle.enqueue { action(old, value) }
    }
}

extension ChangeNode {
    /// Fills the children. `appear` runs when they appear.
    fileprivate func fill(_ content: some View, scope: EnvironmentScope, appear: (() -> Void)?) {
        let observes = observesAppearance ?? (appear != nil)
        observesAppearance = observes
        NodeBuilder.fill(self, scope: scope) { builder in
            guard observes else { return content._lower(into: &builder) }
            LifecycleView(content: content, onAppear: appear)._lower(into: &builder)
        }
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
    var runsFormerAction = false
    var appear: (() -> Void)?
    let action: (Value, Value) -> Void

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ChangeNode<Value>.self) { ChangeNode(graph: $0, parent: $1, scope: $2) }
        node.update(value, runsFormerAction: runsFormerAction, action: action)
        node.fill(content, scope: builder.scope, appear: appear)
    }
}

nonisolated extension View {
    /// Runs `action` after an update in which `value` changed. With `initial`, it also runs when the view appears, like that of
    /// `onAppear(perform:)`, with the value as both arguments.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, appear: initial ? { action(value, value) } : nil, action: action)
    }

    /// Runs `action` after an update in which `value` changed. With `initial`, it also runs when the view appears, like that of
    /// `onAppear(perform:)`.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    {
        ChangeView(content: self, value: value, appear: initial ? action : nil) { _, _ in action() }
    }

    /// Runs `action` after an update in which `value` changed; an older form that receives only the new value.
    ///
    /// The action is the one of the last update before the change, so that what it captures has the values from before. This is how it
    /// receives the old value: `onChange(of: page) { [page] new in … }`.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        ChangeView(content: self, value: value, runsFormerAction: true) { action($1) }
    }
}
