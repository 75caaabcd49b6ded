/// The kinds of regions that cover a part of the window.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// The set as a bit mask, one bit for each member.
    public let rawValue: UInt
    /// Creates a set from its bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The window's edges, and bars in it.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// An on-screen keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
