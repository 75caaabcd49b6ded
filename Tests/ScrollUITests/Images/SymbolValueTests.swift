import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Symbols and pictures that show a value, say what they are, and fade.
@MainActor
final class SymbolValueTests: XCTestCase {
    func testASymbolShowsItsValueAndItsColors() async {
        let half = pictureHost { Image(systemName: "wifi", variableValue: 0.5) }.displayList.dump()
        XCTAssertTrue(half.contains("clip rect(40 40 10 20)"), half)
        XCTAssertTrue(half.contains("group opacity 0.3"), half)
        let own = pictureHost { Image(systemName: "wifi").symbolRenderingMode(.multicolor) }.displayList.dump()
        XCTAssertFalse(own.contains("colors"), own)
        XCTAssertTrue(pictureHost { Image(systemName: "wifi") }.displayList.dump().contains("colors"))
    }

    func testALabelOfAPictureIsSaid() async {
        let host = pictureHost { Image("card", label: Text("A card")).id("it") }
        XCTAssertEqual(host.accessibility(ofID: "it")?.label, "A card")
    }

    func testAPictureFadesIntoAnotherWithinTheAnimation() async {
        struct Cards: View {
            @State var isOpen = false
            var body: some View {
                VStack {
                    Image(isOpen ? "front" : "back").contentTransition(.opacity)
                    Color.blue.onTapGesture { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }.id("turn")
                }
            }
        }
        let (back, front) = (ImageResource.white(20), ImageResource.white(10))
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { Cards() }
        host.images = ImageLoader { $0.hasPrefix("front") ? front : back }
        host.frame(at: .zero)
        host.click(at: host.center(ofID: "turn"))
        host.wait(0.4)
        let dump = host.displayList.dump()
        XCTAssertTrue(dump.contains("image 10x10") && dump.contains("image 20x20"), "both are seen: \(dump)")
        XCTAssertTrue(dump.contains("group opacity 0."), dump)
        host.wait(1)
        let rest = host.displayList.dump()
        XCTAssertFalse(rest.contains("image 20x20") || rest.contains("group opacity"), rest)
        XCTAssertNil(host.nextWakeUp)
    }
}
