/// An error in path data.
public struct PathDataError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The position of the error: bytes from the start of the text.
    public let offset: Int
    /// The valid input at that position.
    public let expected: String

    /// The position of the error and the expected input.
    public var description: String { "path data: expected \(expected) at byte \(offset)" }
}
