import XCTest

final class ModuleDrawingTests: XCTestCase {
    func testLinesLeadDownThroughCornersAndBranches() {
        let drawing = ModuleDrawing(
            """
              Top        Side
               │          │ │
               └────┬─────┘ └───┐
                    │           │
                  Middle      Other   Alone
            """)
        XCTAssertEqual(drawing.modules, ["Top", "Side", "Middle", "Other", "Alone"])
        XCTAssertEqual(drawing.below("Top"), ["Middle"])
        XCTAssertEqual(drawing.below("Side"), ["Middle", "Other"])
        XCTAssertEqual(drawing.below("Middle"), [])
        XCTAssertEqual(drawing.rowsWithLooseEnds, [])
    }

    func testALineThatMissesANameIsSeen() {
        let drawing = ModuleDrawing(
            """
            Top
             │
                Low
            """)
        XCTAssertEqual(drawing.below("Top"), [])
        XCTAssertEqual(drawing.rowsWithLooseEnds, [2])
    }

    func testAManifestGivesTheTargetsWithoutProductsOfOthers() {
        let manifest = PackageManifest(
            """
                products: [
                    .library(name: "A", targets: ["A"]),
                ],
                targets: [
                    .target(name: "A", dependencies: ["B", .product(name: "X", package: "Y")], swiftSettings: s),
                    .macro(name: "B"),
                    .testTarget(name: "T", dependencies: ["A"]),
                ]
            """)
        XCTAssertEqual(manifest.dependencies, ["A": ["B"], "B": []])
    }

    func testReachingTakesAnyNumberOfSteps() {
        XCTAssertEqual(reachable(["A": ["B"], "B": ["C"], "C": []]), ["A": ["B", "C"], "B": ["C"], "C": []])
    }
}
