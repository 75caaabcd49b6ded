import ScrollPhysics
import XCTest

/// Asserts that the velocity is the slope of the position at each of these times.
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

/// Asserts the requirements of ``Motion`` that hold for any formula.
///
/// `times` lie within the motion and away from its corners.
func checkMotion<M: Motion>(
    _ motion: M, mirror: M, at times: [Double], _ what: String = "", file: StaticString = #filePath,
    line: UInt = #line
) {
    checkVelocityIsSlope(of: motion, at: times, what, file: file, line: line)
    for time in times + [-1, 0, motion.duration + 1] {
        XCTAssertEqual(
            mirror.position(at: time), -motion.position(at: time), "\(what) mirror \(time)", file: file, line: line)
        XCTAssertEqual(
            mirror.velocity(at: time), -motion.velocity(at: time), "\(what) mirror \(time)", file: file, line: line)
    }
    XCTAssertEqual(motion.position(at: -1), motion.position(at: 0), what, file: file, line: line)
    XCTAssertEqual(mirror.destination, -motion.destination, what, file: file, line: line)
    XCTAssertEqual(mirror.duration, motion.duration, what, file: file, line: line)
}

/// Asserts that the crossing of the position at a time is that time.
func checkCrossing(
    _ crossing: (Double) -> Double?, isInverseOf motion: some Motion, at times: [Double], accuracy: Double = 1e-9,
    _ what: String = "", file: StaticString = #filePath, line: UInt = #line
) throws {
    for time in times {
        let found = try XCTUnwrap(crossing(motion.position(at: time)), "\(what) at \(time)", file: file, line: line)
        XCTAssertEqual(found, time, accuracy: accuracy, what, file: file, line: line)
    }
}

/// Asserts that a motion with a value that is not a number, or without distance, rests at its start.
func checkRests(
    _ motion: some Motion, at start: Double, _ what: String = "", file: StaticString = #filePath, line: UInt = #line
) {
    XCTAssertEqual(motion.duration, 0, what, file: file, line: line)
    for time in [-1, 0, 0.1, 5, Double.infinity] {
        XCTAssertEqual(motion.position(at: time), start, "\(what) at \(time)", file: file, line: line)
        XCTAssertEqual(motion.velocity(at: time), 0, "\(what) at \(time)", file: file, line: line)
    }
    XCTAssertEqual(motion.destination, start, what, file: file, line: line)
}

/// Asserts that the settling time is the moment of the last crossing, to full precision, and that the displacement
/// stays within the tolerance afterwards.
func checkSettling(
    of oscillation: SpringOscillation, within tolerance: Double, _ message: String, file: StaticString = #filePath,
    line: UInt = #line
) {
    let end = oscillation.settlingTime(within: tolerance)
    for step in 1...400 {
        let later = end + Double(step) * 0.005
        XCTAssertLessThanOrEqual(
            abs(oscillation.displacement(at: later)), tolerance, message, file: file, line: line)
    }
    guard end > 0 else { return }
    XCTAssertEqual(
        abs(oscillation.displacement(at: end)), tolerance, accuracy: 1e-12, message, file: file, line: line)
}
