@testable import PlaygroundKit

extension FileLimit {
    /// The same limit at a smaller number, which a test reaches in a moment.
    func lowered(to value: Int) -> FileLimit {
        FileLimit(name: name, value: value, unit: unit, reason: reason, remedy: remedy)
    }
}
