import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// A row of cards that goes through the same changes in both directions of the layout: one is the mirror image of the other.
@MainActor
final class MirrorImageTests: XCTestCase {
    @Observable final class Model {
        var cards = Array(0..<14)
        var width: CGFloat = 60
        var margin: CGFloat = 30
        var isRelative = false
        var binding: Int?
    }

    private enum Kind: CaseIterable { case plain, lazy, targets, lazyTargets }
    private enum Rest: CaseIterable { case free, followed, anchored, viewAligned, paging }

    private struct Row: View {
        let kind: Kind
        let rest: Rest
        let direction: LayoutDirection
        @Bindable var model: Model

        var body: some View {
            resting
                .contentMargins(.leading, model.margin, for: .scrollContent)
                .contentMargins(.trailing, 12, for: .scrollContent)
                .id("row")
                .frame(height: 60)
                .environment(\.layoutDirection, direction)
        }

        @ViewBuilder private var resting: some View {
            switch rest {
            case .free: scroll
            case .followed: scroll.scrollPosition(id: $model.binding)
            case .anchored: scroll.scrollPosition(id: $model.binding, anchor: UnitPoint(x: 0.3, y: 0))
            case .viewAligned: scroll.scrollTargetBehavior(.viewAligned).scrollPosition(id: $model.binding)
            case .paging: scroll.scrollTargetBehavior(.paging)
            }
        }

        @ViewBuilder private var scroll: some View {
            switch kind {
            case .plain: ScrollView(.horizontal) { HStack(spacing: spacing) { cards } }
            case .lazy: ScrollView(.horizontal) { LazyHStack(spacing: spacing) { cards } }
            case .targets: ScrollView(.horizontal) { HStack(spacing: spacing) { cards }.scrollTargetLayout() }
            case .lazyTargets: ScrollView(.horizontal) { LazyHStack(spacing: spacing) { cards }.scrollTargetLayout() }
            }
        }

        private var spacing: CGFloat { rest == .paging ? 0 : 10 }
        private var cards: some View { ForEach(model.cards, id: \.self) { card($0) } }

        @ViewBuilder private func card(_ id: Int) -> some View {
            if rest == .paging {
                Color.red.containerRelativeFrame(.horizontal).id(id)
            } else if model.isRelative {
                Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).id(id)
            } else {
                Color.red.frame(width: model.width, height: 40).id(id)
            }
        }
    }

    private enum Change: CustomStringConvertible {
        case resize(CGFloat), insertBefore, insertAfter, removeFirst, lengthen(CGFloat), relate, inset(CGFloat)
        case scroll(Double), fling(Double), choose(Int)

        init(_ random: inout SeededNumbers) {
            switch random.next(10) {
            case 0: self = .resize([300, 250, 420, 333.5][random.next(4)])
            case 1: self = .insertBefore
            case 2: self = .insertAfter
            case 3: self = .removeFirst
            case 4: self = .lengthen([60, 90, 45.5][random.next(3)])
            case 5: self = .relate
            case 6: self = .inset([30, 0, 55][random.next(3)])
            case 7: self = .scroll(Double(random.next(900)))
            case 8: self = .fling(Double(random.next(3000)) - 1500)
            default: self = .choose(random.next(14))
            }
        }

        var description: String {
            switch self {
            case .resize(let width): "resize to \(width)"
            case .insertBefore: "insert before"
            case .insertAfter: "insert after"
            case .removeFirst: "remove the first"
            case .lengthen(let width): "width \(width)"
            case .relate: "relate"
            case .inset(let margin): "margin \(margin)"
            case .scroll(let distance): "scroll to \(distance)"
            case .fling(let speed): "fling \(speed)"
            case .choose(let card): "choose \(card)"
            }
        }

        @MainActor
        func apply(to host: ViewHost, _ model: Model, sign: Double) {
            switch self {
            case .resize(let width): host.size.width = width
            case .insertBefore: model.cards.insert((model.cards.min() ?? 0) - 1, at: 0)
            case .insertAfter: model.cards.append((model.cards.max() ?? 0) + 1)
            case .removeFirst: model.cards.removeFirst()
            case .lengthen(let width): model.width = width
            case .relate: model.isRelative.toggle()
            case .inset(let margin): model.margin = margin
            case .choose(let card): model.binding = card
            case .scroll(let distance): scroll(to: distance, in: host, sign)
            case .fling(let speed):
                host.apply(.fling(ScrollVector(x: sign * speed, y: 0)), toScrollWithID: "row", at: host.time)
            }
        }

        @MainActor
        private func scroll(to distance: Double, in host: ViewHost, _ sign: Double) {
            guard let geometry = host.scrollGeometry(ofID: "row") else { return }
            let most = Double(geometry.contentSize.width - host.size.width)
            let x = min(distance, most)
            host.apply(
                .scrollTo(ScrollVector(x: sign > 0 ? x : most - x, y: 0), animated: false), toScrollWithID: "row",
                at: host.time)
        }
    }

    /// A card in view, with its distance from the leading edge of the window, in points.
    private struct Seen: CustomStringConvertible {
        let card: Int
        let start: CGFloat
        let width: CGFloat

        var description: String { "\(card) at \(start.rounded()), \(width.rounded())" }

        func isLike(_ other: Seen) -> Bool { abs(start - other.start) < 0.5 && abs(width - other.width) < 0.5 }

        @MainActor
        func isInView(_ host: ViewHost) -> Bool { start < host.size.width - 1 && start + width > 1 }
    }

    private func cards(in host: ViewHost, _ model: Model, isMirrored: Bool) -> [Int: Seen] {
        model.cards.reduce(into: [:]) { cards, card in
            guard let frame = host.frame(ofID: card) else { return }
            let start = isMirrored ? host.size.width - frame.maxX : frame.minX
            cards[card] = Seen(card: card, start: start, width: frame.width)
        }
    }

    private func check(_ kind: Kind, _ rest: Rest, seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let (left, right) = (Model(), Model())
        let leftHost = host(300, 60) { Row(kind: kind, rest: rest, direction: .leftToRight, model: left) }
        let rightHost = host(300, 60) { Row(kind: kind, rest: rest, direction: .rightToLeft, model: right) }
        // A rest position on whole pixels lies on one side of the exact one in both directions.
        leftHost.scale = 1000
        rightHost.scale = 1000
        var changes: [Change] = []
        for _ in 0..<12 {
            let change = Change(&random)
            changes.append(change)
            change.apply(to: leftHost, left, sign: 1)
            change.apply(to: rightHost, right, sign: -1)
            leftHost.wait(3)
            rightHost.wait(3)
            let a = cards(in: leftHost, left, isMirrored: false)
            let b = cards(in: rightHost, right, isMirrored: true)
            let inView = left.cards.filter { a[$0]?.isInView(leftHost) == true || b[$0]?.isInView(rightHost) == true }
            for card in inView {
                guard let one = a[card], let other = b[card], one.isLike(other) else {
                    func list(_ cards: [Int: Seen]) -> String { "\(inView.compactMap { cards[$0] })" }
                    return XCTFail("\(kind), \(rest), seed \(seed), \(changes)\nleft:  \(list(a))\nright: \(list(b))")
                }
            }
        }
    }

    func testARowFromRightToLeftIsTheMirrorImageThroughoutAllChanges() async {
        for seed in FuzzSeeds.all(slice: 3, oneIn: 100) {
            for kind in Kind.allCases {
                for rest in Rest.allCases { check(kind, rest, seed: seed) }
            }
        }
    }
}
