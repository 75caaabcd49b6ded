import Foundation

/// The error of a condition that was not met in time, or of a missing part.
struct EndToEndError: Error, CustomStringConvertible {
    let description: String
}

/// Waits until `condition` holds, which is asked `every` so many seconds. The deadline is for very busy machines; elsewhere
/// it does not matter.
func waitUntil(
    _ what: String, seconds: Double = 60, every pause: Double = 0.01, until condition: () throws -> Bool
) throws {
    let start = ContinuousClock.now
    while try !condition() {
        guard ContinuousClock.now - start < .seconds(seconds) else {
            throw EndToEndError(description: "waited \(seconds) s for this and gave up: \(what)")
        }
        Thread.sleep(forTimeInterval: pause)
    }
}
