import Foundation
import ViewTestSupport
import XCTest

/// Code without an actor, and functions on the main actor, compile without a warning in both modes.
final class IsolationTests: XCTestCase {
    private static let source = """
        import ScrollUI

        final class Store: ObservableObject {
            @Published var count = 0

            func binding() -> Binding<Int> { Binding(get: { self.count }, set: { self.count = $0 }) }
            func other() -> Binding<Int> { Binding { self.count } set: { new, _ in self.count = new } }
        }

        @MainActor final class Bound: ObservableObject {
            @Published var count = 0

            var binding: Binding<Int> { Binding(get: { self.count }, set: { self.count = $0 }) }
            func made(_ get: @escaping @MainActor () -> Int) -> Binding<Int> { Binding(get: get, set: { self.count = $0 }) }
        }

        struct Editor: View {
            @State private var past = 0
            let like: @MainActor () -> Void

            func undo() { past -= 1 }

            var body: some View {
                Button("Undo", action: undo)
                Button("Undo", role: .cancel, action: undo)
                Button(action: like) { Text("Like") }
                Button("Like", action: like)
                Text("a").onTapGesture(perform: undo).onAppear(perform: undo)
                Slider(value: Binding(get: { Double(past) }, set: { past = Int($0) }), in: 0...10)
            }
        }
        """

    func testBindingsAndActionsCompileInSwift6Mode() throws {
        XCTAssertEqual(try SourceCheck(Self.source, mode: 6).text, "")
    }

    func testBindingsAndActionsCompileInSwift5Mode() throws {
        XCTAssertEqual(try SourceCheck(Self.source, mode: 5).text, "")
    }
}
