import ScrollPhysics
import XCTest

final class FeelEvidenceTests: XCTestCase {
    func testEveryPlatformKnowsHowItGlidesAndWhatItDoesAtAnEdge() {
        for feel in ScrollFeel.builtIn where !["direct", "reduced-motion"].contains(feel.name) {
            XCTAssertNotEqual(feel.evidence(for: "fling.curve"), .own, feel.name)
            XCTAssertNotEqual(feel.evidence(for: "edge.stretch"), .own, feel.name)
        }
    }

    func testAValueThatWasChangedIsAnOwnChoice() {
        var feel = ScrollFeel.uikit
        XCTAssertEqual(feel.evidence(for: "edge.springStiffness"), .measured)
        XCTAssertEqual(feel.evidence(for: "snap.pageStiffness"), .read)
        XCTAssertEqual(feel.evidence(for: "wheel.notchDistance"), .own)
        feel.edge.springStiffness = 100
        XCTAssertEqual(feel.evidence(for: "edge.springStiffness"), .own)
        feel.name = "mine"
        XCTAssertEqual(feel.evidence(for: "fling.decelerationRate"), .own)
        XCTAssertEqual(feel.evidence(for: "fling.decelerationRate", base: .uikit), .measured)
    }
}
