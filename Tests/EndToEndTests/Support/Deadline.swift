import Foundation

/// Something did not come about in time, or is missing.
struct EndToEndError: Error, CustomStringConvertible {
    let description: String
}

/// Waits until `condition` holds. The deadline is for machines that are very busy; it decides nothing on others.
func waitUntil(_ what: String, seconds: Double = 60, until condition: () throws -> Bool) throws {
    let start = ContinuousClock.now
    while try !condition() {
        guard ContinuousClock.now - start < .seconds(seconds) else {
            throw EndToEndError(description: "waited \(seconds) s for this and gave up: \(what)")
        }
        Thread.sleep(forTimeInterval: 0.01)
    }
}
