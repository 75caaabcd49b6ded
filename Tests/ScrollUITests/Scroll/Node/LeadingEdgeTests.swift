import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// The window or the direction of the layout changes: a row of cards shows the same cards from its leading edge on.
@MainActor
final class LeadingEdgeTests: XCTestCase {
    enum Kind: CaseIterable { case plain, lazy, targets, lazyTargets, followed, lazyFollowed }

    private struct Row: View {
        let kind: Kind
        let cards: Int
        var model: Settings
        @State private var id: Int?

        var body: some View {
            scroll
                .contentMargins(.leading, 30, for: .scrollContent)
                .contentMargins(.trailing, 12, for: .scrollContent)
                .id("row")
                .frame(height: 60)
                .environment(\.layoutDirection, model.direction)
        }

        @ViewBuilder private var scroll: some View {
            switch kind {
            case .plain: ScrollView(.horizontal) { HStack(spacing: 10) { content } }
            case .lazy: ScrollView(.horizontal) { LazyHStack(spacing: 10) { content } }
            case .targets: ScrollView(.horizontal) { HStack(spacing: 10) { content }.scrollTargetLayout() }
            case .lazyTargets: ScrollView(.horizontal) { LazyHStack(spacing: 10) { content }.scrollTargetLayout() }
            case .followed:
                ScrollView(.horizontal) { HStack(spacing: 10) { content }.scrollTargetLayout() }.scrollPosition(id: $id)
            case .lazyFollowed:
                ScrollView(.horizontal) { LazyHStack(spacing: 10) { content }.scrollTargetLayout() }
                    .scrollPosition(id: $id)
            }
        }

        private var content: some View {
            ForEach(0..<cards, id: \.self) { Color.red.frame(width: 60, height: 40).id($0) }
        }
    }

    @Observable final class Settings {
        var direction: LayoutDirection
        init(_ direction: LayoutDirection) { self.direction = direction }

        func reverse() { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
    }

    /// The distance of a card's leading edge from the leading edge of the window, in points.
    private func distance(of card: Int, in host: ViewHost, _ direction: LayoutDirection) -> CGFloat {
        guard let frame = host.frame(ofID: card) else { return .nan }
        return direction == .leftToRight ? frame.minX : host.size.width - frame.maxX
    }

    private func check(_ change: (ViewHost, Settings) -> Void, _ name: String) {
        for kind in Kind.allCases {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                for (scrolled, card) in [(0.0, 1), (215, 4)] {
                    let model = Settings(direction)
                    let host = host(300, 60) { Row(kind: kind, cards: 20, model: model) }
                    host.wait(0.1)
                    let first = Double(host.scrollGeometry(ofID: "row")?.contentOffset.x ?? .nan)
                    let x = direction == .leftToRight ? first + scrolled : first - scrolled
                    host.apply(
                        .scrollTo(ScrollVector(x: x, y: 0), animated: false), toScrollWithID: "row", at: host.time)
                    host.wait(0.1)
                    let before = distance(of: card, in: host, model.direction)
                    change(host, model)
                    host.wait(0.5)
                    XCTAssertEqual(
                        distance(of: card, in: host, model.direction), before, accuracy: 0.01,
                        "\(name), \(kind), \(direction), at \(scrolled)")
                }
            }
        }
    }

    func testAWindowThatIsMadeNarrowerOrWider() async {
        check({ host, _ in host.size.width = 250 }, "narrower")
        check({ host, _ in host.size.width = 420 }, "wider")
    }

    func testADirectionThatIsReversed() async {
        check({ _, model in model.reverse() }, "reversed")
    }

    func testContentAtItsStartStaysThereIfTheEdgesOfTheWindowHaveOtherInsets() async {
        for kind in Kind.allCases {
            let model = Settings(.leftToRight)
            let host = host(300, 60) { Row(kind: kind, cards: 20, model: model) }
            host.safeAreaInsets = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 40)
            host.wait(0.1)
            for inset in [40.0, 5] {
                model.reverse()
                host.wait(0.5)
                XCTAssertEqual(distance(of: 0, in: host, model.direction), inset + 30, accuracy: 0.01, "\(kind)")
            }
        }
    }
}
