/// What covers a part of the window.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// The set as bits, one for each member.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The window's edges, and bars in it.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A keyboard on the screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Everything that covers.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
