/// An action that returns the keyboard to the preferred view of a scope.
@MainActor @preconcurrency
public struct ResetFocusAction {
    // Safe: written once, before the value is shared, and read only on the main actor.
    nonisolated(unsafe) private weak var ring: FocusRing?

    nonisolated init(ring: FocusRing?) {
        self.ring = ring
    }

    /// Moves the keyboard to the preferred view in `namespace`, as when the scope appeared; if there is none, to the first view of the
    /// scope that accepts it.
    public func callAsFunction(in namespace: Namespace.ID) {
        ring?.reset(in: namespace)
    }

    var isUnused: Bool { ring?.focused == nil }
}

private struct ResetFocusKey: EnvironmentKey {
    static var defaultValue: ResetFocusAction { ResetFocusAction(ring: nil) }
}

extension EnvironmentValues {
    /// An action that returns the keyboard to the preferred view of a scope.
    public internal(set) var resetFocus: ResetFocusAction {
        get { self[ResetFocusKey.self] }
        set { self[ResetFocusKey.self] = newValue }
    }
}

extension FocusRing {
    func reset(in namespace: Namespace.ID) {
        graph.lifecycle.enqueue { [weak self] in
            guard let self, let scope = graph.root?.focusScope(namespace) else { return }
            let target = scope.preferred(in: namespace)?.firstFocusable ?? scope.firstFocusable
            if let target { set(target, isVisible: false) }
        }
        graph.wake()
    }
}

extension Node {
    fileprivate func focusScope(_ namespace: Namespace.ID) -> Node? {
        find { $0.responder?.handlers.focusScope == namespace }
    }

    fileprivate func preferred(in namespace: Namespace.ID) -> Node? {
        find { $0.responder?.handlers.prefersFocusIn == namespace }
    }

    private func find(_ isMeant: (Node) -> Bool) -> Node? {
        if isMeant(self) { return self }
        for child in children { if let found = child.find(isMeant) { return found } }
        for child in detachedChildren { if let found = child.find(isMeant) { return found } }
        return nil
    }
}

package nonisolated struct FocusScopeView<Content: View>: View {
    let content: Content
    let namespace: Namespace.ID
    @Environment(\.resetFocus) private var resetFocus

    init(content: Content, namespace: Namespace.ID) {
        self.content = content
        self.namespace = namespace
    }

    @MainActor package var body: some View {
        content
            .responder(Responder.Handlers(focusScope: namespace))
            .onAppear { if resetFocus.isUnused { resetFocus(in: namespace) } }
    }
}

/// The conditions under which a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
    private let number: Int
    /// The default applies when the view appears and no view has the keyboard.
    public static let automatic = DefaultFocusEvaluationPriority(number: 0)
    /// The same as `automatic` here: the keyboard otherwise stays with the view that the user has chosen.
    public static let userInitiated = DefaultFocusEvaluationPriority(number: 1)
}

nonisolated extension View {
    /// Defines a focus scope: when this view appears and no view has the keyboard, the view in it that prefers it in the same namespace
    /// gets it.
    public func focusScope(_ namespace: Namespace.ID) -> some View {
        FocusScopeView(content: self, namespace: namespace)
    }

    /// Makes this view preferred for the keyboard among the views in the scope of the namespace.
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        responder(Responder.Handlers(prefersFocusIn: prefersDefaultFocus ? namespace : nil))
    }

    /// Moves the keyboard to the view bound to `value` of `binding`, when this view appears and no view has the keyboard.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        DefaultFocusView(content: self, binding: binding, value: value)
    }
}

package nonisolated struct DefaultFocusView<Content: View, Value: Hashable>: View {
    let content: Content
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor package var body: some View {
        content.onAppear {
            guard binding.location?.graph?.focusRing?.focused == nil else { return }
            binding.wrappedValue = value
        }
    }
}
