extension Image {
    /// How much brighter than white a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        /// No brighter.
        public static let standard = DynamicRange(name: "standard")
        /// Brighter within limits.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// As bright as the display allows.
        public static let high = DynamicRange(name: "high")
    }

    /// How much brighter than white the picture may be. Pictures have eight bits a channel here, of which the highest is white: it stays
    /// as it is.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private struct AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
    /// How much brighter than white pictures may be; nil where nobody said so. Stored for those who read it.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How much brighter than white pictures in this view may be; see ``Image/allowedDynamicRange(_:)``.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}
