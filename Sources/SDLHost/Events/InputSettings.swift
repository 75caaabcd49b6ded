/// How this person's devices are read. The desktop's own settings have been applied before.
public struct InputSettings: Sendable, Equatable, Codable {
    /// What a device's deltas are multiplied with.
    public struct Device: Sendable, Equatable, Codable {
        /// Above zero; 1 leaves the deltas as they come.
        public var gain: Double
        /// Turns the direction round. SDL cannot tell whether the desktop did so already.
        public var isInverted: Bool

        /// As the device comes.
        public init(gain: Double = 1, isInverted: Bool = false) {
            self.gain = gain
            self.isInverted = isInverted
        }

        var factor: Double { isInverted ? -gain : gain }
    }

    /// What a turn of the wheel is taken for.
    public enum WheelReading: String, Sendable, CaseIterable, Codable {
        /// Inferred from the deltas, since SDL2 does not say which device they come from.
        case automatic
        case wheel
        case touchpad
    }

    /// Whether to infer the device.
    public var wheelReading: WheelReading
    /// Notches.
    public var wheel: Device
    /// Two fingers on a touchpad.
    public var touchpad: Device

    /// Inferred, with deltas as they come.
    public init(wheelReading: WheelReading = .automatic, wheel: Device = Device(), touchpad: Device = Device()) {
        self.wheelReading = wheelReading
        self.wheel = wheel
        self.touchpad = touchpad
    }
}
