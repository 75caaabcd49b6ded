import XCTest

@testable import ScrollPhysics

final class FeelEvidenceTests: XCTestCase {
    func testOnlyWhatThereIsCanBeKnown() {
        let ids = Set(ScrollFeel.parameters.map(\.id) + ScrollFeel.choices.map(\.id))
        for (name, known) in KnownValues.of {
            XCTAssertNotNil(ScrollFeel.named(name), name)
            XCTAssertEqual(known.measured.union(known.read).subtracting(ids), [], name)
            XCTAssertEqual(known.measured.intersection(known.read), [], name)
        }
    }

    func testEveryPlatformKnowsHowItGlidesAndWhatItDoesAtAnEdge() {
        for feel in ScrollFeel.builtIn where !["direct", "reduced-motion"].contains(feel.name) {
            XCTAssertNotEqual(feel.evidence(for: "fling.curve"), .guessed, feel.name)
            XCTAssertNotEqual(feel.evidence(for: "edge.stretch"), .guessed, feel.name)
        }
    }

    func testAValueThatWasChangedIsAGuess() {
        var feel = ScrollFeel.uikit
        XCTAssertEqual(feel.evidence(for: "edge.springStiffness"), .measured)
        XCTAssertEqual(feel.evidence(for: "snap.pageStiffness"), .read)
        XCTAssertEqual(feel.evidence(for: "wheel.notchDistance"), .guessed)
        feel.edge.springStiffness = 100
        XCTAssertEqual(feel.evidence(for: "edge.springStiffness"), .guessed)
        feel.name = "mine"
        XCTAssertEqual(feel.evidence(for: "fling.decelerationRate"), .guessed)
        XCTAssertEqual(feel.evidence(for: "fling.decelerationRate", base: .uikit), .measured)
    }
}
