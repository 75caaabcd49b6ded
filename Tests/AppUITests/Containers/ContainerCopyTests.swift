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
        for seed in Repetition.cases(UInt64(1)...20, few: 2) {
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

    private func play<Screen: View>(_ name: String, _ seed: UInt64, @ViewBuilder _ screen: @escaping () -> Screen) {
        func frames(between: (ViewHost) -> Void) -> [String] {
            var input = RandomInput(into: host(320, 480, root: screen), seed: seed)
            return input.frames(between: between)
        }
        let (anew, copied) = (frames { $0.graph.forgetPictures() }, frames { _ in })
        let first = zip(copied, anew).enumerated().first { $1.0 != $1.1 }?.offset
        XCTAssertNil(first, "\(name), seed \(seed)")
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
