import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class FlingTableTests: XCTestCase {
    func testTheExponentialCurveIsItsClosedForm() {
        let decay = -1000 * log(0.998)
        for velocity in FlingTable.velocities {
            let fling = FlingTable.fling(at: velocity, in: .uikit)
            XCTAssertEqual(fling.distance, (velocity - 10) / decay, accuracy: 1e-6, "\(velocity)")
            XCTAssertEqual(fling.duration, log(velocity / 10) / decay, accuracy: 1e-6, "\(velocity)")
        }
    }

    func testEveryFeelHasARowForEachVelocityAndGoesFurtherTheFasterItIsFlung() {
        for feel in ScrollFeel.builtIn {
            let lines = FlingTable.csv(feel).split(separator: "\n")
            XCTAssertEqual(lines.first, "velocity,distance,duration", feel.name)
            let rows = lines.dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
            XCTAssertEqual(rows.map(\.first), FlingTable.velocities, feel.name)
            for (row, next) in zip(rows, rows.dropFirst()) {
                XCTAssertGreaterThanOrEqual(next[1], row[1], "\(feel.name) at \(row[0])")
                XCTAssertGreaterThanOrEqual(row[2], 0, "\(feel.name) at \(row[0])")
            }
        }
    }

    func testAFeelWithoutMomentumStandsStill() {
        XCTAssertEqual(FlingTable.fling(at: 3000, in: .direct).distance, 0)
        XCTAssertEqual(FlingTable.fling(at: 3000, in: .direct).duration, 0)
    }
}
