import ScrollPhysics
import XCTest

/// `BLESS_GOLDENS=1` redraws the images.
final class FeelFigureTests: XCTestCase {
    func testThePicturesOfThePagesAreWhatTheFeelsDo() throws {
        for feel in ScrollFeel.builtIn {
            let figures = FeelFigures(feel: feel)
            try DocFile.check("Resources/\(feel.name)-fling.svg", is: figures.fling.svg)
            try DocFile.check("Resources/\(feel.name)-edge.svg", is: figures.edge.svg)
            try DocFile.check("Resources/\(feel.name)-wheel.svg", is: figures.wheel.svg)
        }
    }

    func testNothingIsDrawnOutsideThePicture() throws {
        for feel in ScrollFeel.builtIn {
            for kind in ["fling", "edge", "wheel"] {
                let svg = try DocFile.text("Resources/\(feel.name)-\(kind).svg")
                for path in svg.components(separatedBy: "d=\"M").dropFirst() {
                    let numbers = path.prefix { $0 != "\"" }.split { $0 == "L" || $0 == " " }.compactMap { Double($0) }
                    for (index, number) in numbers.enumerated() {
                        let range = index.isMultiple(of: 2) ? 64.0...560 : 40.0...272
                        XCTAssertTrue(range.contains(number), "\(feel.name), \(kind): \(number)")
                    }
                }
            }
        }
    }
}
