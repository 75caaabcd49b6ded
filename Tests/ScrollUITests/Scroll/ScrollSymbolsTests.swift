import Foundation
import ScrollUI
import XCTest

/// The symbols of the scroll API as an app names them: that this compiles is most of the test.
@MainActor
final class ScrollSymbolsTests: XCTestCase {
    private struct Everything: View {
        @State private var id: String?
        @State private var position = ScrollPosition(idType: String.self)
        @State private var count = 0
        @State private var isPaged = false

        var body: some View {
            ScrollViewReader { proxy in
                VStack {
                    first.onTapGesture { proxy.scrollTo("b", anchor: .center) }
                    second
                    third
                }
            }
        }

        private var first: some View {
            ScrollView([.horizontal, .vertical]) { cards.scrollTargetLayout(isEnabled: true) }
                .scrollPosition(id: $id, anchor: .top)
                .defaultScrollAnchor(.bottom)
                .defaultScrollAnchor(.center, for: .alignment)
                .scrollTargetBehavior(
                    isPaged ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned)
                )
                .contentMargins(
                    .horizontal, EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4), for: .scrollContent
                )
                .contentMargins(.vertical, 8, for: .scrollIndicators)
                .contentMargins(6)
                .scrollIndicators(.hidden, axes: .vertical)
                .scrollIndicatorsFlash(onAppear: true)
                .scrollIndicatorsFlash(trigger: count)
                .scrollBounceBehavior(.basedOnSize, axes: [.horizontal])
                .scrollClipDisabled()
                .scrollDisabled(false)
                .scrollDismissesKeyboard(.interactively)
        }

        private var second: some View {
            ScrollView(.horizontal, showsIndicators: false) { cards.scrollTargetLayout() }
                .scrollPosition($position, anchor: .leading)
                .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne, anchor: .center))
                .scrollInputBehavior(.disabled, for: .wheel)
                .scrollEdgeEffectStyle(.soft, for: .top)
                .scrollEdgeEffectHidden(true, for: .bottom)
                .refreshable { await Task.yield() }
                .onScrollGeometryChange(for: CGRect.self, of: \.visibleRect) { _, _ in }
                .onScrollPhaseChange { _, phase, context in _ = (phase.isScrolling, context.geometry.bounds) }
                .onScrollPhaseChange { old, new in _ = old == new }
                .onScrollTargetVisibilityChange(idType: String.self, threshold: 0.2) { _ in }
        }

        private var third: some View {
            ScrollView { cards }
                .scrollTargetBehavior(.paging)
                .scrollFeel(.uikit)
                .scrollDeceleration(.fast)
                .defaultScrollItem("c", anchor: .top)
        }

        private var cards: some View {
            LazyHStack(spacing: 10) {
                ForEach(["a", "b", "c"], id: \.self) { name in
                    Text(name)
                        .containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 10, alignment: .center)
                        .containerRelativeFrame(.vertical) { length, _ in length / 2 }
                        .scrollTransition(.animated(.bouncy).threshold(.visible(0.3))) { effect, phase in
                            effect.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(1 - abs(phase.value) * 0.2)
                        }
                        .scrollTransition(
                            topLeading: .interactive(timingCurve: .circularEaseIn), bottomTrailing: .identity,
                            axis: .horizontal
                        ) { effect, phase in
                            effect.rotationEffect(.degrees(phase.value * 4)).offset(x: phase.value)
                        }
                        .visualEffect { effect, proxy in
                            effect.offset(y: proxy.bounds(of: .scrollView)?.minX ?? 0)
                        }
                        .onScrollVisibilityChange(threshold: 0.8) { _ in }
                }
            }
        }
    }

    /// Stops at every hundredth point, as a behaviour of somebody else's.
    private struct Hundreds: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            guard context.axes.contains(.vertical), context.velocity.dy != 0 else { return }
            target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
            target.anchor = .top
        }
    }

    func testAViewThatNamesEverythingIsShown() async {
        let host = host(400, 600) { Everything() }
        host.wait(0.5)
        XCTAssertTrue(host.texts.contains("a"))
    }

    func testABehaviourOfSomebodyElsesDecidesWhereToRest() async {
        let host = host(200, 300) {
            ScrollView { Color.red.frame(width: 200, height: 5000) }.scrollTargetBehavior(Hundreds()).id("list")
        }
        host.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), over: 0.1)
        host.wait(5)
        let y = host.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan
        XCTAssertGreaterThan(y, 100)
        XCTAssertEqual(y.truncatingRemainder(dividingBy: 100), 0, accuracy: 0.01)
    }
}
