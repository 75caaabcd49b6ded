/// The desktop's assistive settings. The desktop is not queried, so all values are those of a desktop without
/// assistive features.
extension EnvironmentValues {
    /// Whether an assistive technology other than pointer and keys operates the user interface: always false.
    public var accessibilityEnabled: Bool { false }
    /// Whether a screen reader reads the user interface: always false.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether switches operate the user interface: always false.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether elements must differ by more than their colour: always false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether colours are inverted: always false.
    public var accessibilityInvertColors: Bool { false }
    /// Whether backgrounds must not be translucent: always false.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether buttons show their outlines: always false.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether flashing lights are dimmed: always false.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether animated images may play automatically: always true.
    public var accessibilityPlayAnimatedImages: Bool { true }
}
