import Drawing
import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// In a list whose rows are measured when they become visible, every way to an end leads to the exact end.
@MainActor
final class LongListEndTests: XCTestCase {
    private enum End { case start, end }

    private func everyList(_ body: (LongList) -> Void) {
        let lists = ScrollFeel.builtIn.flatMap { feel in LongListView.Form.allCases.map { (feel, $0) } }
        for (feel, form) in Repetition.cases(lists, few: 20) { body(LongList(feel, form)) }
    }

    private func assertRests(_ list: LongList, at end: End, _ way: String, line: UInt = #line) {
        XCTAssertFalse(list.host.needsFrame, "\(list), \(way): still moving", line: line)
        let distance = list.distance(toLast: end == .end)
        XCTAssertEqual(distance, 0, accuracy: 0.5, "\(list), \(way): \(list.place)", line: line)
    }

    func testEndAndHome() async {
        everyList { list in
            list.press(list.view.form == .rowFromTheRight ? .home : .end)
            list.settle()
            assertRests(list, at: .end, "End")
            list.press(list.view.form == .rowFromTheRight ? .end : .home)
            list.settle()
            assertRests(list, at: .start, "Home")
        }
    }

    func testEndAfterAStall() async {
        everyList { list in
            list.press(list.view.form == .rowFromTheRight ? .home : .end)
            for _ in 0..<20 { list.host.frame(at: list.host.time + .milliseconds(700)) }
            assertRests(list, at: .end, "End with a stall")
        }
    }

    /// An animation of the program is the same in all feels, so two of them, one with a bounce and one without,
    /// represent all.
    private func animations(_ list: LongList) -> [Animation?] {
        guard ["uikit", "gtk"].contains(list.feel.name) else { return [nil] }
        return [nil, .default, .linear(duration: 0.5), .bouncy]
    }

    func testARequestForAnEdge() async {
        everyList { list in
            for animation in animations(list) {
                withAnimation(animation) { list.model.position.scrollTo(edge: list.view.form.edges.end) }
                list.settle()
                assertRests(list, at: .end, "edge with \(String(describing: animation))")
                withAnimation(animation) { list.model.position.scrollTo(edge: list.view.form.edges.start) }
                list.settle()
                assertRests(list, at: .start, "edge with \(String(describing: animation))")
            }
        }
    }

    func testARequestForTheLastRow() async {
        everyList { list in
            for animation in animations(list) {
                withAnimation(animation) { list.scroll(to: LongListView.count - 1) }
                list.settle()
                assertRests(list, at: .end, "last row with \(String(describing: animation))")
                withAnimation(animation) { list.scroll(to: 0) }
                list.settle()
                assertRests(list, at: .start, "first row with \(String(describing: animation))")
            }
        }
    }

    func testTheBarDraggedToItsEnd() async {
        everyList { list in
            list.dragBar(toEnd: true)
            list.settle()
            assertRests(list, at: .end, "bar")
            list.dragBar(toEnd: false)
            list.settle()
            assertRests(list, at: .start, "bar")
        }
    }

    /// A behavior that aligns views rests on the nearest view, and some feels have no flings. Chromium's flings go
    /// three viewports at most.
    func testAFlickIntoTheEnd() async {
        everyList { list in
            guard list.view.form != .snapping, list.canBeThrown else { return }
            list.jump(by: -4000, beforeTheEnd: true)
            for _ in 0..<8 {
                list.fling(12000)
                list.settle()
            }
            assertRests(list, at: .end, "flick")
            list.jump(by: 4000, beforeTheEnd: false)
            for _ in 0..<8 {
                list.fling(-12000)
                list.settle()
            }
            assertRests(list, at: .start, "flick")
        }
    }

    func testAHandOnTheWayToTheEndIsNotPulledThere() async {
        let list = LongList(.uikit, .column)
        list.press(.end)
        list.host.wait(0.05)
        list.host.click(at: CGPoint(x: 100, y: 100))
        let place = list.host.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan
        list.settle()
        XCTAssertGreaterThan(place, 1000)
        XCTAssertEqual(list.host.scrollGeometry(ofID: "list")?.contentOffset.y ?? 0, place, accuracy: 200)
        XCTAssertGreaterThan(list.distance(toLast: true), 10_000)
    }
}

@MainActor @Observable
private final class LongListModel {
    var position = ScrollPosition(idType: Int.self)
    @ObservationIgnored var scroll: (Int, UnitPoint) -> Void = { _, _ in }
}

/// Ten thousand rows of different lengths.
private struct LongListView: View {
    enum Form: CaseIterable {
        case column, snapping, margins, row, rowFromTheRight

        var isVertical: Bool { self != .row && self != .rowFromTheRight }
        var edges: (start: Edge, end: Edge) { isVertical ? (.top, .bottom) : (.leading, .trailing) }
    }

    static let count = 10_000

    /// Lengths without a visible pattern (Knuth's multiplicative hash), the same in every run.
    static func length(of row: Int) -> CGFloat {
        CGFloat(20 + Int((UInt32(truncatingIfNeeded: row) &* 2_654_435_761) >> 24) * 2 / 3)
    }

    let form: Form
    @Bindable var model: LongListModel

