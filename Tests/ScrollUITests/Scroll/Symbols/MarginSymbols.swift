import ScrollUI

/// Margins, safe areas, bounce, indicators and input in each of their forms.
struct MarginSymbols: View {
    @State private var count = 0
    @Environment(\.refresh) private var refresh
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.horizontalScrollBounceBehavior) private var horizontalBounce
    @Environment(\.verticalScrollBounceBehavior) private var verticalBounce
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontalIndicators
    @Environment(\.verticalScrollIndicatorVisibility) private var verticalIndicators
    @Environment(\.scrollDismissesKeyboardMode) private var keyboard

    var body: some View {
        VStack {
            margins
            safeAreas
            indicators
            input
        }
        .refreshable { await reload() }
    }

    private func reload() async {
        guard let refresh, isScrollEnabled, horizontalBounce == verticalBounce, keyboard == .automatic else { return }
        if horizontalIndicators == verticalIndicators { await refresh() }
    }

    private var margins: some View {
        ScrollView { Text("a") }
            .contentMargins(
                .horizontal, EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4), for: .scrollContent
            )
            .contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            .contentMargins(.vertical, 8, for: .scrollIndicators)
            .contentMargins(.top, nil)
            .contentMargins(6)
            .contentMargins(6, for: ContentMarginPlacement.automatic)
    }

    private var safeAreas: some View {
        ScrollView { Text("b") }
            .safeAreaPadding()
            .safeAreaPadding(.horizontal)
            .safeAreaPadding(.bottom, 8)
            .safeAreaPadding(12)
            .safeAreaPadding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
            .safeAreaInset(edge: .bottom) { Text("bar") }
            .safeAreaInset(edge: .leading, alignment: .top, spacing: 4) { Text("side") }
            .safeAreaBar(edge: .top, alignment: .leading, spacing: 2) { Text("title") }
            .safeAreaBar(edge: .trailing) { Text("index") }
            .scrollEdgeEffectStyle(.soft, for: .top)
            .scrollEdgeEffectStyle(.hard, for: [.bottom])
            .scrollEdgeEffectStyle(ScrollEdgeEffectStyle.automatic, for: .all)
            .scrollEdgeEffectStyle(nil, for: .horizontal)
            .scrollEdgeEffectHidden()
            .scrollEdgeEffectHidden(true, for: .bottom)
    }

    private var indicators: some View {
        ScrollView { Text("c") }
            .scrollIndicators(.hidden)
            .scrollIndicators(.visible, axes: .vertical)
            .scrollIndicators(count > 0 ? .never : ScrollIndicatorVisibility.automatic, axes: [.horizontal])
            .scrollIndicatorsFlash(onAppear: true)
            .scrollIndicatorsFlash(trigger: count)
            .scrollClipDisabled()
            .scrollClipDisabled(false)
            .scrollDisabled(false)
            .scrollContentBackground(.hidden)
            .scrollBounceBehavior(.basedOnSize)
            .scrollBounceBehavior(.always, axes: [.horizontal])
            .scrollBounceBehavior(ScrollBounceBehavior.automatic, axes: .vertical)
    }

    private var input: some View {
        ScrollView { Text("d") }
            .scrollDismissesKeyboard(.immediately)
            .scrollDismissesKeyboard(.interactively)
            .scrollDismissesKeyboard(ScrollDismissesKeyboardMode.never)
            .scrollInputBehavior(.disabled, for: .wheel)
            .scrollInputBehavior(.enabled, for: .touchpad)
            .scrollInputBehavior(ScrollInputBehavior.automatic, for: ScrollInputKind.touch)
            .scrollInputBehavior(.automatic, for: .mouseDrag)
            .scrollInputBehavior(.automatic, for: .keyboard)
            .refreshable { await Task.yield() }
    }

    static func again(_ action: RefreshAction) async { await action() }
}
