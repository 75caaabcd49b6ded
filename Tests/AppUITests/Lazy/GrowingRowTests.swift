import AppUI
import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// Rows whose height changes soon after they appear, like a picture that arrives: visible rows must not move.
@MainActor
final class GrowingRowTests: XCTestCase {
    private enum Container: CaseIterable {
        case stack, grid, list
    }

    @MainActor @Observable
    fileprivate final class Pictures {
        var arrived: Set<Int> = []
    }

    /// Every third row grows by 37 points, or shrinks by 20: when it appears, or when its picture arrives.
    private struct AppearingRow: View {
        let id: Int
        let grows: Bool
        let pictures: Pictures?
        @State private var isThere = false

        private var isOther: Bool { id.isMultiple(of: 3) && (pictures?.arrived.contains(id) ?? isThere) }

        var body: some View {
            Color.clear.frame(height: isOther ? grows ? 97 : 40 : 60).id("row \(id)")
                .onAppear { isThere = true }
        }
    }

    private struct Rows: View {
        let container: Container
        let grows: Bool
        let pictures: Pictures?

        var body: some View {
            ScrollViewReader { proxy in
                Group {
                    switch container {
                    case .stack:
                        ScrollView { LazyVStack(spacing: 0) { rows } }.defaultScrollAnchor(.bottom, for: .initialOffset)
                    case .grid:
                        ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { rows } }
                            .defaultScrollAnchor(.bottom, for: .initialOffset)
                    case .list: List { rows }.defaultScrollAnchor(.bottom, for: .initialOffset)
                    }
                }
                .onChange(of: request) { if let request { withAnimation { proxy.scrollTo(request, anchor: .top) } } }
            }
            .overlay(alignment: .topTrailing) { Button("go") { request = 30 } }
        }

        @State private var request: Int?

