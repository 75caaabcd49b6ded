import ScrollPhysics
import XCTest

/// The velocity must be the slope of the position at each of these times.
func checkVelocityIsSlope(
    of motion: some Motion, at times: [Double], tolerance: Double = 1e-3, _ what: String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    let h = 1e-5
    for time in times {
        let slope = (motion.position(at: time + h) - motion.position(at: time - h)) / (2 * h)
        let scale = max(1, abs(slope))
        XCTAssertEqual(
            motion.velocity(at: time) / scale, slope / scale, accuracy: tolerance, "\(what) at \(time)", file: file,
            line: line)
    }
}
