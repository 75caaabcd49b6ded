import Drawing
import Foundation
import TestSupport
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// The parts of a frame that are copied from the one before are equal to those that are drawn anew.
@MainActor
final class PaintCacheTests: XCTestCase {
    func testRandomTreesBesideAndInScrollViewsLookTheSameCopiedOrDrawnAnew() async {
        for seed in Repetition.cases(UInt64(1)...60, few: 12) {
            compare(RandomTrees.init, seed) { $0.change(&$1) }
        }
    }

    func testEveryModifierThatDrawsLooksTheSameCopiedOrDrawnAnew() async {
        for seed in Repetition.cases(UInt64(1)...20, few: 4) {
            compare(Modifications.init, seed) { model, _ in model.numbers[0, default: 0] += 1 }
        }
    }

    /// A panel that stands still is not visited while content beside it scrolls.
    func testOnlyWhatMovesIsDrawnAnew() async {
        let host = host(300, 200) {
            HStack {
                VStack { ForEach(0..<12) { Text("panel \($0)").padding(1) } }
                ScrollView { ForEach(0..<100) { Text("row \($0)") } }.id("list")
            }
        }
        host.wait(0.1)
        host.graph.forgetPictures()
        host.frame(at: host.time + .milliseconds(16))
        let whole = host.report.nodesPainted
        host.notch(-1, at: host.center(ofID: "list"))
        let start = host.scrollGeometry(ofID: "list")?.contentOffset.y
        host.wait(0.05)
        XCTAssertNotEqual(host.scrollGeometry(ofID: "list")?.contentOffset.y, start)
        XCTAssertLessThan(host.report.nodesPainted, whole - 15)
    }

    /// At any speed and scale, to the last digit, and if a part of them changes after that.
    func testRowsThatOnlyMoveAreDrawnWithoutAVisitAndAsIfVisited() async {
        for scale in [1, 1.25, 2] as [CGFloat] {
            let knob = Knob()
            let (copied, anew) = (cards(scale, knob), cards(scale, knob))
            var (few, all) = (0, 0)
            for frame in 0..<40 {
                anew.graph.forgetPictures()
                for host in [copied, anew] { host.touchpad(CGVector(dx: 0, dy: -2.37 * Double(frame))) }
                XCTAssertEqual(copied.displayList.items, anew.displayList.items, "scale \(scale), frame \(frame)")
                few += copied.report.nodesPainted
                all += anew.report.nodesPainted
                for host in [copied, anew] { host.wait(1.0 / 60) }
                if frame % 10 == 9 { knob.count += 1 }
            }
            XCTAssertLessThan(few, all * 2 / 3, "scale \(scale)")
        }
    }

    /// Rows that come into view or leave it bit by bit, in a stack that is lazy or not.
    func testEachRowIsDrawnAnewInOneFrameAtMost() async {
        for isLazy in [true, false] {
            let knob = Knob()
            let host = host(600, 600) {
                ScrollView {
                    if isLazy {
                        LazyVStack { ForEach(0..<100) { Card(index: $0, knob: knob) } }
                    } else {
                        VStack { ForEach(0..<100) { Card(index: $0, knob: knob) } }
                    }
                }
            }
            var counts: [Int] = []
            for _ in 0..<100 {
                host.touchpad(CGVector(dx: 0, dy: -3))
                counts.append(host.report.nodesPainted)
            }
            // A card that is drawn anew is 20 visited nodes, one that is moved at most 4. Cards are 60 points long.
            let fewest = counts.min() ?? 0
            XCTAssertLessThanOrEqual(counts.count { $0 > fewest + 10 }, 300 / 60 + 1, "lazy: \(isLazy), \(counts)")
        }
    }

