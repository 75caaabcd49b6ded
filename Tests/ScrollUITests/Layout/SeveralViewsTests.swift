import Drawing
import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// A modifier around several views is applied to each of them, as if it were written at each.
@MainActor
final class SeveralViewsTests: XCTestCase {
    @Observable
    final class Model {
        var count = 3
        var width = 20.0
    }

    /// All cards have the same size, so that lazy containers need not estimate.
    private struct Card: View {
        let number: Int
        var body: some View { Text("\(number)").frame(width: 40, height: 30).id("card \(number)") }
    }

    private struct Cards: View {
        let model: Model
        let each: (Card) -> AnyView
        var body: some View { ForEach(0..<model.count, id: \.self) { each(Card(number: $0)) } }
    }

    private enum Container: CaseIterable {
        case column, row, lazyColumn, lazyRow, grid, scrollView

        @MainActor @ViewBuilder func lay<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
            switch self {
            case .column: VStack { content() }
            case .row: HStack { content() }
            case .lazyColumn: ScrollView { LazyVStack { content() } }.id("scroll")
            case .lazyRow: ScrollView(.horizontal) { LazyHStack { content() } }.id("scroll")
            case .grid:
                ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { content() } }.id("scroll")
            case .scrollView: ScrollView { content() }.id("scroll")
            }
        }
    }

    private func show<Root: View>(@ViewBuilder _ root: () -> Root) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 300, height: 400), root: root)
        host.frame(at: .zero)
        return host
    }

    private struct Root: View {
        let model: Model
        let content: (Model) -> AnyView
        var body: some View { content(model) }
    }

    /// Compares a modifier around several views, of which some are in a loop, with the same modifier at each.
    private func check(_ name: String, _ modify: @escaping (any View, Model) -> AnyView) {
        for container in Container.allCases {
            let model = Model()
            let around = show {
                Root(model: model) { model in
                    AnyView(
                        container.lay {
                            modify(
                                Group {
                                    Card(number: 100)
                                    Cards(model: model) { AnyView($0) }
                                }, model)
                        })
                }
            }
            let each = show {
                Root(model: model) { model in
                    AnyView(
                        container.lay {
                            modify(Card(number: 100), model)
                            Cards(model: model) { modify($0, model) }
                        })
                }
            }
            func compare(_ moment: String) {
                let place = "\(name), \(container), \(moment)"
                XCTAssertEqual(around.displayList.dump(), each.displayList.dump(), place)
                let numbers = [100] + Array(0..<model.count)
                XCTAssertEqual(frames(of: numbers, in: around), frames(of: numbers, in: each), place)
            }
            compare("at first")
            for count in [1, 0, 40, 3, 0, 2] {
                model.count = count
                for host in [around, each] { host.wait(0.5) }
                compare("with \(count)")
                for offset in count == 40 ? [300.0, 500, 0] : [] {
                    for host in [around, each] { scroll(host, to: offset) }
                    compare("at \(offset)")
                }
            }
            withAnimation { model.width = 25 }
            for host in [around, each] { host.wait(0.1) }
            compare("on the way to another width")
            for host in [around, each] { host.wait(2) }
            compare("with another width")
        }
    }

    /// The frames of the views that can be seen.
    private func frames(of numbers: [Int], in host: ViewHost) -> [CGRect?] {
        let window = CGRect(origin: .zero, size: host.size)
        return numbers.map { host.frame(ofID: "card \($0)") }.map { $0.map(window.intersects) == true ? $0 : nil }
    }

    private func scroll(_ host: ViewHost, to offset: Double) {
        let target = ScrollVector(x: offset, y: offset)
        host.apply(.scrollTo(target, animated: false), toScrollWithID: "scroll", at: host.time)
        host.wait(0.5)
    }

    func testAModifierWithoutViewsOfItsOwn() async {
        check("padding") { AnyView(AnyView($0).padding($1.width / 10)) }
        check("frame") { AnyView(AnyView($0).frame(width: 50 + $1.width)) }
        check("offset") { AnyView(AnyView($0).offset(x: $1.width)) }
        check("opacity") { AnyView(AnyView($0).opacity($1.width / 100)) }
        check("ignoring the safe area") { view, _ in AnyView(AnyView(view).ignoresSafeArea()) }
    }

    func testAModifierWithViewsOfItsOwn() async {
        check("background") { AnyView(AnyView($0).background(Color.red.opacity($1.width / 100))) }
        check("background in a shape") { view, _ in AnyView(AnyView(view).background(.green, in: .capsule)) }
        check("overlay") { view, model in
            AnyView(
                AnyView(view).overlay(alignment: .topTrailing) {
                    Color.blue.frame(width: model.width / 2, height: 5)
                })
        }
        check("border") { AnyView(AnyView($0).border(.red, width: $1.width / 10)) }
        check("mask") { view, model in
            AnyView(AnyView(view).mask { Color.black.frame(width: model.width, height: 8) })
        }
        check("several") { view, model in
            AnyView(AnyView(view).background(.yellow).padding(2).border(.red).overlay { Text("\(Int(model.width))") })
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("+\(count)") { count += 1 } }
    }

    func testEachViewHasAnOverlayWithStateOfItsOwn() async {
        let model = Model()
        let host = show {
            VStack(spacing: 0) {
                Cards(model: model) { AnyView($0.id($0.number)) }.overlay { Counter() }
            }
        }
        guard let second = host.frame(ofID: 1) else { return XCTFail("no second view") }
        host.click(at: CGPoint(x: second.midX, y: second.midY))
        host.wait(0.1)
        let texts = host.displayList.dump()
        XCTAssertEqual(texts.components(separatedBy: "\"+1\"").count, 2, texts)
        XCTAssertEqual(texts.components(separatedBy: "\"+0\"").count, 3, texts)
    }

    private struct Numbered: View {
        let numbers: Numbers
        var body: some View { ForEach(numbers.all, id: \.self) { Color.red.frame(width: 40, height: 30).id($0) } }
    }

    @Observable
    final class Numbers {
        var all = [1, 2, 3]
    }

    func testAnOverlayKeepsItsStateWhileOtherViewsComeAndGo() async {
        for container in Container.allCases {
            let numbers = Numbers()
            let host = show { container.lay { Numbered(numbers: numbers).overlay { Counter() } } }
            func click(_ number: Int) {
                guard let frame = host.frame(ofID: number) else { return XCTFail("\(container): no view \(number)") }
                host.click(at: CGPoint(x: frame.midX, y: frame.midY))
                host.wait(0.1)
            }
            for number in [2, 3, 3] { click(number) }
            for (all, counts) in [
                ([1, 2, 3, 4], ["+0", "+1", "+2", "+0"]), ([2, 3, 4], ["+1", "+2", "+0"]), ([3, 2], ["+2", "+1"]),
                ([3], ["+2"]), ([2, 3], ["+0", "+2"]), ([3], ["+2"]), ([1, 3], ["+0", "+2"]),
                ([5, 3, 6, 2], ["+0", "+2", "+0", "+0"]),
            ] {
                numbers.all = all
                host.wait(0.5)
                XCTAssertEqual(host.texts, counts, "\(container): \(all)")
            }
        }
    }

    private struct Tapped: View {
        let numbers: Numbers
        let tap: () -> Void
        var body: some View {
            Group {
                ForEach(numbers.all, id: \.self) { number in
                    Color.red.frame(width: 40, height: 30).id(number)
                    if number == 3 { ForEach(10..<13) { Color.blue.frame(width: 40, height: 20).id($0) } }
                }
            }
            .onTapGesture(perform: tap)
        }
    }

    func testAViewThatComesBesideLazyRowsIsTapped() async {
        let numbers = Numbers()
        numbers.all = [3]
        var taps = 0
        let host = show { ScrollView { LazyVStack { Tapped(numbers: numbers) { taps += 1 } } } }
        for (step, all) in [[2, 3], [1, 2, 3], [1, 4, 3], [3, 4, 1], [5, 3, 4]].enumerated() {
            numbers.all = all
            host.wait(0.5)
            for id in all + [10, 11, 12] {
                taps = 0
                host.click(at: host.center(ofID: id))
                host.wait(0.5)
                XCTAssertEqual(taps, 1, "view \(id) in step \(step)")
            }
        }
    }

    func testThePointerEntersAndLeavesEachView() async {
        var events: [Bool] = []
        let host = show { VStack { ForEach(0..<3) { Text("view \($0)").id($0) }.onHover { events.append($0) } } }
        for id in [0, 2] {
            host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: host.center(ofID: id))), at: host.time))
            host.frame(at: host.time)
        }
        XCTAssertEqual(events, [true, false, true])
    }

    private final class Owned: ObservableObject {}

    private struct Owner: View {
        @StateObject private var owned: Owned
        init(_ make: @escaping () -> Owned) { _owned = StateObject(wrappedValue: make()) }
        var body: some View { Color.red.frame(width: owned === owned ? 4 : 0, height: 4) }
    }

    private struct Weak {
        weak var object: Owned?
    }

    func testAnOverlayGoesWithItsView() async {
        for container in Container.allCases {
            let model = Model()
            var made: [Weak] = []
            let host = show {
                container.lay {
                    Cards(model: model) { AnyView($0) }.overlay {
                        Owner {
                            let owned = Owned()
                            made.append(Weak(object: owned))
                            return owned
                        }
                    }
                }
            }
            var living: Int { made.filter { $0.object != nil }.count }
            XCTAssertEqual(living, 3, "\(container)")
            model.count = 40
            host.wait(0.1)
            for offset in [300.0, 900, 0] { scroll(host, to: offset) }
            model.count = 2
            host.wait(0.5)
            XCTAssertEqual(living, 2, "\(container)")
            model.count = 0
            host.wait(0.5)
            XCTAssertEqual(living, 0, "\(container)")
        }
    }

    func testEachViewSendsAPreferenceFromItsBackground() async {
        let model = Model()
        var widths: [CGFloat] = []
        let host = show {
            VStack {
                Cards(model: model) { AnyView($0) }
                    .background { GeometryReader { Color.clear.preference(key: Widths.self, value: [$0.size.width]) } }
            }
            .onPreferenceChange(Widths.self) { widths = $0 }
        }
        XCTAssertEqual(widths, [40, 40, 40])
        model.count = 1
        host.wait(0.1)
        XCTAssertEqual(widths, [40])
    }

    func testTheOverlaysOfLazyRowsAreInTheOrderOfTheRows() async {
        let model = Model()
        model.count = 100
        var tops: [CGFloat] = []
        let host = show {
            ScrollView {
                LazyVStack {
                    Cards(model: model) { AnyView($0) }.overlay {
                        GeometryReader { geometry in
                            Color.clear.preference(key: Widths.self, value: [geometry.frame(in: .global).minY])
                        }
                    }
                }
            }
            .onPreferenceChange(Widths.self) { tops = $0 }
            .id("scroll")
        }
        for offset in [0.0, 300, 1500, 1300, 0] {
            scroll(host, to: offset)
            XCTAssertGreaterThan(tops.count, 5)
            XCTAssertEqual(tops, tops.sorted(), "at \(offset)")
        }
    }

    func testTheOverlaysOfRowsAndViewsBetweenThemAreInTheirOrder() async {
        var tops: [CGFloat] = []
        let host = show {
            ScrollView {
                LazyVStack {
                    Group {
                        Color.red.frame(height: 20)
                        ForEach(0..<4) { _ in Color.blue.frame(height: 20) }
                        Color.red.frame(height: 20)
                        ForEach(0..<4) { _ in Color.blue.frame(height: 20) }
                    }
                    .overlay {
                        GeometryReader { geometry in
                            Color.clear.preference(key: Widths.self, value: [geometry.frame(in: .global).minY])
                        }
                    }
                }
            }
            .onPreferenceChange(Widths.self) { tops = $0 }
            .id("scroll")
        }
        host.wait(0.1)
        XCTAssertEqual(tops.count, 10)
        XCTAssertEqual(tops, tops.sorted())
    }

    private struct Widths: PreferenceKey {
        static var defaultValue: [CGFloat] { [] }
        static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
    }
}
