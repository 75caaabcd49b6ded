import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

private struct Span: _ViewTraitKey {
    static let defaultValue = 1
}

/// A line between any two of the views.
private struct Ruled: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack(spacing: 0) {
            ForEach(children) { child in
                child
                if child.id != last { Text("—") }
            }
        }
    }
}

/// The views from the last to the first, with their traits.
private struct Backwards: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children.reversed()) { child in
            Text("\(child.id(as: String.self) ?? "?")\(child[Span.self])")
            child
        }
    }
}

@MainActor
final class VariadicViewTests: XCTestCase {
    private struct Rows: View {
        @State private var names = ["a", "b"]

        var body: some View {
            VStack(spacing: 0) {
                _VariadicView.Tree(Ruled()) {
                    ForEach(names, id: \.self) { Text($0) }
                    Text("end")
                }
                Color.red.frame(height: 20).onTapGesture { names.append("c") }.id("add")
            }
        }
    }

    func testARootPutsSomethingBetweenTheViewsAndFollowsThem() async {
        let host = host { Rows() }
        XCTAssertEqual(host.texts, ["a", "—", "b", "—", "end"])
        host.click(id: "add")
        XCTAssertEqual(host.texts, ["a", "—", "b", "—", "c", "—", "end"])
    }

    func testViewsTellTheirIDsAndTraits() async {
        let host = host {
            VStack {
                _VariadicView.Tree(Backwards()) {
                    ForEach(["x"], id: \.self) { Text("1 \($0)") }
                    Text("2")._trait(Span.self, 3).id("y")
                    Text("3")
                }
            }
        }
        XCTAssertEqual(host.texts, ["?1", "3", "y3", "2", "x1", "1 x"])
    }
}
