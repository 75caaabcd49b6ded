import Drawing
import XCTest

@testable import SDLHost

final class FontFileTests: XCTestCase {
    private func best(_ face: FontFace) -> String? { FontFile.candidates(for: face).first?.name }

    func testEachShippedFaceIsItsOwnBest() {
        XCTAssertEqual(best(FontFace(size: 13)), "Inter-Regular.ttf")
        XCTAssertEqual(best(FontFace(size: 13, weight: 500)), "Inter-Medium.ttf")
        XCTAssertEqual(best(FontFace(size: 13, weight: 700)), "Inter-Bold.ttf")
        XCTAssertEqual(best(FontFace(family: .display, size: 24, weight: 600)), "InterDisplay-SemiBold.ttf")
        XCTAssertEqual(best(FontFace(size: 13, weight: 600, hasTabularFigures: true)), "InterTabular-SemiBold.ttf")
    }

    func testAWeightThatIsNotShippedTakesTheNearest() {
        XCTAssertEqual(best(FontFace(size: 13, weight: 100)), "Inter-Regular.ttf")
        XCTAssertEqual(best(FontFace(size: 13, weight: 900)), "Inter-Bold.ttf")
        XCTAssertEqual(best(FontFace(family: .display, size: 24, weight: 400)), "InterDisplay-SemiBold.ttf")
        XCTAssertEqual(best(FontFace(size: 13, weight: 700, hasTabularFigures: true)), "InterTabular-SemiBold.ttf")
    }

    func testEqualFiguresMatterMoreThanTheDisplayCut() {
        XCTAssertEqual(
            best(FontFace(family: .display, size: 24, weight: 500, hasTabularFigures: true)), "InterTabular-Medium.ttf")
    }

    func testEveryFileIsACandidateForEveryFace() {
        for face in [
            FontFace(size: 1), FontFace(family: .display, size: 1), FontFace(size: 1, hasTabularFigures: true),
        ] {
            XCTAssertEqual(Set(FontFile.candidates(for: face)), Set(FontFile.shipped))
        }
    }

    func testEveryShippedFileIsThere() {
        for file in FontFile.shipped {
            XCTAssertTrue(FileManager.default.fileExists(atPath: "\(PackageRoot.fonts)/\(file.name)"), file.name)
        }
    }
}
