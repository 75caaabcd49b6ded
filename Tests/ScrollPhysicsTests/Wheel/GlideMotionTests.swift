import ScrollPhysics
import XCTest

final class GlideMotionTests: XCTestCase {
    func testItEndsExactlyOnItsDestinationWithoutVelocity() {
        let motion = GlideMotion(from: 10, velocity: 0, to: 110, duration: 0.2)
        XCTAssertEqual(motion.position(at: 0), 10)
        XCTAssertEqual(motion.position(at: 0.2), 110)
        XCTAssertEqual(motion.position(at: 5), 110)
        XCTAssertEqual(motion.velocity(at: 0.2), 0)
        XCTAssertEqual(motion.velocity(at: 0.199999), 0, accuracy: 1e-3)
    }

    func testItBeginsWithTheVelocityThatIsThere() {
        for velocity in [0.0, 100, 900, 5000] {
            let motion = GlideMotion(from: 0, velocity: velocity, to: 300, duration: 0.25)
            XCTAssertEqual(motion.velocity(at: 0), velocity, accuracy: 1e-9)
        }
    }

    func testItNeverOvershootsNorTurnsBack() {
        for velocity in [0.0, 50, 500, 4000, 1e5] {
            for way in [-300.0, -1, 0.001, 40, 5000] {
                let motion = GlideMotion(from: 7, velocity: way < 0 ? -velocity : velocity, to: 7 + way, duration: 0.3)
                var latest = 0.0
                for step in 0...100 {
                    let place = (motion.position(at: motion.duration * Double(step) / 100) - 7) / way
                    XCTAssertGreaterThanOrEqual(place, latest - 1e-12, "\(velocity) \(way)")
                    XCTAssertLessThanOrEqual(place, 1 + 1e-12, "\(velocity) \(way)")
                    latest = place
                }
            }
        }
    }

    func testVelocityIsTheSlopeOfThePosition() {
        let motion = GlideMotion(from: 0, velocity: 300, to: -200, duration: 0.4)
        checkVelocityIsSlope(of: motion, at: [0.01, 0.1, 0.2, 0.39])
        let ahead = GlideMotion(from: 0, velocity: 300, to: 200, duration: 0.4)
        checkVelocityIsSlope(of: ahead, at: [0.01, 0.1, 0.2, 0.39])
    }

    func testAVelocityAgainstTheDirectionIsDropped() {
        XCTAssertEqual(GlideMotion(from: 0, velocity: -500, to: 100, duration: 0.2).velocity(at: 0), 0)
    }
}
