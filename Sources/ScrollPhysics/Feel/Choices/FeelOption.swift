/// One of a closed set of ways to do something. The raw value is its name in a feel file.
public protocol FeelOption: RawRepresentable<String>, CaseIterable, Codable, Sendable {
    /// What people read beside the choice, what it does, and where that was read.
    var facts: FeelChoice.Facts { get }
}
