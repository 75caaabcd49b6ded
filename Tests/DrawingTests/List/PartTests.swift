import XCTest

@testable import Drawing

/// A part of one list that is appended to another, with changed items.
final class PartTests: XCTestCase {
    private let run = TextRun(string: "a", face: FontFace(size: 10))

    /// A list of two texts, and the extent of the second one.
    private func texts() -> (list: DisplayList, start: DisplayList.Mark, length: DisplayList.Mark) {
        var list = DisplayList()
        list.appendText(TextRun(string: "before", face: FontFace(size: 10)), origin: .zero, color: .clear)
        let start = list.end
        list.appendText(run, origin: .zero, color: .clear)
        return (list, start, list.end - start)
    }

    func testAChangedPartRefersToItsOwnTableEntries() {
        let (source, start, length) = texts()
        var list = DisplayList()
        for text in ["one", "two", "three"] {
            list.appendText(TextRun(string: text, face: FontFace(size: 10)), origin: .zero, color: .clear)
        }
        let isAppended = list.append(length, from: start, of: source) { item in
            guard case .text(let run, _, let color) = item else { return nil }
            return .text(run: run, origin: Point(x: 5, y: 6), color)
        }
        XCTAssertTrue(isAppended)
        XCTAssertEqual(list.items.last, .text(run: 3, origin: Point(x: 5, y: 6), .clear))
        XCTAssertTrue(list.runs.last === run)
    }

    func testNothingIsAppendedOfAPartWithAnItemThatCannotBeChanged() {
        var (source, _, _) = texts()
        source.append(.popClip)
        var list = DisplayList()
        list.append(.popGroup)
        let end = list.end
        let isAppended = list.append(source.end, from: .start, of: source) { if case .popClip = $0 { nil } else { $0 } }
        XCTAssertFalse(isAppended)
        XCTAssertEqual(list.end, end)
        XCTAssertEqual(list.items, [.popGroup])
    }
}
