import AppUI
import Drawing
import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// Each modifier of the library around several views lays them out and draws them as if it were written at each.
@MainActor
final class AroundSeveralViewsTests: XCTestCase {
    func testLayout() async {
        check([
            ("padding", { view, _ in view.padding(3) }),
            ("frame", { view, _ in view.frame(width: 60, height: 50) }),
            ("offset", { view, _ in view.offset(x: 3, y: 4) }),
            ("ignoresSafeArea", { view, _ in view.ignoresSafeArea() }),
            ("alignmentGuide", { view, _ in view.alignmentGuide(HorizontalAlignment.center) { _ in 3 } }),
            ("aspectRatio", { view, _ in view.aspectRatio(1, contentMode: .fit) }),
            ("containerShape", { view, _ in view.containerShape(.capsule) }),
            ("coordinateSpace", { view, _ in view.coordinateSpace(.named("x")) }),
            ("evaluationScope", { view, _ in view.evaluationScope() }),
            ("fixedSize", { view, _ in view.fixedSize() }),
            ("geometryGroup", { view, _ in view.geometryGroup() }),
            ("layoutDirectionBehavior", { view, _ in view.layoutDirectionBehavior(.mirrors) }),
            ("layoutPriority", { view, _ in view.layoutPriority(1) }),
            ("modifier", { view, _ in view.modifier(Padded()) }),
            ("position", { view, _ in view.position(x: 10, y: 10) }),
            ("safeAreaInset", { view, _ in view.safeAreaInset(edge: .bottom) { Color.red.frame(height: 4) } }),
            ("safeAreaBar", { view, _ in view.safeAreaBar(edge: .bottom) { Color.red.frame(height: 4) } }),
            ("safeAreaPadding", { view, _ in view.safeAreaPadding(4) }),
            ("zIndex", { view, _ in view.zIndex(1) }),
        ])
    }

    func testDrawing() async {
        check([
            ("background", { view, _ in view.background(Color.red) }),
            ("overlay", { view, _ in view.overlay { Color.red.frame(width: 5, height: 5) } }),
            ("mask", { view, _ in view.mask { Circle() } }),
            ("border", { view, _ in view.border(.red) }),
            ("opacity", { view, _ in view.opacity(0.5) }),
            ("blur", { view, _ in view.blur(radius: 2) }),
            ("clipShape", { view, _ in view.clipShape(.circle) }),
            ("compositingGroup", { view, _ in view.compositingGroup() }),
            ("drawingGroup", { view, _ in view.drawingGroup() }),
            ("glassEffect", { view, _ in view.glassEffect() }),
            ("hidden", { view, _ in view.hidden() }),
            (
                "keyframeAnimator",
                { view, _ in
                    view.keyframeAnimator(initialValue: 0.0, trigger: 1) { c, x in
                        c.opacity(1 - x)
                    } keyframes: { _ in
                        LinearKeyframe(1.0, duration: 1)
                    }
                }
            ),
            ("phaseAnimator", { view, _ in view.phaseAnimator([1.0, 1.0], trigger: 1) { c, x in c.opacity(x) } }),
            (
                "matchedGeometryEffect",
                { view, names in view.matchedGeometryEffect(id: 1, in: names.space, isSource: true) }
            ),
            ("projectionEffect", { view, _ in view.projectionEffect(ProjectionTransform()) }),
            ("redacted", { view, _ in view.redacted(reason: .placeholder) }),
            ("rotation3DEffect", { view, _ in view.rotation3DEffect(.degrees(10), axis: (0, 1, 0)) }),
            ("rotationEffect", { view, _ in view.rotationEffect(.degrees(10)) }),
            ("scaleEffect", { view, _ in view.scaleEffect(0.5) }),
            ("scrollTransition", { view, _ in view.scrollTransition { c, p in c.opacity(p.isIdentity ? 1 : 0.5) } }),
            ("shadow", { view, _ in view.shadow(radius: 2) }),
            ("symbolEffect", { view, _ in view.symbolEffect(.bounce, value: 1) }),
            ("textRenderer", { view, _ in view.textRenderer(Renderer()) }),
            ("transition", { view, _ in view.transition(.slide) }),
            ("visualEffect", { view, _ in view.visualEffect { c, p in c.opacity(0.5) } }),
            ("labelsHidden", { view, _ in view.labelsHidden() }),
            ("symbolEffectsRemoved", { view, _ in view.symbolEffectsRemoved() }),
        ])
    }

