import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// Scroll views and lazy stacks whose own values change.
@MainActor
final class ChangedScrollViewTests: XCTestCase {
    func testAScrollViewTakesOtherAxes() async {
        let model = Model()
        let host = host(300, 300) { AxesWindow(model: model) }
        scroll(host)
        XCTAssertEqual(host.scrollGeometry(ofID: "window")?.contentOffset.x, 0)
        XCTAssertGreaterThan(host.scrollGeometry(ofID: "window")?.contentOffset.y ?? 0, 50)
        model.axes = .horizontal
        host.wait(0.1)
        XCTAssertEqual(host.scrollGeometry(ofID: "window")?.contentOffset, .zero)
        scroll(host)
        XCTAssertGreaterThan(host.scrollGeometry(ofID: "window")?.contentOffset.x ?? 0, 50)
        XCTAssertEqual(host.scrollGeometry(ofID: "window")?.contentOffset.y, 0)
        model.axes = []
        host.wait(0.1)
        scroll(host)
        XCTAssertEqual(host.scrollGeometry(ofID: "window")?.contentOffset, .zero)
    }

    func testAxesThatStayKeepTheirOffset() async {
        let model = Model()
        let host = host(300, 300) { AxesWindow(model: model) }
        scroll(host)
        let offset = host.scrollGeometry(ofID: "window")?.contentOffset.y
        model.axes = [.horizontal, .vertical]
        host.wait(0.1)
        XCTAssertEqual(host.scrollGeometry(ofID: "window")?.contentOffset.y, offset)
    }

    /// Even in the middle of a drag, or of the motion after it.
    func testAxesMayChangeAtAnyMoment() async {
        for isHeld in [true, false] {
            let model = Model()
            let host = host(300, 300) { AxesWindow(model: model) }
            let (start, end) = (CGPoint(x: 150, y: 250), CGPoint(x: 150, y: 100))
            host.drag(from: start, to: end, release: !isHeld)
            host.wait(0.05)
            model.axes = .horizontal
            host.wait(0.1)
            if isHeld { host.release(at: end) }
            host.wait(2)
            XCTAssertEqual(host.scrollGeometry(ofID: "window")?.contentOffset, .zero, "held: \(isHeld)")
            scroll(host)
            XCTAssertGreaterThan(host.scrollGeometry(ofID: "window")?.contentOffset.x ?? 0, 50, "held: \(isHeld)")
        }
    }

    func testTheFirstVisibleRowStaysWhenColumnsOrSpacingChange() async {
        for change in [{ $0.columns = 2 }, { $0.columns = 5 }, { $0.spacing = 20 }] as [(Model) -> Void] {
            let model = Model()
            let host = host(300, 300) { GridWindow(model: model) }
            host.wait(0.1)
            model.id = 300
            host.wait(0.1)
            XCTAssertEqual(host.frame(ofID: 300)?.minY, 0)
            change(model)
            host.wait(0.1)
            let row = 300 / model.columns * model.columns
            XCTAssertEqual(host.frame(ofID: row)?.minY ?? .nan, 0, accuracy: 0.5)
            XCTAssertEqual(model.id, 300)
        }
    }

    func testRowsThatOverlapAreThereAsLongAsTheyAreVisible() async {
        for offset in stride(from: CGFloat(0), through: 120, by: 7) {
            let vertical = host(300, 300) {
                ScrollView {
                    LazyVStack(spacing: -30) {
                        ForEach(0..<99, id: \.self) { Color.red.frame(height: 60).id($0) }
                    }
                }
            }
            vertical.touchpad(CGVector(dx: 0, dy: -offset))
            vertical.wait(1)
            for index in 0..<9 where CGFloat(index) * 30 + 60 > offset + 1 && CGFloat(index) * 30 < offset + 299 {
                XCTAssertNotNil(vertical.frame(ofID: index), "row \(index) at \(offset)")
            }
        }
    }

    /// Across the axis a scroll view is as long as its content, which must not be measured by itself.
    func testTheContainerAcrossIsWhatTheScrollViewIsOffered() async {
        let red = Color.red.frame(width: 50, height: 50)
        let vertical = host(300, 300) {
            ScrollView {
                VStack(spacing: 0) {
                    red.containerRelativeFrame(.horizontal, count: 2, spacing: 0).id("half")
                    red.containerRelativeFrame(.horizontal) { length, _ in length - 40 }.id("rest")
                }
            }
        }
        let horizontal = host(300, 300) {
            ScrollView(.horizontal) {
                HStack { red.containerRelativeFrame(.vertical) { length, _ in length * 0.8 }.id("share") }
            }
        }
        for size in [CGSize(width: 300, height: 300), CGSize(width: 400, height: 200), CGSize(width: 200, height: 400)]
        {
            for host in [vertical, horizontal] {
                host.size = size
                host.wait(0.1)
            }
            XCTAssertEqual(vertical.frame(ofID: "half")?.width ?? .nan, size.width / 2, accuracy: 1e-9)
            XCTAssertEqual(vertical.frame(ofID: "rest")?.width ?? .nan, size.width - 40, accuracy: 1e-9)
            XCTAssertEqual(horizontal.frame(ofID: "share")?.height ?? .nan, size.height * 0.8, accuracy: 1e-9)
        }
    }

    private func scroll(_ host: ViewHost) {
        host.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 250, y: 130), over: 0.5)
        host.wait(2)
        host.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 130, y: 150), over: 0.5)
        host.wait(2)
    }
}

@MainActor
@Observable
private final class Model {
    var axes: Axis.Set = .vertical
    var columns = 3
    var spacing: CGFloat = 0
    var id: Int?
}

private struct AxesWindow: View {
    let model: Model
    var body: some View {
        ScrollView(model.axes) { Color.red.frame(width: 900, height: 2000) }.id("window")
    }
}

private struct GridWindow: View {
    @Bindable var model: Model

    var body: some View {
        ScrollView {
            LazyVGrid(
                columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: model.columns),
                spacing: model.spacing
            ) {
                ForEach(0..<999, id: \.self) { Color.red.frame(height: 20).id($0) }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $model.id, anchor: .top)
    }
}