    var body: some View {
        ScrollViewReader { proxy in
            list.onAppear { model.scroll = { proxy.scrollTo($0, anchor: $1) } }
        }
    }

    private var list: some View {
        ScrollView(form.isVertical ? .vertical : .horizontal) {
            if form.isVertical {
                LazyVStack(spacing: 10) { rows }.scrollTargetLayout()
            } else {
                LazyHStack(spacing: 10) { rows }.scrollTargetLayout()
            }
        }
        .scrollTargetBehavior(
            form == .snapping ? AnyScrollTargetBehavior(.viewAligned) : AnyScrollTargetBehavior(Free())
        )
        .contentMargins(form == .margins ? 24 : 0, for: .scrollContent)
        .scrollPosition($model.position)
        .scrollIndicators(.visible)
        .id("list")
        .environment(\.layoutDirection, form == .rowFromTheRight ? .rightToLeft : .leftToRight)
    }

    private var rows: some View {
        ForEach(0..<Self.count, id: \.self) { row in
            let length = Self.length(of: row)
            Color.red.frame(width: form.isVertical ? 150 : length, height: form.isVertical ? length : 150).id(row)
        }
    }
}

/// Rests wherever the motion ends.
private struct Free: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A host with the list in it, and simulated input.
@MainActor
private final class LongList: @preconcurrency CustomStringConvertible {
    let host: ViewHost
    let model = LongListModel()
    let view: LongListView
    let feel: ScrollFeel

    init(_ feel: ScrollFeel, _ form: LongListView.Form) {
        self.feel = feel
        let view = LongListView(form: form, model: model)
        self.view = view
        host = ViewHost(size: CGSize(width: 300, height: 300), feel: feel) { view }
        host.frame(at: .zero)
        host.wait(0.05)
    }

    var description: String { "\(feel.name), \(view.form)" }

    private var isMirrored: Bool { view.form == .rowFromTheRight }
    private var isVertical: Bool { view.form.isVertical }

    /// The distance from the last row's end to the window's end, or from the window's start to the first row's;
    /// infinite if the row does not exist.
    func distance(toLast: Bool) -> CGFloat {
        guard let frame = host.frame(ofID: toLast ? LongListView.count - 1 : 0) else { return .infinity }
        let margin: CGFloat = view.form == .margins ? 24 : 0
        let (low, high) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        return toLast != isMirrored ? high - (300 - margin) : margin - low
    }

    /// Offset and length of the content, for messages.
    var place: String {
        guard let geometry = host.scrollGeometry(ofID: "list") else { return "no list" }
        let (offset, size) = (geometry.contentOffset, geometry.contentSize)
        return isVertical ? "at \(offset.y) of \(size.height)" : "at \(offset.x) of \(size.width)"
    }

    func settle() {
        for _ in 0..<1200 where host.needsFrame { host.frame(at: host.time + .milliseconds(16)) }
    }

    func press(_ key: InputEvent.Key) {
        let pointer = InputEvent.Pointer(location: CGPoint(x: 100, y: 100), button: nil)
        host.send(InputEvent(.pointerMoved(pointer), at: host.time))
        host.frame(at: host.time)
        host.key(key)
    }

    func scroll(to row: Int) {
        let end: UnitPoint = isVertical ? .bottom : .trailing
        let start: UnitPoint = isVertical ? .top : .leading
        model.scroll(row, row == 0 ? start : end)
    }

    func dragBar(toEnd: Bool) {
        let bars = host.displayList.items.compactMap { item -> CGPoint? in
            guard case .fill(.roundedRect(let rect, _), _) = item, min(rect.width, rect.height) <= 10 else {
                return nil
            }
            return CGPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
        }
        guard let bar = bars.first else { return XCTFail("\(self): no bar") }
        let way: CGFloat = toEnd != isMirrored ? 400 : -400
        host.drag(
            from: bar, to: CGPoint(x: bar.x + (isVertical ? 0 : way), y: bar.y + (isVertical ? way : 0)), over: 0.3)
    }

    /// Jumps to a position before the end or after the start by the known lengths, without showing the rows in between.
    func jump(by distance: CGFloat, beforeTheEnd: Bool) {
        guard let geometry = host.scrollGeometry(ofID: "list") else { return }
        let axis = isVertical ? geometry.contentSize.height : geometry.contentSize.width
        let place = (beforeTheEnd != isMirrored ? axis - 300 : 0) + (isMirrored ? -distance : distance)
        if isVertical { model.position.scrollTo(y: place) } else { model.position.scrollTo(x: place) }
        host.wait(0.1)
    }

    var canBeThrown: Bool {
        let start = host.scrollGeometry(ofID: "list")?.contentOffset
        fling(500)
        host.wait(0.2)
        return host.scrollGeometry(ofID: "list")?.contentOffset != start
    }

    /// Flings with a speed in points per second, positive towards the end.
    func fling(_ speed: Double) {
        let speed = isMirrored ? -speed : speed
        let velocity = isVertical ? ScrollVector(x: 0, y: speed) : ScrollVector(x: speed, y: 0)
        host.apply(.fling(velocity), toScrollWithID: "list", at: host.time)
    }
}
