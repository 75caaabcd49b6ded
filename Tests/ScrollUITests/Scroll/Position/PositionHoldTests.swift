import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// What a position that was asked for holds, and for how long.
@MainActor
final class PositionHoldTests: XCTestCase {
    func testTheFirstScrollByHandLeavesAHeldEdge() async {
        for feel in ScrollFeel.builtIn {
            for isLazy in [false, true] {
                let model = Model(position: ScrollPosition(idType: Int.self, edge: .bottom))
                let host = host(300, 300) { Rows(model: model, isLazy: isLazy).scrollFeel(feel) }
                host.wait(0.1)
                let start = host.offset
                host.notch(3, at: CGPoint(x: 150, y: 150))
                host.wait(3)
                XCTAssertLessThan(host.offset, start - 20, "\(feel.name), lazy: \(isLazy)")
                XCTAssertTrue(model.position.isPositionedByUser, "\(feel.name), lazy: \(isLazy)")
            }
        }
    }

    func testAnEdgeIsNoLongerHeldAfterThePositionIsGivenUp() async {
        let ends: [(Model) -> Void] = [
            { $0.position = ScrollPosition(idType: Int.self) }, { $0.position.isPositionedByUser = true },
        ]
        for (index, end) in ends.enumerated() {
            let model = Model(position: ScrollPosition(idType: Int.self, edge: .bottom))
            let host = host(300, 300) { Rows(model: model, isLazy: false) }
            host.wait(0.1)
            end(model)
            host.wait(0.1)
            let offset = host.offset
            model.count += 10
            host.wait(0.1)
            XCTAssertEqual(host.offset, offset, "end \(index)")
        }
    }

    func testAProxyScrollsAwayFromAHeldEdge() async {
        let model = Model(position: ScrollPosition(idType: Int.self, edge: .bottom))
        var proxy: ScrollViewProxy?
        let host = host(300, 300) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                Rows(model: model, isLazy: true)
            }
        }
        host.wait(0.1)
        proxy?.scrollTo(10, anchor: .top)
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 10)?.minY, 0)
    }

    func testAnotherScrollViewBeginsAtThePositionOfTheBinding() async {
        let model = Model(position: ScrollPosition(id: 20, anchor: .top))
        let host = host(300, 300) { Exchanged(model: model) }
        host.wait(0.1)
        XCTAssertEqual(host.offset, 400)
        model.window = 1
        host.wait(0.1)
        XCTAssertEqual(host.offset, 400)
        host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100), over: 0.5)
        host.wait(3)
        let followed = model.position.viewID(type: Int.self)
        XCTAssertNotEqual(followed, 20)
        model.window = 2
        host.wait(0.1)
        XCTAssertEqual(followed.flatMap { host.frame(ofID: $0)?.minY } ?? .nan, 0, accuracy: 20)
        model.position.scrollTo(id: 40, anchor: .top)
        host.wait(0.1)
        XCTAssertEqual(host.offset, 800)
    }

    /// With whole pages, the view at the end of the window is the page shown, not the next one.
    func testTheViewAtTheEndOfTheWindowIsInIt() async {
        for isLazy in [false, true] {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let model = Model(position: ScrollPosition(idType: Int.self))
                let host = host(300, 300) { Pages(model: model, isLazy: isLazy, direction: direction) }
                host.wait(0.1)
                let way: CGFloat = direction == .leftToRight ? -1 : 1
                host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150 + way * 120, y: 150), over: 0.2)
                host.wait(3)
                XCTAssertEqual(model.position.viewID(type: Int.self), 1, "lazy: \(isLazy), \(direction)")
            }
        }
    }

    /// Of any size and in either direction, by hand before it.
    func testTheViewAtTheAnchorStaysThereWhenTheWindowIsResized() async {
        for anchor in [UnitPoint.top, .center, .bottom] {
            for isLazy in [false, true] {
                for height in [220.0, 420] {
                    let model = Model(position: ScrollPosition(idType: Int.self))
                    let host = host(300, 300) { Rows(model: model, isLazy: isLazy, anchor: anchor) }
                    host.wait(0.1)
                    host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 40), over: 0.2)
                    host.wait(4)
                    let (name, followed) = (
                        "\(anchor), lazy: \(isLazy), \(height)", model.position.viewID(type: Int.self)
                    )
                    guard let followed, let before = host.frame(ofID: followed) else { return XCTFail(name) }
                    host.size.height = height
                    host.wait(0.1)
                    XCTAssertEqual(
                        height * anchor.y - (host.frame(ofID: followed)?.minY ?? .nan), 300 * anchor.y - before.minY,
                        accuracy: 0.01, name)
                    XCTAssertEqual(model.position.viewID(type: Int.self), followed, name)
                }
            }
        }
    }

    func testTheViewAtTheAnchorStaysThereInBothDirections() async {
        for anchor in [UnitPoint.leading, .center, .trailing] {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let model = Model(position: ScrollPosition(idType: Int.self))
                let host = host(300, 300) { Strip(model: model, direction: direction, anchor: anchor) }
                host.wait(0.1)
                let way: CGFloat = direction == .leftToRight ? -1 : 1
                host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150 + way * 120, y: 150), over: 0.2)
                host.wait(4)
                let (name, followed) = ("\(anchor), \(direction)", model.position.viewID(type: Int.self))
                guard let followed, let before = host.frame(ofID: followed) else { return XCTFail(name) }
                let share = direction == .leftToRight ? anchor.x : 1 - anchor.x
                host.size.width = 500
                host.wait(0.1)
                XCTAssertEqual(
                    500 * share - (host.frame(ofID: followed)?.minX ?? .nan), 300 * share - before.minX,
                    accuracy: 0.01, name)
                XCTAssertEqual(model.position.viewID(type: Int.self), followed, name)
            }
        }
    }
}

