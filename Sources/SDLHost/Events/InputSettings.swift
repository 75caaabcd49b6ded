/// The settings for the user's devices. They apply on top of the desktop's own settings.
public struct InputSettings: Sendable, Equatable, Codable {
    /// The factor for a device's deltas.
    public struct Device: Sendable, Equatable, Codable {
        /// Positive; 1 leaves the deltas unchanged.
        public var gain: Double
        /// Reverses the direction. SDL does not report whether the desktop already reversed it.
        public var isInverted: Bool

        /// By default the deltas are unchanged.
        public init(gain: Double = 1, isInverted: Bool = false) {
            self.gain = gain
            self.isInverted = isInverted
        }

        var factor: Double { isInverted ? -gain : gain }
    }

    /// The interpretation of wheel events.
    public enum WheelReading: String, Sendable, CaseIterable, Codable {
        /// Inferred from the deltas, since SDL2 does not report the device.
        case automatic
        case wheel
        case touchpad
    }

    /// The interpretation of wheel events.
    public var wheelReading: WheelReading
    /// The settings for wheels with notches.
    public var wheel: Device
    /// The settings for two fingers on a touchpad.
    public var touchpad: Device

    /// By default the device is inferred and the deltas are unchanged.
    public init(wheelReading: WheelReading = .automatic, wheel: Device = Device(), touchpad: Device = Device()) {
        self.wheelReading = wheelReading
        self.wheel = wheel
        self.touchpad = touchpad
    }
}
