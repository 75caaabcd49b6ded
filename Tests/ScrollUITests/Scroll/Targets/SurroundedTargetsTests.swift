import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// A target layout inside modifiers that are nodes of several kinds.
@MainActor
final class SurroundedTargetsTests: XCTestCase {
    func testTheViewsOfALayoutAreTheTargetsWhateverSurroundsIt() async {
        for isLazy in [false, true] {
            check("nothing", isLazy) { $0 }
            check("padding", isLazy) { $0.padding(.horizontal, 4) }
            check("background", isLazy) { $0.background(Color.blue) }
            check("overlay", isLazy) { $0.overlay(Color.blue.opacity(0.1)) }
            check("border", isLazy) { $0.border(.red) }
            check("mask", isLazy) { $0.mask { Color.black } }
            check("a bar", isLazy) { $0.safeAreaInset(edge: .bottom) { Color.red.frame(height: 10) } }
            check("ignoresSafeArea", isLazy) { $0.ignoresSafeArea() }
            check("geometryGroup", isLazy) { $0.geometryGroup() }
            check("contextMenu", isLazy) { $0.contextMenu { Text("Copy") } }
            check("id", isLazy) { $0.id("x") }
            check("onAppear", isLazy) { $0.onAppear {} }
            check("several", isLazy) { $0.padding(.leading, 2).background(Color.blue).onTapGesture {}.border(.red) }
        }
    }

    func testALayoutIsFoundInAModifierAroundItAndAnotherView() async {
        for isLazy in [false, true] {
            let both = ColumnAndView(isLazy: isLazy)
            checkContent("nothing", isLazy, both)
            checkContent("padding", isLazy, both.padding(.horizontal, 4))
            checkContent("background", isLazy, both.background(Color.blue))
            checkContent("a tap", isLazy, both.onTapGesture {})
            checkContent("several", isLazy, both.padding(.leading, 2).border(.red).geometryGroup())
        }
    }

    private func check<V: View>(_ name: String, _ isLazy: Bool, @ViewBuilder _ surround: (Column) -> V) {
        checkContent(name, isLazy, surround(Column(isLazy: isLazy)).scrollTargetLayout())
    }

    private func checkContent<V: View>(_ name: String, _ isLazy: Bool, _ content: V) {
        let seen = Seen()
        let host = host(300, 300) { Window(seen: seen, content: content) }
        host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 130), over: 0.5)
        host.wait(2)
        let offset = host.scrollGeometry(ofID: "window")?.contentOffset.y
        XCTAssertEqual(offset ?? .nan, 50, accuracy: 0.01, "\(name), lazy: \(isLazy)")
        XCTAssertEqual(seen.id, 1, "\(name), lazy: \(isLazy)")
    }
}

@MainActor
private final class Seen {
    var id: Int?
}

private struct Column: View {
    let isLazy: Bool

    var body: some View {
        if isLazy {
            LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 50) } }
        } else {
            VStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 50) } }
        }
    }
}

private struct ColumnAndView: View {
    let isLazy: Bool

    var body: some View {
        Column(isLazy: isLazy).scrollTargetLayout()
        Color.green.frame(height: 20)
    }
}

private struct Window<Content: View>: View {
    let seen: Seen
    let content: Content

    var body: some View {
        ScrollView { content }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
            .scrollPosition(id: Binding(get: { seen.id }, set: { seen.id = $0 }))
            .id("window")
    }
}
