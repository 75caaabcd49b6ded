nonisolated extension View {
    /// Replaces this view with the result of `content` in one phase after the other, as long as the view exists. See ``PhaseAnimator``.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }

    /// Replaces this view with the result of `content` in one phase after the other and back to the first, whenever `trigger` changes. See
    /// ``PhaseAnimator``.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }
}

extension PlaceholderContentView where Value: View {
    /// Creates a placeholder for a view.
    init(_ view: Value) {
        // Safe: the view value is immutable and read only on the main actor.
        nonisolated(unsafe) let view = view
        self.init { view._lower(into: &$0) }
    }
}
