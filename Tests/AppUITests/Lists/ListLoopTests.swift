import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ListLoopTests: XCTestCase {
    private func list<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 300, height: 400)) { List(content: rows) }
        host.frame(at: .zero)
        return host
    }

    func testABackgroundAroundALoopOrASectionIsThatOfEachRow() async {
        let each = list { ForEach(0..<30, id: \.self) { Text("\($0)").listRowBackground(Color.red) } }
        let around = list { ForEach(0..<30, id: \.self) { Text("\($0)") }.listRowBackground(Color.red) }
        XCTAssertEqual(around.displayList.dump(), each.displayList.dump())
        let section = list { Section { ForEach(0..<30, id: \.self) { Text("\($0)") } }.listRowBackground(Color.red) }
        let rows = list { Section { ForEach(0..<30, id: \.self) { Text("\($0)").listRowBackground(Color.red) } } }
        XCTAssertEqual(section.displayList.dump(), rows.displayList.dump())
    }

    func testAnOverlayAroundALoopIsOnEachRow() async {
        let each = list { ForEach(0..<30, id: \.self) { Text("\($0)").overlay { Color.blue.frame(width: 3) } } }
        let around = list { ForEach(0..<30, id: \.self) { Text("\($0)") }.overlay { Color.blue.frame(width: 3) } }
        XCTAssertEqual(around.displayList.dump(), each.displayList.dump())
    }
}