    func testInput() async {
        check([
            ("accessibilityLabel", { view, _ in view.accessibilityLabel("a") }),
            ("accessibilityElement", { view, _ in view.accessibilityElement(children: .combine) }),
            ("accessibilityChildren", { view, _ in view.accessibilityChildren { Text("c") } }),
            ("accessibilityRepresentation", { view, _ in view.accessibilityRepresentation { Text("c") } }),
            ("accessibilityActions", { view, _ in view.accessibilityActions { Button("c") {} } }),
            ("accessibilityRotor", { view, _ in view.accessibilityRotor("r") { AccessibilityRotorEntry("x", id: 1) } }),
            ("accessibilityFocused", { view, names in view.accessibilityFocused(names.accessibilityFocus) }),
            ("contentShape", { view, _ in view.contentShape(.circle) }),
            ("contextMenu", { view, _ in view.contextMenu { Button("c") {} } }),
            (
                "contextMenu",
                { view, _ in
                    view.contextMenu {
                        Button("c") {}
                    } preview: {
                        Text("p")
                    }
                }
            ),
            ("defaultFocus", { view, names in view.defaultFocus(names.focus, true) }),
            ("disabled", { view, _ in view.disabled(true) }),
            ("draggable", { view, _ in view.draggable("x") }),
            ("draggable", { view, _ in view.draggable("x") { Text("p") } }),
            ("dropDestination", { view, _ in view.dropDestination(for: String.self) { _, _ in true } }),
            ("focusOutline", { view, _ in view.focusOutline(true) }),
            ("focusScope", { view, names in view.focusScope(names.space) }),
            ("focusSection", { view, _ in view.focusSection() }),
            ("focusable", { view, _ in view.focusable() }),
            ("focused", { view, names in view.focused(names.focus) }),
            ("gesture", { view, _ in view.gesture(TapGesture()) }),
            ("help", { view, _ in view.help("h") }),
            ("hoverEffect", { view, _ in view.hoverEffect() }),
            ("keyboardInput", { view, _ in view.keyboardInput(KeyboardHandlers()) }),
            ("keyboardShortcut", { view, _ in view.keyboardShortcut("k") }),
            ("onContinuousHover", { view, _ in view.onContinuousHover { _ in } }),
            ("onDeleteCommand", { view, _ in view.onDeleteCommand {} }),
            ("onDrag", { view, _ in view.onDrag { NSItemProvider() } }),
            ("onDrop", { view, _ in view.onDrop(of: [], isTargeted: nil) { _ in true } }),
            ("onExitCommand", { view, _ in view.onExitCommand {} }),
            ("onHover", { view, _ in view.onHover { _ in } }),
            ("onKeyPress", { view, _ in view.onKeyPress(.space) { .handled } }),
            ("onLongPressGesture", { view, _ in view.onLongPressGesture {} }),
            ("onMoveCommand", { view, _ in view.onMoveCommand { _ in } }),
            ("onSubmit", { view, _ in view.onSubmit {} }),
            ("onTapGesture", { view, _ in view.onTapGesture {} }),
            ("pointerStyle", { view, _ in view.pointerStyle(.link) }),
            ("prefersDefaultFocus", { view, names in view.prefersDefaultFocus(in: names.space) }),
            ("submitScope", { view, _ in view.submitScope() }),
            ("wheelInput", { view, _ in view.wheelInput { _, _ in false } }),
        ])
    }

    func testListsAndScrollViews() async {
        check([
            ("containerRelativeFrame", { view, _ in view.containerRelativeFrame(.horizontal) }),
            ("containerValue", { view, _ in view.containerValue(\.mark, 1) }),
            ("contentMargins", { view, _ in view.contentMargins(3) }),
            ("defaultScrollAnchor", { view, _ in view.defaultScrollAnchor(.bottom) }),
            ("deleteDisabled", { view, _ in view.deleteDisabled(true) }),
            ("gridCellColumns", { view, _ in view.gridCellColumns(2) }),
            ("listRowInsets", { view, _ in view.listRowInsets(EdgeInsets()) }),
            ("listRowSeparator", { view, _ in view.listRowSeparator(.hidden) }),
            ("listRowBackground", { view, _ in view.listRowBackground(Color.red) }),
            ("listSectionSeparator", { view, _ in view.listSectionSeparator(.hidden) }),
            ("listStyle", { view, _ in view.listStyle(.plain) }),
            ("moveDisabled", { view, _ in view.moveDisabled(true) }),
            ("refreshable", { view, _ in view.refreshable {} }),
            ("scrollPosition", { view, _ in view.scrollPosition(.constant(ScrollPosition())) }),
            ("scrollPosition", { view, _ in view.scrollPosition(id: .constant(Int?.none)) }),
            ("scrollTarget", { view, _ in view.scrollTarget() }),
            ("scrollTargetLayout", { view, _ in view.scrollTargetLayout() }),
            ("scrollIndicatorsFlash", { view, _ in view.scrollIndicatorsFlash(onAppear: true) }),
            ("sectionIndexLabel", { view, _ in view.sectionIndexLabel("A") }),
            ("swipeActions", { view, _ in view.swipeActions { Button("x") {} } }),
            ("tag", { view, _ in view.tag(1) }),
        ])
    }

