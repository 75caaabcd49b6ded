import Drawing
import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// The id of `scrollPosition(id:)` is that of the front card after every kind of motion, and during it.
@MainActor
final class FollowedPositionTests: XCTestCase {
    private let snappings: [CardStrip.Snapping] = [.none, .paging, .viewAligned]

    /// Runs `body` for every feel and snapping, along both axes, in both layout directions.
    private func everyStrip(_ body: (CardStripHost) -> Void) {
        let strips = ScrollFeel.builtIn.flatMap { feel in
            snappings.flatMap { snapping in
                CardStrip.Form.allCases.map { (feel, CardStrip(form: $0, snapping: snapping)) }
            }
        }
        for (feel, strip) in Repetition.cases(strips, few: 20) { body(CardStripHost(feel: feel, strip)) }
    }

    func testANotchOfTheWheel() async {
        everyStrip { $0.check("notch") { $0.turnWheel(notches: 1) } }
    }

    func testATurnOfTheWheel() async {
        everyStrip { $0.check("turn") { $0.turnWheel(notches: 7) } }
    }

    func testKeys() async {
        for key in [InputEvent.Key.pageDown, .end, .home] {
            everyStrip { $0.check("\(key)") { $0.press(key) } }
        }
    }

    func testADragAndAFlick() async {
        everyStrip { $0.check("drag") { $0.drag(by: 150, over: 0.6) } }
        everyStrip { $0.check("flick") { $0.drag(by: 150, over: 0.05) } }
    }

    func testTwoFingersOnATouchpad() async {
        everyStrip { strip in
            strip.check("touchpad") { for _ in 0..<12 { $0.swipe(by: 25) } }
        }
    }

    func testTheBarInTheMousesHand() async {
        everyStrip { $0.check("bar") { $0.dragBar(by: 60) } }
    }

    func testAWindowOfAnotherSize() async {
        for length in [130.0, 260] {
            everyStrip { strip in
                strip.turnWheel(notches: 9)
                strip.wait(4)
                strip.check("resize to \(length)") { $0.resize(to: length) }
            }
        }
    }

    func testCardsThatComeBeforeTheOneInFront() async {
        everyStrip { strip in
            strip.turnWheel(notches: 5)
            strip.wait(4)
            strip.check("insertion") { strip in
                let first = strip.model.ids[0]
                strip.model.ids.insert(contentsOf: [first - 3, first - 2, first - 1], at: 0)
            }
            strip.check("removal") { $0.model.ids.removeFirst(4) }
        }
    }

    func testAHandThatStopsTheProgramsScroll() async {
        everyStrip { strip in
            withAnimation(.linear(duration: 2)) { strip.model.current = 30 }
            strip.wait(0.7)
            strip.check("catch") { $0.click() }
        }
    }
}

/// The binding holds the program's request, during the motion and afterwards.
extension FollowedPositionTests {
    private func everyRequest(_ body: (CardStripHost) -> Void) {
        everyStrip { strip in
            strip.turnWheel(notches: 3)
            strip.wait(4)
            body(strip)
        }
    }

    func testARequestStaysWhatItIs() async {
        for animation in [nil, Animation.default, .linear(duration: 0.5)] {
            everyRequest { strip in
                withAnimation(animation) { strip.model.current = 20 }
                for _ in 0..<300 where strip.host.needsFrame {
                    strip.host.wait(1.0 / 60)
                    XCTAssertEqual(strip.model.current, 20, "\(strip) \(String(describing: animation))")
                }
                XCTAssertEqual(strip.front, 20, "\(strip) \(String(describing: animation))")
            }
        }
    }

    func testARequestInTheFrameInWhichAHandScrollsIsTheOneThatCounts() async {
        everyRequest { strip in
            strip.sendWheel(notches: 4)
            strip.model.current = 20
            strip.wait(4)
            XCTAssertEqual(strip.model.current, strip.front, "\(strip)")
        }
    }

    func testAnActionThatAnswersTheReportWithARequestGetsItsWay() async {
        everyRequest { strip in
            strip.model.answer = { if $0 != 25 { strip.model.current = 25 } }
            strip.turnWheel(notches: 6)
            strip.wait(4)
            XCTAssertEqual(strip.model.current, 25, "\(strip)")
            XCTAssertEqual(strip.front, 25, "\(strip)")
        }
    }

    func testAClickOnContentAtRestLeavesTheRequest() async {
        everyRequest { strip in
            strip.model.current = 20
            strip.wait(1)
            strip.click()
            strip.resize(to: 150)
            XCTAssertEqual(strip.model.current, 20, "\(strip)")
            XCTAssertEqual(strip.front, 20, "\(strip)")
        }
    }
}

/// Cards of one length in a scroll view, lazy or not, along either axis.
struct CardStrip {
    enum Snapping { case none, paging, viewAligned }

    enum Form: CaseIterable {
        case row, lazyRow, lazyRowFromTheRight, rowFromTheRight, column, lazyColumn

        var isVertical: Bool { self == .column || self == .lazyColumn }
        var isLazy: Bool { self == .lazyRow || self == .lazyColumn || self == .lazyRowFromTheRight }
        var isRightToLeft: Bool { self == .lazyRowFromTheRight || self == .rowFromTheRight }
    }

    let form: Form
    let snapping: Snapping
    static let length: CGFloat = 90
    static let gap: CGFloat = 10
}

@MainActor @Observable
private final class CardModel {
    var current: Int? = 0 { didSet { if current != oldValue { reported(current) } } }
    var ids = Array(0..<40)
    @ObservationIgnored var answer: (Int?) -> Void = { _ in }

    private func reported(_ id: Int?) { answer(id) }
}

