extension Image {
    /// The maximum brightness of a picture relative to white.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        /// No brighter than white.
        public static let standard = DynamicRange(name: "standard")
        /// Brighter than white within limits.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// As bright as the display allows.
        public static let high = DynamicRange(name: "high")
    }

    /// Returns the image unchanged: pictures have eight bits per channel, of which the highest value is white.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private struct AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
    /// The allowed dynamic range of pictures; nil if none was set. The value is stored but has no effect.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the allowed dynamic range of pictures in this view; see ``Image/allowedDynamicRange(_:)``.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}
