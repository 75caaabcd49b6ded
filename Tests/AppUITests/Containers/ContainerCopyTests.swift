import AppUI
import Drawing
import Foundation
import TestSupport
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// Still content whose drawing is copied from the frame before moves with the container around it, which is dragged,
/// scrolled and clicked at random points.
@MainActor
final class ContainerCopyTests: XCTestCase {
    func testRandomInputShowsTheSameAsWithoutCachedDrawings() async {
        for seed in Repetition.cases(UInt64(1)...20, few: 3) {
            play("stack", seed) { NavigationStack { Pages() } }
            play("pages", seed) { TabView { ForEach(0..<3) { _ in Panel() } }.tabViewStyle(.page) }
            play("tabs", seed) {
                TabView {
                    Tab("One", systemImage: "star") { Panel() }
                    Tab("Two", systemImage: "star") { Panel() }
                }
            }
            play("sheet", seed) { SheetOverPanel() }
            play("list", seed) { List { ForEach(0..<30) { _ in Row() } } }
        }
    }

    /// After each step, the last frame is drawn once more without copies. Two runs cannot be compared: a view whose bits
    /// differ in padding is evaluated again, which animates the ground of a pressed button in a dialog that closes.
    private func play<Screen: View>(_ name: String, _ seed: UInt64, @ViewBuilder _ screen: @escaping () -> Screen) {
        var random = SeededNumbers(seed: seed)
        let host = host(320, 480, root: screen)
        func step(_ input: InputEvent.Kind, frames count: Int) {
            host.send(InputEvent(input, at: host.time))
            for _ in 0..<count { host.frame(at: host.time + .milliseconds(16)) }
            let copied = host.displayList.dump()
            host.graph.forgetPictures()
            host.frame(at: host.time)
            XCTAssertEqual(host.displayList.dump(), copied, "\(name), seed \(seed)")
        }
        func point() -> CGPoint { CGPoint(x: Double(random.next(320)), y: Double(random.next(480))) }
        for _ in 0..<8 {
            let (start, end) = (point(), point())
            if random.next(3) == 0 {
                let dy: Double = random.next(3) == 0 ? 1 : -1
                step(.wheel(InputEvent.Wheel(source: .notch, dx: 0, dy: dy, location: start)), frames: 5)
                continue
            }
            let isClick = random.next(3) == 0
            step(.pointerDown(InputEvent.Pointer(location: start)), frames: 3)
            for share in isClick ? [] : [0.2, 0.5, 1] {
                let (x, y) = (start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
                step(.pointerMoved(InputEvent.Pointer(location: CGPoint(x: x, y: y))), frames: 4)
            }
            step(.pointerUp(InputEvent.Pointer(location: isClick ? start : end)), frames: 12)
        }
    }
}

private struct Row: View {
    var body: some View { HStack { ForEach(0..<9) { Text("\($0)") } } }
}

private struct Panel: View {
    var body: some View {
        VStack {
            Row()
            ScrollView { ForEach(0..<30) { _ in Row() } }
        }
    }
}

private struct Pages: View {
    var body: some View {
        VStack {
            Row()
            NavigationLink("next") { Panel().navigationTitle("Second") }
            List { ForEach(0..<30) { _ in NavigationLink("more") { Panel().navigationTitle("Third") } } }
        }
        .navigationTitle("First")
    }
}

private struct SheetOverPanel: View {
    @State private var isShown = true

    var body: some View {
        VStack {
            Row()
            Button("show") { isShown = true }
        }
        .sheet(isPresented: $isShown) { Panel().presentationDetents([.medium, .large]) }
    }
}
