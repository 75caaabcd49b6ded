/// A text that is not path data.
public struct PathDataError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Where the fault is: bytes from the start of the text.
    public let offset: Int
    /// What would have been valid there.
    public let expected: String

    /// Where the fault is, and what was expected.
    public var description: String { "path data: expected \(expected) at byte \(offset)" }
}