    func testObservation() async {
        check([
            ("anchorPreference", { view, _ in view.anchorPreference(key: Bounds.self, value: .bounds) { [$0] } }),
            ("animation", { view, _ in view.animation(.default, value: 1) }),
            (
                "backgroundPreferenceValue",
                { view, _ in view.backgroundPreferenceValue(Numbers.self) { _ in Color.red } }
            ),
            ("overlayPreferenceValue", { view, _ in view.overlayPreferenceValue(Numbers.self) { _ in Color.red } }),
            ("onAppear", { view, _ in view.onAppear {} }),
            ("onChange", { view, _ in view.onChange(of: 1) {} }),
            (
                "onGeometryChange",
                { view, _ in
                    view.onGeometryChange(for: Int.self) { _ in
                        1
                    } action: { _ in
                    }
                }
            ),
            ("onPreferenceChange", { view, _ in view.onPreferenceChange(Numbers.self) { _ in } }),
            (
                "onScrollGeometryChange",
                { view, _ in
                    view.onScrollGeometryChange(for: Int.self) { _ in
                        1
                    } action: { _, _ in
                    }
                }
            ),
            ("onScrollPhaseChange", { view, _ in view.onScrollPhaseChange { _, _ in } }),
            (
                "onScrollTargetVisibilityChange",
                { view, _ in view.onScrollTargetVisibilityChange(idType: Int.self) { _ in } }
            ),
            ("onScrollVisibilityChange", { view, _ in view.onScrollVisibilityChange { _ in } }),
            ("preference", { view, _ in view.preference(key: Numbers.self, value: [1]) }),
            ("transformPreference", { view, _ in view.transformPreference(Numbers.self) { _ in } }),
            ("sensoryFeedback", { view, _ in view.sensoryFeedback(.success, trigger: 1) }),
            ("task", { view, _ in view.task {} }),
            ("task", { view, _ in view.task(id: 1) {} }),
            ("transaction", { view, _ in view.transaction { $0.animation = nil } }),
            ("transaction", { view, _ in view.transaction({ _ in }) { $0.opacity(0.5) } }),
            ("transformEnvironment", { view, _ in view.transformEnvironment(\.font) { _ in } }),
        ])
    }

    func testPresentation() async {
        check([
            ("containerBackground", { view, _ in view.containerBackground(.red, for: .navigation) }),
            ("interactiveDismissDisabled", { view, _ in view.interactiveDismissDisabled() }),
            ("matchedTransitionSource", { view, names in view.matchedTransitionSource(id: 1, in: names.space) }),
            (
                "navigationDestination",
                { view, _ in view.navigationDestination(isPresented: .constant(false)) { Text("x") } }
            ),
            ("navigationTitle", { view, _ in view.navigationTitle("x") }),
            ("navigationTransition", { view, names in view.navigationTransition(.zoom(sourceID: 1, in: names.space)) }),
            ("navigationSplitViewColumnWidth", { view, _ in view.navigationSplitViewColumnWidth(100) }),
            ("onOpenURL", { view, _ in view.onOpenURL { _ in } }),
            ("popover", { view, _ in view.popover(isPresented: .constant(false)) { Text("x") } }),
            ("preferredColorScheme", { view, _ in view.preferredColorScheme(.dark) }),
            ("presentationDetents", { view, _ in view.presentationDetents([.medium]) }),
            ("presentationBackground", { view, _ in view.presentationBackground(.red) }),
            ("searchable", { view, _ in view.searchable(text: .constant("")) }),
            ("searchSuggestions", { view, _ in view.searchSuggestions { Text("x") } }),
            ("searchFocused", { view, names in view.searchFocused(names.focus) }),
            ("sheet", { view, _ in view.sheet(isPresented: .constant(false)) { Text("x") } }),
            ("statusBarHidden", { view, _ in view.statusBarHidden() }),
            ("toolbar", { view, _ in view.toolbar { Button("x") {} } }),
            ("toolbarTitleMenu", { view, _ in view.toolbarTitleMenu { Button("x") {} } }),
            ("userActivity", { view, _ in view.userActivity("x") { _ in } }),
            ("onContinueUserActivity", { view, _ in view.onContinueUserActivity("x") { _ in } }),
            ("navigationBarItems", { view, _ in view.navigationBarItems(leading: Text("x")) }),
        ])
    }

