/// The colours of controls, each for light and for dark surroundings.
enum ControlPalette {
    /// A control at rest.
    static let fill = Color(light: 0xE7EAEE, dark: 0x2A303B)
    /// A control under the pointer: one step lighter in the dark, darker in the light.
    static let fillHovered = Color(light: 0xDDE1E7, dark: 0x343B48)
    static let fillPressed = Color(light: 0xD3D8DE, dark: 0x1F242D)
    /// A control that is off, and the groove of a slider: 3 to 1 on the backgrounds is reached by knob and word.
    static let groove = Color(light: 0xD0D5DC, dark: 0x2A303B)
    /// What a row of segments lies in.
    static let well = Color(light: 0xDFE3E9, dark: 0x20252E)
    /// The chosen one of several segments.
    static let raised = Color(light: 0xFFFFFF, dark: 0x3B4352)
    /// Around a field, a checkbox, a menu.
    static let edge = Color(light: 0x868F9D, dark: 0x6B7484)
    static let line = Color(light: 0xD9DDE3, dark: 0x262B35)
    /// Behind what floats above the rest.
    static let panel = Color(light: 0xFFFFFF, dark: 0x1F242D)
    /// Under a page of a navigation stack, and under what covers the window: as under a list.
    static let page = Color(light: 0xFFFFFF, dark: 0x0F1115)
    /// Under a bar that content goes on beneath.
    static let bar = Color(light: 0xF6F7F9, dark: 0x191D25)
    /// Under a sheet or an alert.
    static let sheet = Color(light: 0xFFFFFF, dark: 0x1B1F27)
    /// A hint in an empty field.
    static let hint = Color(light: 0x69727F, dark: 0x838C9C)
    /// Under white words: 4.5 to 1 in both modes.
    static let prominent = Color(light: 0x2F6BFF, dark: 0x3C6FE8)
    static let prominentHovered = Color(light: 0x255FEF, dark: 0x4377EF)
    static let prominentPressed = Color(light: 0x1D52D6, dark: 0x315FD0)
    static let destructive = Color(light: 0xC92A2F, dark: 0xF0696D)
    static let destructiveFill = Color(light: 0xD0353A, dark: 0xCC4247)
    /// What is chosen in a list or in a text.
    static let selection = Color(light: 0xC9DAFF, dark: 0x2B4478)
}
