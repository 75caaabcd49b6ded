import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

@MainActor
final class SliderDragTests: XCTestCase {
    private final class Values {
        var value = 50.0
    }

    private struct Sample: View {
        let values: Values
        @State private var version = 0

        var body: some View {
            let value = Binding(
                get: { values.value },
                set: {
                    values.value = $0
                    version += 1
                })
            VStack {
                Text("\(version)")
                Slider(value: value, in: 0...100, step: 1).sliderRounding(.roundNumbers).id("slider")
            }
        }
    }

    private let values = Values()

    /// The track is 114 points long: the knob goes 100.
    private func slider() -> ViewHost {
        let host = ViewHost(size: CGSize(width: 114, height: 60)) { Sample(values: values) }
        host.frame(at: .zero)
        return host
    }

    private func place(_ value: Double, in host: ViewHost) -> CGPoint {
        let frame = host.frame(ofID: "slider") ?? .zero
        return CGPoint(x: frame.minX + 7 + value, y: frame.midY)
    }

    func testAPressOnTheKnobOffItsMiddleLeavesTheValue() async {
        for distance in [-6.0, -3, 0, 3, 6] {
            let host = slider()
            host.click(at: place(50 + distance, in: host))
            XCTAssertEqual(values.value, 50, "\(distance)")
        }
    }

    func testTheKnobKeepsItsPlaceUnderThePointer() async {
        let host = slider()
        let start = place(55, in: host)
        host.drag(from: start, to: CGPoint(x: start.x + 20, y: start.y))
        XCTAssertEqual(values.value, 70)
    }

    func testAPressBesideTheKnobBringsItThere() async {
        let host = slider()
        host.click(at: place(20, in: host))
        XCTAssertEqual(values.value, 20)
    }

    func testOptionDragsATenthOfTheWay() async {
        let host = slider()
        let start = place(50, in: host)
        let end = CGPoint(x: start.x + 30, y: start.y)
        host.send(InputEvent(.pointerDown(.init(location: start, modifiers: .option)), at: host.time))
        host.send(InputEvent(.pointerMoved(.init(location: end, modifiers: .option)), at: host.time))
        host.send(InputEvent(.pointerUp(.init(location: end, modifiers: .option)), at: host.time))
        host.frame(at: host.time + .milliseconds(16))
        XCTAssertEqual(values.value, 53, accuracy: 1e-9)
    }

    func testHomeAndEndAreForASliderThatWasReachedByTab() async {
        let host = slider()
        host.click(at: place(20, in: host))
        host.key(.end)
        host.key(.home)
        XCTAssertEqual(values.value, 20)
        host.key(.tab)
        host.key(.tab)
        host.key(.end)
        XCTAssertEqual(values.value, 100)
        host.key(.home)
        XCTAssertEqual(values.value, 0)
    }
}
