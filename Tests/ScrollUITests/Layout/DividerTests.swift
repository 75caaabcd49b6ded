import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class DividerTests: XCTestCase {
    func testADividerLiesInAColumnAndStandsInARow() async {
        let host = host(200, 100) {
            VStack(spacing: 0) {
                Divider().id("lying")
                HStack(spacing: 0) {
                    Color.red
                    Group { Divider().padding(.vertical, 5) }.id("standing")
                    Color.blue
                }
            }
        }
        XCTAssertEqual(host.frame(ofID: "lying"), CGRect(x: 0, y: 0, width: 200, height: 1))
        let standing = host.frame(ofID: "standing") ?? .zero
        XCTAssertEqual(standing, CGRect(x: 99.5, y: 1, width: 1, height: 99))
    }

    func testADividerAloneLies() async {
        let host = host(200, 100) { Divider().id("alone") }
        XCTAssertEqual(host.frame(ofID: "alone"), CGRect(x: 0, y: 49.5, width: 200, height: 1))
    }

    func testOfViewsOnTopOfEachOtherTheHigherIndexIsInFront() async {
        struct Pile: View {
            @State private var front = 0
            var body: some View {
                ZStack {
                    ForEach(0..<3) { index in
                        Text("card \(index)").frame(width: 100, height: 100).contentShape(Rectangle())
                            .onTapGesture { front = 2 - index }
                            .zIndex(front == index ? 1 : 0)
                    }
                }
                .id("pile")
            }
        }
        let host = host(200, 200) { Pile() }
        XCTAssertEqual(host.texts, ["card 1", "card 2", "card 0"])
        host.click(id: "pile")
        XCTAssertEqual(host.texts, ["card 0", "card 1", "card 2"])
        host.click(id: "pile")
        XCTAssertEqual(host.texts, ["card 1", "card 2", "card 0"])
    }
}
