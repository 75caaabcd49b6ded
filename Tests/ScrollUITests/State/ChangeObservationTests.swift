import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ChangeObservationTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var isShown = true
    }

    private struct Observer: View {
        @ObservedObject var model: Model
        let probe: Probe

        var body: some View {
            let count = model.count
            if model.isShown {
                Color.red
                    .onChange(of: count) { [count] new in probe.hit("former form \(count)>\(new)") }
                    .onChange(of: count) { [count] _, _ in probe.hit("form with both \(count)") }
                    .onChange(of: count) { [count] in probe.hit("form without \(count)") }
            }
        }
    }

    func testTheFormerFormCapturesTheOldValueAndTheOthersTheNewOne() async {
        let (model, probe) = (Model(), Probe())
        let host = host { Observer(model: model, probe: probe) }
        for (old, new) in [(0, 5), (5, 7)] {
            model.count = new
            host.frame(at: host.time)
            XCTAssertEqual(probe["former form \(old)>\(new)"], 1)
            XCTAssertEqual(probe["form with both \(new)"], 1)
            XCTAssertEqual(probe["form without \(new)"], 1)
        }
    }

    func testTheFormerFormCapturesWhatTheLastUpdateBeforeTheChangeSaw() async {
        let (model, probe) = (Model(), Probe())
        let host = host { Observer(model: model, probe: probe) }
        model.isShown = false
        host.frame(at: host.time)
        model.count = 3
        model.isShown = true
        host.frame(at: host.time)
        model.count = 4
        host.frame(at: host.time)
        XCTAssertEqual(probe["former form 3>4"], 1)
        XCTAssertEqual(probe["former form 0>3"], 0)
    }

    func testInitialRunsEachTimeTheViewAppears() async {
        let probe = Probe()
        let host = ViewHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { row in
                        Color.red.frame(height: 50)
                            .onChange(of: row, initial: true) { probe.hit("row \($0) \($1)") }
                    }
                }
            }
            .id("rows")
        }
        host.frame(at: .zero)
        XCTAssertEqual(probe["row 0 0"], 1)
        host.key(.end)
        host.wait(3)
        XCTAssertGreaterThan(host.scrollGeometry(ofID: "rows")?.contentOffset.y ?? 0, 1000)
        host.key(.home)
        host.wait(3)
        XCTAssertEqual(probe["row 0 0"], 2)
    }
}