/// A host with a strip in it, and simulated input.
@MainActor
private final class CardStripHost: @preconcurrency CustomStringConvertible {
    let host: ViewHost
    let model = CardModel()
    let strip: CardStrip
    private let feel: ScrollFeel

    init(feel: ScrollFeel, _ strip: CardStrip) {
        self.feel = feel
        self.strip = strip
        let model = model
        host = ViewHost(size: CGSize(width: 200, height: 200), feel: feel) { CardStripView(strip: strip, model: model) }
        host.frame(at: .zero)
    }

    var description: String { "\(feel.name), \(strip.form), \(strip.snapping)" }

    /// The first card in the layout direction that reaches into the window.
    var front: Int? {
        guard let geometry = host.scrollGeometry(ofID: "strip") else { return nil }
        let (offset, content) = (geometry.contentOffset, geometry.contentSize)
        let start = strip.form.isVertical ? offset.y : offset.x
        let gone = strip.form.isRightToLeft ? content.width - geometry.containerSize.width - start : start
        let index = Int(((gone + 0.5 + CardStrip.gap) / (CardStrip.length + CardStrip.gap)).rounded(.down))
        return model.ids[min(max(index, 0), model.ids.count - 1)]
    }

    /// Checks with regular frames, and with one very late frame.
    func check(_ name: String, _ act: (CardStripHost) -> Void) {
        for isStalled in [false, true] {
            act(self)
            for _ in 0..<(isStalled ? 6 : 200) {
                if isStalled { host.frame(at: host.time + .milliseconds(700)) } else { host.wait(1.0 / 60) }
                let place = "\(self): \(name)\(isStalled ? " with a stall" : "") at \(host.time)"
                XCTAssertEqual(model.current, front, place)
                if model.current != front { return }
                if !isStalled, !host.needsFrame { break }
            }
        }
    }

    func wait(_ seconds: Double) { host.wait(seconds) }

    private var middle: CGPoint { CGPoint(x: host.size.width / 2, y: host.size.height / 2) }
    /// The direction in which content moves when it is scrolled forwards.
    private var sign: CGFloat { strip.form.isRightToLeft ? 1 : -1 }

    private func way(_ distance: CGFloat) -> CGPoint {
        strip.form.isVertical ? CGPoint(x: 0, y: sign * distance) : CGPoint(x: sign * distance, y: 0)
    }

    func sendWheel(notches: Int, source: InputEvent.Wheel.Source = .notch, delta: Double = 1) {
        let (dx, dy) = strip.form.isVertical ? (0, -delta) : (strip.form.isRightToLeft ? -delta : delta, 0)
        for _ in 0..<notches {
            let wheel = InputEvent.Wheel(source: source, dx: dx, dy: dy, location: middle)
            host.send(InputEvent(.wheel(wheel), at: host.time))
        }
    }

    func turnWheel(notches: Int) {
        for _ in 0..<notches {
            sendWheel(notches: 1)
            host.wait(0.02)
        }
    }

    func swipe(by points: Double) {
        sendWheel(notches: 1, source: .touchpad, delta: points)
        host.wait(0.01)
    }

    func press(_ key: InputEvent.Key) {
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: middle, button: nil)), at: host.time))
        host.frame(at: host.time)
        host.key(key)
    }

    func drag(by distance: CGFloat, over seconds: Double) {
        let (start, way) = (middle, way(distance))
        host.drag(from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), over: seconds)
    }

    func dragBar(by distance: CGFloat) {
        let bars = host.displayList.items.compactMap { item -> CGPoint? in
            guard case .fill(.roundedRect(let rect, _), _) = item, min(rect.width, rect.height) <= 10 else {
                return nil
            }
            return CGPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
        }
        guard let bar = bars.first else { return XCTFail("\(self): no bar") }
        let way = way(-distance)
        host.drag(from: bar, to: CGPoint(x: bar.x + way.x, y: bar.y + way.y), over: 0.3)
    }

    func resize(to length: CGFloat) {
        host.size = strip.form.isVertical ? CGSize(width: 200, height: length) : CGSize(width: length, height: 200)
        host.wait(0.02)
    }

    func click() { host.click(at: middle) }
}

private struct CardStripView: View {
    let strip: CardStrip
    @Bindable var model: CardModel

    var body: some View {
        ScrollView(strip.form.isVertical ? .vertical : .horizontal) {
            cards.scrollTargetLayout()
        }
        .scrollTargetBehavior(behavior)
        .scrollPosition(id: $model.current, anchor: strip.form.isVertical ? .top : .leading)
        .scrollIndicators(.visible)
        .id("strip")
        .environment(\.layoutDirection, strip.form.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    private var behavior: AnyScrollTargetBehavior {
        switch strip.snapping {
        case .none: AnyScrollTargetBehavior(Anywhere())
        case .paging: AnyScrollTargetBehavior(.paging)
        case .viewAligned: AnyScrollTargetBehavior(.viewAligned)
        }
    }

    @ViewBuilder private var cards: some View {
        switch strip.form {
        case .row, .rowFromTheRight: HStack(spacing: CardStrip.gap) { all }
        case .lazyRow, .lazyRowFromTheRight: LazyHStack(spacing: CardStrip.gap) { all }
        case .column: VStack(spacing: CardStrip.gap) { all }
        case .lazyColumn: LazyVStack(spacing: CardStrip.gap) { all }
        }
    }

    private var all: some View {
        ForEach(model.ids, id: \.self) { Color.red.frame(width: CardStrip.length, height: CardStrip.length).id($0) }
    }
}

/// Rests wherever the motion ends.
private struct Anywhere: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
