import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// Rows that change near the end of the content: what is in view stays in position if the new content is long enough.
@MainActor
final class LazyEndTests: XCTestCase {
    @MainActor @Observable
    final class Model {
        var ids = Array(0..<30)
        var growth: CGFloat = 0
    }

    private struct Rows: View {
        let model: Model
        let axis: Axis

        var body: some View {
            ScrollView(axis == .vertical ? .vertical : .horizontal) {
                if axis == .vertical { LazyVStack(spacing: 5) { rows } } else { LazyHStack(spacing: 5) { rows } }
            }
            .id("rows")
        }

        /// The first rows are short, so that the others are longer than expected.
        private var rows: some View {
            ForEach(model.ids, id: \.self) { id in
                let length = id < 8 ? 40 : 90 + model.growth
                Color.red.frame(width: length, height: length).id(id)
            }
        }
    }

    private func shown(_ model: Model, _ axis: Axis, by distance: Double) -> ViewHost {
        let host = host(300, 300) { Rows(model: model, axis: axis) }
        // The end moves away as long as the last rows are not measured.
        for _ in 0..<5 {
            guard let geometry = host.scrollGeometry(ofID: "rows") else { break }
            let end = CGPoint(
                x: geometry.contentSize.width - 300, y: geometry.contentSize.height - 300)
            let offset = ScrollVector(
                x: axis == .horizontal ? end.x - distance : 0, y: axis == .vertical ? end.y - distance : 0)
            host.apply(.scrollTo(offset, animated: false), toScrollWithID: "rows", at: host.time)
            host.wait(0.1)
        }
        return host
    }

    private func start(of row: Int, in host: ViewHost, _ axis: Axis) -> CGFloat {
        guard let frame = host.frame(ofID: row) else { return .nan }
        return axis == .vertical ? frame.minY : frame.minX
    }

    func testARowRemovedBeforeTheViewMovesNothing() async {
        for axis in Axis.allCases {
            let model = Model()
            let host = shown(model, axis, by: 30)
            let before = start(of: 28, in: host, axis)
            model.ids.remove(at: 2)
            host.wait(0.1)
            XCTAssertEqual(start(of: 28, in: host, axis), before, accuracy: 0.01, "\(axis)")
        }
    }

    func testRowsThatGrowAfterABounceAtTheEndLeaveInPositionWhatWasRead() async {
        for axis in Axis.allCases {
            let model = Model()
            let host = shown(model, axis, by: 100)
            let velocity = ScrollVector(x: axis == .horizontal ? 4000 : 0, y: axis == .vertical ? 4000 : 0)
            host.apply(.fling(velocity), toScrollWithID: "rows", at: host.time)
            host.wait(3)
            // The first row in view while the content was beyond its end.
            let before = start(of: 28, in: host, axis)
            model.growth = 25
            host.wait(0.1)
            XCTAssertEqual(start(of: 28, in: host, axis), before, accuracy: 0.01, "\(axis)")
        }
    }
}
