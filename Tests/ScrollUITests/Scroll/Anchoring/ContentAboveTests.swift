import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// Content before the target layout that changes its length.
@MainActor
final class ContentAboveTests: XCTestCase {
    func testTheBoundRowStaysWhenContentAboveItsLayoutGrowsOrShrinks() async {
        for isLazy in [false, true] {
            let model = Model()
            let host = host(300, 300) { Window(model: model, isLazy: isLazy) }
            host.wait(0.1)
            model.id = 30
            host.wait(0.1)
            for height in [CGFloat(300), 20, 0, 100] {
                model.height = height
                host.wait(0.1)
                XCTAssertEqual(host.frame(ofID: 30)?.minY, 0, "lazy: \(isLazy), \(height)")
                XCTAssertEqual(model.id, 30, "lazy: \(isLazy), \(height)")
            }
        }
    }

    func testTheRowOnWhichTheUserRestsStaysToo() async {
        for isLazy in [false, true] {
            let model = Model()
            let host = host(300, 300) { Window(model: model, isLazy: isLazy) }
            host.wait(0.1)
            host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 50), over: 0.5)
            host.wait(3)
            let id = model.id ?? -1
            let start = host.frame(ofID: id)?.minY
            model.height = 300
            host.wait(0.1)
            XCTAssertEqual(host.frame(ofID: id)?.minY, start, "lazy: \(isLazy)")
            XCTAssertEqual(model.id, id, "lazy: \(isLazy)")
        }
    }

    func testTheBoundRowStaysWhenRowsAreInsertedIntoAnEarlierStack() async {
        let model = Model()
        let host = host(300, 300) { TwoStacks(model: model) }
        host.wait(0.1)
        model.id = 30
        host.wait(0.1)
        model.rows = Array(-10..<50)
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 30)?.minY, 0)
        model.rows = Array(20..<30)
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 30)?.minY, 0)
    }
}

@MainActor
@Observable
private final class Model {
    var id: Int?
    var height: CGFloat = 100
    var rows = Array(0..<50)
}

private struct Window: View {
    @Bindable var model: Model
    let isLazy: Bool

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Color.blue.frame(height: model.height)
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
        }
        .scrollPosition(id: $model.id, anchor: .top)
    }

    private var rows: some View {
        ForEach(0..<100, id: \.self) { Color.red.frame(height: 20).id($0) }
    }
}

private struct TwoStacks: View {
    @Bindable var model: Model

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                LazyVStack(spacing: 0) { ForEach(model.rows, id: \.self) { _ in Color.blue.frame(height: 20) } }
                LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Color.red.frame(height: 20).id($0) } }
                    .scrollTargetLayout()
            }
        }
        .scrollPosition(id: $model.id, anchor: .top)
    }
}
