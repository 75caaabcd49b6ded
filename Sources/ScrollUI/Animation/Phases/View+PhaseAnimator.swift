nonisolated extension View {
    /// Shows this view as `content` makes it in one phase after the other, as long as it is there. See ``PhaseAnimator``.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }

    /// Shows this view as `content` makes it in one phase after the other and back to the first, whenever `trigger` changes.
    /// See ``PhaseAnimator``.
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
    /// Stands for that view.
    init(_ view: Value) {
        // A view value, which nobody changes and which is read on the main actor alone.
        nonisolated(unsafe) let view = view
        self.init { view._lower(into: &$0) }
    }
}
