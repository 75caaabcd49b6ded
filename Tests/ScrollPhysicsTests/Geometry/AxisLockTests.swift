import ScrollPhysics
import XCTest

final class AxisLockTests: XCTestCase {
    private func name(_ lock: AxisLock) -> String {
        switch lock {
        case .pending: "pending"
        case .free: "none"
        case .locked(let axis): axis.rawValue
        }
    }

    private func way(_ vector: Vector) throws -> ScrollVector {
        ScrollVector(x: try vector.number("dx"), y: try vector.number("dy"))
    }

    func testRailsAgreeWithTheReference() throws {
        for vector in try Fixture("axis_lock").cases(where: "rule", is: "rails_ratio_1.25_slop") {
            let lock = AxisLock.rails(try way(vector), slop: try vector.number("slop"))
            XCTAssertEqual(name(lock), vector.text("mode"), vector.id)
        }
    }

    func testAnglesAgreeWithTheReference() throws {
        for vector in try Fixture("axis_lock").cases(where: "rule", is: "angle_lock") {
            let lock = AxisLock.angle(try way(vector), within: try vector.number("lock_angle"))
            XCTAssertEqual(name(lock), vector.text("mode"), vector.id)
        }
    }
}
