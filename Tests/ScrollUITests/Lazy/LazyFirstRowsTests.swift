import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// The number of rows built for the first view of a list.
@MainActor
final class LazyFirstRowsTests: XCTestCase {
    @Observable
    final class Model {
        var rows: [Int] = []
    }

    private struct Rows: View {
        let model: Model
        let spacing: CGFloat?
        let height: (Int) -> CGFloat
        let probe: Probe

        var body: some View {
            ScrollView {
                LazyVStack(spacing: spacing) {
                    ForEach(model.rows, id: \.self) { row in Row(row: row, height: height(row), probe: probe) }
                }
            }
        }
    }

    private struct Row: View {
        let row: Int
        let height: CGFloat
        let probe: Probe
        var body: some View {
            probe.hit("row")
            return Text("\(row)").frame(height: height)
        }
    }

    func testTheFirstRowsOfAListThatWasEmptyAreNotManyMoreThanAreSeen() async {
        let heights: [(name: String, height: (Int) -> CGFloat)] = [
            ("even", { _ in 40 }), ("short first", { $0 == 0 ? 2 : 40 }), ("uneven", { CGFloat(10 + $0 * 7 % 50) }),
            ("short beginning", { $0 < 3 ? 4 : 60 }),
        ]
        for (name, height) in heights {
            for spacing in [nil, 0, 20] as [CGFloat?] {
                for startsEmpty in [true, false] {
                    let model = Model()
                    let probe = Probe()
                    if !startsEmpty { model.rows = Array(0..<10_000) }
                    let host = host(300, 320) { Rows(model: model, spacing: spacing, height: height, probe: probe) }
                    if startsEmpty {
                        model.rows = Array(0..<10_000)
                        host.wait(0.1)
                    }
                    let seen = host.texts.count
                    let what = "\(name), spacing \(spacing ?? 8), empty \(startsEmpty): \(probe["row"]) for \(seen)"
                    XCTAssertGreaterThan(seen, 3, what)
                    XCTAssertLessThanOrEqual(probe["row"], 2 * seen, what)
                }
            }
        }
    }
}