    private func cards(_ scale: CGFloat, _ knob: Knob) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 600, height: 600), scale: scale) {
            ScrollView { LazyVStack { ForEach(0..<1000) { Card(index: $0, knob: knob) } } }
        }
        host.frame(at: .zero)
        return host
    }

    /// Each shape is fitted to the corners of a container in which it moves.
    func testShapesInAContainerAroundTheScrollViewAreFittedWhereTheyMove() async {
        func frames(between: (ViewHost) -> Void) -> [String] {
            let host = host(200, 300) {
                ScrollView {
                    ForEach(0..<20) { index in
                        HStack(spacing: 2) {
                            if index.isMultiple(of: 2) {
                                ContainerRelativeShape().frame(width: 40, height: 20)
                            } else {
                                Color.red.frame(width: 40, height: 20).clipShape(ContainerRelativeShape())
                            }
                            ForEach(0..<9) { _ in Color.blue.frame(width: 3, height: 3) }
                        }
                        .padding(.leading, 20)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
                .containerShape(RoundedRectangle(cornerRadius: 60))
            }
            return (0..<20).map { _ in
                host.touchpad(CGVector(dx: 0, dy: -3))
                between(host)
                return host.displayList.dump()
            }
        }
        let (copied, anew) = (frames { _ in }, frames { $0.graph.forgetPictures() })
        XCTAssertNil(zip(copied, anew).enumerated().first { $1.0 != $1.1 }?.offset)
    }

    func testADisplayListIsAskedForInEachFrameWithAChange() async {
        var asked = 0
        let host = host(300, 200) {
            HStack {
                VStack {
                    HStack { ForEach(0..<9) { Text("\($0)") } }
                    DisplayListView {
                        asked += 1
                        return DisplayList()
                    }
                }
                ScrollView { ForEach(0..<100) { Text("row \($0)") } }.id("list")
            }
        }
        host.wait(0.1)
        for _ in 0..<3 {
            let before = asked
            host.notch(-1, at: host.center(ofID: "list"))
            for _ in 0..<3 { host.frame(at: host.time + .milliseconds(16)) }
            XCTAssertEqual(asked, before + 3)
        }
    }

    /// Rows that surround others become transparent when an element turns out to be several rows: the views in them, which were in the
    /// pictures of the rows, are then in that of the window.
    func testAPictureThatIsInsideAnotherThanBeforeIsNotMistaken() async {
        for change in 1...3 {
            let knobs = [Knob(), Knob()]
            let hosts = knobs.map { knob in host(300, 400) { Turning(knob: knob) } }
            for frame in 1...4 {
                if frame == change { for knob in knobs { knob.count = 1 } }
                hosts[1].graph.forgetPictures()
                for host in hosts { host.frame(at: host.time + .milliseconds(16)) }
                let (copied, anew) = (hosts[0].displayList.dump(), hosts[1].displayList.dump())
                XCTAssertEqual(copied, anew, "change \(change), frame \(frame)")
            }
        }
    }

    private func compare<Content: View>(
        _ content: (TreeModel) -> Content, _ seed: UInt64, change: (TreeModel, inout SeededNumbers) -> Void
    ) {
        let copied = frames(of: content, seed, change: change) { _ in }
        let anew = frames(of: content, seed, change: change) { $0.graph.forgetPictures() }
        let first = zip(copied, anew).enumerated().first { $1.0 != $1.1 }
        XCTAssertNil(first.map { "frame \($0.offset):\n\($0.element.0)\n\($0.element.1)" }, "seed \(seed)")
        XCTAssertEqual(copied.count, anew.count)
    }

    private func frames<Content: View>(
        of content: (TreeModel) -> Content, _ seed: UInt64, change: (TreeModel, inout SeededNumbers) -> Void,
        between: (ViewHost) -> Void
    ) -> [String] {
        var random = SeededNumbers(seed: seed)
        let model = TreeModel(spec: .column((0..<10).map { _ in .random(depth: 2, &random) }))
        let root = content(model)
        let host = host(400, 500) { root }
        var frames: [String] = []
        for _ in 0..<12 {
            if random.next(3) == 0 { change(model, &random) }
            if random.next(2) == 0 {
                let point = CGPoint(x: Double(random.next(400)), y: Double(random.next(500)))
                host.notch(random.next(3) == 0 ? 1 : -1, at: point)
            }
            for _ in 0..<6 {
                host.frame(at: host.time + .milliseconds(16))
                frames.append(host.displayList.dump())
                between(host)
            }
        }
        return frames
    }
}

private struct Card: View {
    let index: Int
    let knob: Knob

    var body: some View {
        VStack(alignment: .leading) {
            Rectangle().frame(width: 5, height: 5)
            Text("Card \(index), \(knob.count)")
            HStack {
                Circle().frame(width: 20.5, height: 20.5)
                ForEach(0..<9) { Text("\($0)") }
                Spacer()
                Rectangle().frame(width: 0.3)
            }
        }
        .padding(4.2)
        .background(RoundedRectangle(cornerRadius: 6).fill(.red))
    }
}

/// Rows with a view whose drawing is cached; the last becomes two rows.
private struct Turning: View {
    let knob: Knob

    var body: some View {
        LazyVStack(alignment: .leading) { ForEach(0..<4) { Turn(row: $0, knob: knob) } }
            .frame(height: 400, alignment: .top)
    }

    struct Turn: View {
        let row: Int
        let knob: Knob

        var body: some View {
            if row == 3, knob.count > 0 {
                ForEach(0..<2) { Text("nested \($0)") }
            } else {
                HStack { ForEach(0..<9) { Text("\(row)\($0)") } }
            }
        }
    }
}

/// The same random tree beside a scroll view, in one, and in one of two nested ones.
private struct RandomTrees: View {
    let model: TreeModel

    var body: some View {
        HStack(alignment: .top) {
            TreeRoot(model: model)
            ScrollView { TreeRoot(model: model) }
            ScrollView {
                Text("before")
                ScrollView(.horizontal) { TreeRoot(model: model).fixedSize() }.frame(height: 90)
                ForEach(0..<40) { Text("after \($0)") }
            }
        }
    }
}

/// Modifiers whose values change, around one view and around several.
private struct Modifications: View {
    let model: TreeModel

    private var value: CGFloat { CGFloat(model.numbers.values.reduce(0, +)) }

    var body: some View {
        HStack(alignment: .top) {
            panel
            ScrollView { panel }
            ScrollView {
                LazyVStack {
                    ForEach(0..<60) { Text("row \($0)").scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) } }
                }
            }
        }
    }

    /// Each in a container of its own, whose drawing is cached.
    private var panel: some View {
        VStack {
            still { pair.offset(x: value) }
            still { pair.opacity(1 / (1 + value)) }
            still { pair.clipShape(RoundedRectangle(cornerRadius: value)) }
            still { pair.modifier(Slide(x: value)) }
            still { pair.visualEffect { [value] view, _ in view.scaleEffect(1 + value / 10) } }
            still { layers }
            still { canvas }
            still { picker }
            still { Image(systemName: value > 1 ? "star" : "star.fill") }
        }
    }

    private func still(_ content: () -> some View) -> some View {
        VStack(spacing: 0) {
            HStack { ForEach(0..<9) { Text("\($0)") } }
            content()
        }
    }

    private var layers: some View {
        ZStack {
            Text("front").zIndex(value)
            Text("back").zIndex(2)
        }
    }

    private var canvas: some View {
        Canvas { [value] canvas, _ in
            canvas.fill(Path(CGRect(x: value, y: 0, width: 9, height: 9)), with: .color(.red))
        }
        .frame(width: 40, height: 10)
    }

    private var picker: some View {
        Picker("", selection: .constant(Int(value) % 2)) {
            Text("even").tag(0)
            Text("odd").tag(1)
        }
        .pickerStyle(.segmented)
    }

    private var pair: some View {
        Group {
            Text("one")
            Text("two")
        }
    }
}

private struct Slide: GeometryEffect {
    var x: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
}