extension ViewHost {
    fileprivate var offset: CGFloat { scrollGeometry(ofID: "window")?.contentOffset.y ?? .nan }
}

@MainActor
@Observable
private final class Model {
    var position: ScrollPosition
    var count = 100
    var window = 0

    init(position: ScrollPosition) { self.position = position }
}

private struct Rows: View {
    @Bindable var model: Model
    let isLazy: Bool
    var anchor: UnitPoint?

    var body: some View {
        ScrollView {
            if isLazy {
                LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
            } else {
                VStack(spacing: 0) { rows }.scrollTargetLayout()
            }
        }
        .scrollPosition($model.position, anchor: anchor)
        .id("window")
    }

    private var rows: some View {
        ForEach(0..<model.count, id: \.self) { Color.red.frame(height: 20 + CGFloat($0 * 7 % 31)).id($0) }
    }
}

private struct Exchanged: View {
    @Bindable var model: Model

    var body: some View {
        VStack {
            if model.window < 2 { rows.id(model.window) } else { rows }
        }
        .scrollPosition($model.position)
    }

    private var rows: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Color.red.frame(height: 20).id($0) } }
                .scrollTargetLayout()
        }
        .id("window")
    }
}

private struct Pages: View {
    @Bindable var model: Model
    let isLazy: Bool
    let direction: LayoutDirection

    var body: some View {
        ScrollView(.horizontal) {
            if isLazy {
                LazyHStack(spacing: 0) { pages }.scrollTargetLayout()
            } else {
                HStack(spacing: 0) { pages }.scrollTargetLayout()
            }
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition($model.position, anchor: .trailing)
        .environment(\.layoutDirection, direction)
    }

    private var pages: some View {
        ForEach(0..<9, id: \.self) { Color.red.frame(width: 300, height: 300).id($0) }
    }
}

private struct Strip: View {
    @Bindable var model: Model
    let direction: LayoutDirection
    let anchor: UnitPoint

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<50, id: \.self) { Color.red.frame(width: 70, height: 70).id($0) } }
                .scrollTargetLayout()
        }
        .scrollPosition($model.position, anchor: anchor)
        .environment(\.layoutDirection, direction)
    }
}