    // MARK: The comparison

    private typealias Modify = (AnyView, Names) -> any View

    /// The names that modifiers take.
    @MainActor
    private struct Names {
        let space: Namespace.ID
        let focus: FocusState<Bool>.Binding
        let accessibilityFocus: AccessibilityFocusState<Bool>.Binding
    }

    @Observable
    final class Model {
        var count = 3
    }

    /// Cards of several heights and baselines.
    private struct Card: View {
        let number: Int
        var body: some View {
            Text("\(number)").font(.system(size: CGFloat(10 + number % 7 * 3)))
                .frame(width: 40, height: CGFloat(30 + number % 4 * 3)).id("card \(number)")
        }
    }

    private struct Cards: View {
        let model: Model
        var modify: (AnyView) -> AnyView = { $0 }
        var body: some View { ForEach(0..<model.count, id: \.self) { modify(AnyView(Card(number: $0))) } }
    }

    private struct Modified: View {
        let content: AnyView
        let modify: Modify
        @Namespace private var space
        @FocusState private var focus: Bool
        @AccessibilityFocusState private var accessibilityFocus: Bool
        var body: some View {
            AnyView(modify(content, Names(space: space, focus: $focus, accessibilityFocus: $accessibilityFocus)))
        }
    }

    private enum Container: CaseIterable {
        case column, row, lazyColumn, lazyRow, grid, list, scrollView

        @MainActor @ViewBuilder func lay<Content: View>(_ content: Content) -> some View {
            switch self {
            case .column: VStack(alignment: .third) { content }
            case .row: HStack(alignment: .firstTextBaseline) { content }
            case .lazyColumn: ScrollView { LazyVStack(alignment: .third) { content } }
            case .lazyRow: ScrollView(.horizontal) { LazyHStack(alignment: .firstTextBaseline) { content } }
            case .grid: Grid { content }
            case .list: List { content }
            case .scrollView: ScrollView { content }
            }
        }
    }

    private func show(_ container: Container, _ content: some View) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 300, height: 900)) { container.lay(content) }
        host.frame(at: .zero)
        return host
    }

    private func check(_ modifiers: [(name: String, modify: Modify)]) {
        for (name, modify) in modifiers {
            let at: (AnyView) -> AnyView = { AnyView(Modified(content: $0, modify: modify)) }
            for container in Container.allCases {
                let model = Model()
                let around = show(
                    container,
                    at(
                        AnyView(
                            Group {
                                Card(number: 100); Cards(model: model)
                            })))
                let each = show(
                    container,
                    Group {
                        at(AnyView(Card(number: 100))); Cards(model: model, modify: at)
                    })
                for count in [3, 0, 5] {
                    model.count = count
                    for host in [around, each] { host.wait(0.5) }
                    let place = "\(name), \(container), \(count) views"
                    XCTAssertEqual(frames(in: around), frames(in: each), place)
                    XCTAssertEqual(around.displayList.dump(), each.displayList.dump(), place)
                }
            }
        }
    }

    private func frames(in host: ViewHost) -> [CGRect?] {
        ([100] + Array(0..<5)).map { host.frame(ofID: "card \($0)") }
    }

    private struct Padded: ViewModifier {
        @State private var length = 3.0
        func body(content: Content) -> some View { content.padding(length).background(.red) }
    }

    private struct Numbers: PreferenceKey {
        static var defaultValue: [Int] { [] }
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private struct Renderer: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
    }
}

extension ContainerValues {
    @Entry fileprivate var mark = 0
}

extension HorizontalAlignment {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }
    fileprivate static let third = HorizontalAlignment(Third.self)
}
