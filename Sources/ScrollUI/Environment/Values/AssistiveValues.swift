/// What the desktop would say of the help that a person takes. It is not asked, so that all of them have the value of a
/// desktop without any.
extension EnvironmentValues {
    /// That something other than a pointer and keys works the interface: never here.
    public var accessibilityEnabled: Bool { false }
    /// That the interface is read aloud: never here.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// That the interface is worked by switches: never here.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// That colour alone must not tell things apart: false here.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// That colours are shown inverted: false here.
    public var accessibilityInvertColors: Bool { false }
    /// That what lies behind must not shine through: false here.
    public var accessibilityReduceTransparency: Bool { false }
    /// That buttons show their outlines: false here.
    public var accessibilityShowButtonShapes: Bool { false }
    /// That flashing lights are to be dimmed: false here.
    public var accessibilityDimFlashingLights: Bool { false }
    /// That moving pictures may play by themselves: true here.
    public var accessibilityPlayAnimatedImages: Bool { true }
}
