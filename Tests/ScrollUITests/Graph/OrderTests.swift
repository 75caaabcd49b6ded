import ScrollUI
import ViewTestSupport
import XCTest

/// The same input has its effects in the same order in every run, although the order of dictionaries differs.
@MainActor
final class OrderTests: XCTestCase {
    private final class Journal {
        var lines: [Int] = []
        func note(_ line: Int) { lines.append(line) }
    }

    private struct Rows: View {
        let journal: Journal
        var isLazy = false
        @State private var count = 40
        var body: some View {
            VStack(spacing: 0) {
                Button("Fewer") { count = 0 }.id("fewer").frame(height: 40)
                if isLazy {
                    ScrollView { LazyVStack(spacing: 0) { rows } }
                } else {
                    VStack(spacing: 0) { rows }
                }
            }
        }

        private var rows: some View {
            ForEach(0..<count, id: \.self) { row in
                Color.red.frame(height: 5).onDisappear { journal.note(row) }
            }
        }
    }

    func testRowsThatGoDisappearFromFirstToLast() async {
        for isLazy in [false, true] {
            let journal = Journal()
            let host = host { Rows(journal: journal, isLazy: isLazy) }
            host.click(id: "fewer")
            host.wait(1)
            XCTAssertEqual(journal.lines, Array(0..<40), "lazy: \(isLazy)")
        }
    }

    private struct Movers: View {
        let journal: Journal
        @State private var inset = 0.0
        var body: some View {
            VStack(spacing: 0) {
                Button("Move") { inset = 30 }.id("move").frame(height: 40)
                ForEach(0..<40, id: \.self) { row in
                    Color.red.frame(height: 5)
                        .onGeometryChange(for: Double.self) {
                            $0.frame(in: .global).minX
                        } action: { _ in
                            journal.note(row)
                        }
                }
            }
            .padding(.leading, inset)
        }
    }

    func testMovesAreToldFromTheFirstViewToTheLast() async {
        let journal = Journal()
        let host = host { Movers(journal: journal) }
        journal.lines = []
        host.click(id: "move")
        host.wait(1)
        XCTAssertEqual(journal.lines, Array(0..<40))
    }
}
