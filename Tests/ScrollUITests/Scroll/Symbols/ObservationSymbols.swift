import ScrollUI

/// Callbacks during scrolling, and measurements, in each of their forms.
struct ObservationSymbols: View {
    @State private var isNear = false
    @State private var phases: [ScrollPhase] = []

    var body: some View {
        VStack {
            ScrollView(.horizontal) { cards.scrollTargetLayout() }
                .onScrollGeometryChange(for: CGRect.self, of: \.visibleRect) { _, _ in }
                .onScrollGeometryChange(for: Bool.self) { geometry in
                    geometry.contentOffset.x + geometry.contentInsets.leading > geometry.contentSize.width
                        || geometry.bounds.width > geometry.containerSize.width || geometry.velocity.dx > 0
                } action: { _, new in
                    isNear = new
                }
                .onScrollPhaseChange { old, new in phases = [old, new] }
                .onScrollPhaseChange { _, new, context in note(new, context) }
                .onScrollTargetVisibilityChange(idType: String.self) { _ in }
                .onScrollTargetVisibilityChange(idType: String.self, threshold: 0.2) { ids in _ = ids.first }
            grids
            spaces
        }
    }

    private func note(_ phase: ScrollPhase, _ context: ScrollPhaseChangeContext) {
        let known: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
        if known.contains(phase), phase.isScrolling, let velocity: CGVector = context.velocity {
            isNear = velocity.dy > 0 && context.geometry.contentSize != .zero
        }
    }

    static let geometry = ScrollGeometry(
        contentOffset: .zero, contentSize: CGSize(width: 9, height: 9), contentInsets: EdgeInsets(),
        containerSize: CGSize(width: 3, height: 3))

    private var cards: some View {
        LazyHStack(alignment: .top, spacing: 10, pinnedViews: .sectionHeaders) {
            ForEach(["a", "b", "c"], id: \.self) { name in
                Text(name)
                    .containerRelativeFrame(.horizontal)
                    .containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
                    .containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 10, alignment: .center)
                    .containerRelativeFrame(.vertical) { length, axis in axis == .vertical ? length / 2 : length }
                    .onScrollVisibilityChange { _ in }
                    .onScrollVisibilityChange(threshold: 0.8) { isVisible in isNear = isVisible }
            }
        }
    }

    @ViewBuilder private var grids: some View {
        ScrollView {
            LazyVGrid(
                columns: [GridItem(.adaptive(minimum: 40, maximum: 80), spacing: 4, alignment: .top), GridItem()],
                alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders, .sectionFooters]
            ) {
                Section("title") { Text("cell").aspectRatio(1, contentMode: .fit).scaledToFill() }
            }
            .scrollTargetLayout()
        }
        ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.flexible(minimum: 10, maximum: 90))]) {
                Text("cell").aspectRatio(CGSize(width: 4, height: 3), contentMode: .fill).scaledToFit()
            }
            .scrollTargetLayout()
        }
        ScrollView { LazyVStack(pinnedViews: PinnedScrollableViews()) { Text("row") } }
    }

    private var spaces: some View {
        ScrollView {
            GeometryReader { proxy in
                Color.clear
                    .preference(key: Offset.self, value: proxy.frame(in: .named("outer")).minY)
                    .anchorPreference(key: Offset.self, value: .bounds) { -proxy[$0].minY }
                    .offset(x: proxy.containerCornerInsets.topLeading.width)
            }
            Color.clear
                .visualEffect { effect, proxy in
                    let window = proxy.bounds(of: .scrollView(axis: .vertical)) ?? proxy.bounds(of: .named("outer"))
                    return effect.offset(
                        x: proxy.frame(in: .scrollView).minX + proxy.frame(in: .local).minX,
                        y: (window?.minY ?? 0) + proxy.safeAreaInsets.top + proxy.frame(in: .global).minY)
                }
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { _ in
                }
                .onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .scrollView)
                } action: { _, _ in
                }
                .transformPreference(Offset.self) { $0 += 1 }
        }
        .coordinateSpace(.named("outer"))
        .coordinateSpace(name: "older")
        .onPreferenceChange(Offset.self) { _ in }
        .overlayPreferenceValue(Offset.self) { Text("\($0)") }
        .backgroundPreferenceValue(Offset.self) { Text("\($0)") }
    }

    private struct Offset: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    /// A coordinate space under the type that declarations use.
    static func place(_ proxy: GeometryProxy, in space: some CoordinateSpaceProtocol) -> CGRect {
        let named: NamedCoordinateSpace = .scrollView
        return proxy.bounds(of: named) ?? proxy.frame(in: space)
    }
}