        private var rows: some View {
            ForEach(0..<80, id: \.self) { AppearingRow(id: $0, grows: grows, pictures: pictures) }
        }
    }

    private func rows(_ container: Container, grows: Bool, _ pictures: Pictures? = nil) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 300, height: 600)) {
            Rows(container: container, grows: grows, pictures: pictures)
        }
        host.frame(at: .zero)
        host.wait(1)
        return host
    }

    /// The positions of the visible rows.
    private func places(_ host: ViewHost) -> [Int: CGFloat] {
        var places: [Int: CGFloat] = [:]
        for id in 0..<80 {
            guard let frame = host.frame(ofID: "row \(id)"), frame.maxY > 0, frame.minY < 600 else { continue }
            places[id] = frame.minY
        }
        return places
    }

    /// Asserts that in each step the rows that stay visible move by its distance.
    private func expectEvenSteps(
        _ host: ViewHost, _ name: String, by distances: [CGFloat], line: UInt = #line, step: (ViewHost) -> Void
    ) {
        for (number, moved) in shifts(host, count: distances.count, step).enumerated() {
            XCTAssertGreaterThan(moved.count, 3, "\(name), step \(number)", line: line)
            for shift in moved {
                XCTAssertEqual(
                    shift, distances[number], accuracy: 0.51, "\(name), step \(number): \(moved)", line: line)
            }
        }
    }

    /// The movements of the rows that stay visible, for each step.
    private func shifts(_ host: ViewHost, count: Int, _ step: (ViewHost) -> Void) -> [[CGFloat]] {
        var before = places(host)
        return (0..<count).map { _ in
            step(host)
            let after = places(host)
            defer { before = after }
            return before.keys.sorted().compactMap { id in after[id].map { $0 - (before[id] ?? 0) } }
        }
    }

    /// The movement in each frame of a list whose rows do not change.
    private func steadyFrames(_ steady: ViewHost, count: Int) -> [CGFloat] {
        shifts(steady, count: count, frame).map { $0.last ?? 0 }
    }

    private func frame(_ host: ViewHost) { host.frame(at: host.time + .milliseconds(16)) }

    private func wheel(_ host: ViewHost, _ source: InputEvent.Wheel.Source, _ dy: Double) {
        let wheel = InputEvent.Wheel(source: source, dx: 0, dy: dy, location: CGPoint(x: 150, y: 300))
        host.send(InputEvent(.wheel(wheel), at: host.time))
    }

    private func touch(_ host: ViewHost, _ point: CGPoint) {
        host.send(InputEvent(.pointerDown(InputEvent.Pointer(device: .touch, location: point)), at: host.time))
        host.frame(at: host.time)
    }

    private func lift(_ host: ViewHost, _ point: CGPoint) {
        host.send(InputEvent(.pointerUp(InputEvent.Pointer(device: .touch, location: point)), at: host.time))
        host.frame(at: host.time)
    }

    private func everyList(_ body: (ViewHost, String) -> Void) {
        for container in Container.allCases {
            for grows in [true, false] {
                body(rows(container, grows: grows), "\(container), \(grows ? "growing" : "shrinking")")
            }
        }
    }

    func testATouchpadTowardsTheStartMovesWhatIsReadEvenly() async {
        everyList { host, name in
            expectEvenSteps(host, name, by: Array(repeating: 20, count: 40)) { host in
                wheel(host, .touchpad, 20)
                host.frame(at: host.time + .milliseconds(16))
                host.frame(at: host.time + .milliseconds(1))
            }
        }
    }

    func testAFingerTowardsTheStartMovesWhatIsReadEvenly() async {
        everyList { host, name in
            for _ in 0..<2 {
                touch(host, CGPoint(x: 150, y: 100))
                var y: CGFloat = 100
                @MainActor func move(_ distance: CGFloat) {
                    y += distance
                    let pointer = InputEvent.Pointer(device: .touch, location: CGPoint(x: 150, y: y))
                    host.send(InputEvent(.pointerMoved(pointer), at: host.time))
                    host.frame(at: host.time + .milliseconds(16))
                }
                move(30)
                expectEvenSteps(host, name, by: Array(repeating: 20, count: 20)) { _ in move(20) }
                host.wait(1)
                lift(host, CGPoint(x: 150, y: y))
                host.wait(0.5)
            }
        }
    }

    func testMomentumTowardsTheStartMovesWhatIsReadAsInASteadyList() async {
        let steady = rows(.stack, grows: true, Pictures())
        fling(steady)
        let distances = steadyFrames(steady, count: 40)
        everyList { host, name in
            fling(host)
            expectEvenSteps(host, name, by: distances, step: frame)
        }
    }

    private func fling(_ host: ViewHost) {
        touch(host, CGPoint(x: 150, y: 100))
        for step in 1...6 {
            let place = CGPoint(x: 150, y: 100 + 25 * CGFloat(step))
            let pointer = InputEvent.Pointer(device: .touch, location: place)
            host.send(InputEvent(.pointerMoved(pointer), at: host.time))
            host.frame(at: host.time + .milliseconds(10))
        }
        lift(host, CGPoint(x: 150, y: 250))
    }

    func testNotchesTowardsTheStartMoveWhatIsReadAsInASteadyList() async {
        let steady = rows(.stack, grows: true, Pictures())
        let distances = (0..<3).map { _ in
            wheel(steady, .notch, 1)
            return steadyFrames(steady, count: 30)
        }
        everyList { host, name in
            for distances in distances {
                wheel(host, .notch, 1)
                expectEvenSteps(host, name, by: distances, step: frame)
            }
        }
    }

    /// A picture that arrives some frames after its row appeared, while the content still moves or rests.
    func testAPictureThatArrivesLateLeavesTheRowsBelowItAlone() async {
        for container in Container.allCases {
            for grows in [true, false] {
                let pictures = Pictures()
                let host = rows(container, grows: grows, pictures)
                pictures.arrived = Set(50..<80)
                host.wait(0.1)
                for step in 0..<40 {
                    let before = places(host)
                    let arriving = before.keys.filter { !pictures.arrived.contains($0) }
                    if step.isMultiple(of: 4) { pictures.arrived.formUnion(arriving) }
                    wheel(host, .touchpad, 20)
                    host.frame(at: host.time + .milliseconds(16))
                    let after = places(host)
                    for (id, y) in after where id > arriving.max() ?? -1 {
                        guard let was = before[id] else { continue }
                        XCTAssertEqual(y - was, 20, accuracy: 0.51, "\(container), \(grows), step \(step), row \(id)")
                    }
                }
            }
        }
    }

    func testAnAnimatedScrollToARowAboveEndsAtThatRow() async {
        for container in Container.allCases {
            let steady = rows(container, grows: true, Pictures())
            let growing = rows(container, grows: true)
            for host in [steady, growing] {
                host.click(at: host.location(of: "go"))
                host.wait(4)
            }
            let (wanted, found) = (steady.frame(ofID: "row 30") ?? .null, growing.frame(ofID: "row 30") ?? .null)
            XCTAssertEqual(found.minY, wanted.minY, accuracy: 0.51, "\(container)")
        }
    }

    /// A tapped row that expands keeps its upper edge, also after scrolling towards the start.
    func testARowThatIsTappedGrowsDownwards() async {
        let pictures = Pictures()
        let host = rows(.stack, grows: true, pictures)
        for _ in 0..<10 {
            wheel(host, .touchpad, 20)
            host.frame(at: host.time + .milliseconds(16))
        }
        host.wait(8)
        let before = places(host)
        let tapped = before.keys.filter { $0.isMultiple(of: 3) && before[$0, default: 0] > 100 }.min() ?? 0
        touch(host, CGPoint(x: 150, y: before[tapped, default: 0] + 10))
        pictures.arrived = [tapped]
        lift(host, CGPoint(x: 150, y: before[tapped, default: 0] + 10))
        host.wait(0.5)
        for (id, y) in places(host) where before[id] != nil {
            XCTAssertEqual(y - before[id, default: 0], id > tapped ? 37 : 0, accuracy: 0.51, "row \(id)")
        }
    }
}
