import Foundation
import TestSupport
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// The search for the views under a point skips views by their bounds, and finds the same as without.
@MainActor
final class HitBoundsTests: XCTestCase {
    private let points = stride(from: 0.0, to: 300, by: 7).flatMap { y in
        stride(from: 0.0, to: 300, by: 11).map { CGPoint(x: $0, y: y) }
    }

    func testInvisibleAreasThatTakeHitsAreFoundWhereverEffectsMoveThem() async {
        let host = host(300, 300) {
            ScrollView {
                LazyVStack {
                    row { $0 }
                    row { $0.offset(x: 80) }
                    row { $0.offset(y: 45) }
                    row { $0.scaleEffect(2) }
                    row { $0.rotationEffect(.degrees(90)) }
                    row { $0.padding(-20) }
                    row { Color.red.frame(width: 5, height: 5).overlay($0) }
                    row { $0.position(x: 150, y: 60) }
                    row { Color.red.frame(width: 60, height: 5).background($0).clipShape(Circle()) }
                    row { $0.visualEffect { view, _ in view.offset(x: 60) } }
                }
            }
        }
        for _ in 0..<6 {
            XCTAssertEqual(HitBounds.fault(in: host, at: points), nil)
            host.notch(-1, at: CGPoint(x: 150, y: 150))
            host.wait(0.2)
        }
    }

    func testViewsThatAreAnimatedToOtherFramesAreFoundWhereTheyAreShown() async {
        let knob = Knob()
        let host = host(300, 300) { ScrollView { Shifted(knob: knob) } }
        withAnimation(.linear(duration: 0.5)) { knob.isOn.toggle() }
        var starts: Set<CGFloat> = []
        for _ in 0..<8 {
            host.wait(0.1)
            XCTAssertEqual(HitBounds.fault(in: host, at: points), nil)
            let first = points.first { host.router.path(at: $0).contains { $0.typeName == "ContentShape" } }
            if let first { starts.insert(first.x) }
        }
        XCTAssertGreaterThan(starts.count, 3)
    }

    func testRandomTreesAreFoundAsWithoutBounds() async {
        for seed in Repetition.cases(UInt64(1)...40, few: 6) {
            var random = SeededNumbers(seed: seed)
            let model = TreeModel(spec: .column((0..<10).map { _ in .random(depth: 2, &random) }))
            let host = host(300, 300) { ScrollView { TreeRoot(model: model) } }
            for _ in 0..<6 {
                XCTAssertEqual(HitBounds.fault(in: host, at: points), nil, "seed \(seed)")
                model.change(&random)
                host.notch(-1, at: CGPoint(x: 150, y: 150))
                host.wait(0.1)
            }
        }
    }

    private func row<Row: View>(_ change: (Target) -> Row) -> Row { change(Target()) }
}

/// An area that takes hits far around what it draws.
private struct Target: View {
    var body: some View { Text("i").frame(width: 90, height: 20).contentShape(Rectangle()).onTapGesture {} }
}

private struct Shifted: View {
    let knob: Knob

    var body: some View {
        HStack {
            if knob.isOn { Spacer() }
            Target()
            if !knob.isOn { Spacer() }
        }
        .frame(width: 300)
    }
}
