/// The colours of controls, each for light and dark mode.
package enum ControlPalette {
    /// A control at rest.
    package static let fill = Color(light: 0xE7EAEE, dark: 0x2A303B)
    /// A control under the pointer: one step lighter in dark mode, darker in light mode.
    package static let fillHovered = Color(light: 0xDDE1E7, dark: 0x343B48)
    package static let fillPressed = Color(light: 0xD3D8DE, dark: 0x1F242D)
    /// A control that is off, and the track of a slider. The knob and the label, not this colour, have a contrast of 3 to 1 with the
    /// background.
    package static let groove = Color(light: 0xD0D5DC, dark: 0x2A303B)
    /// The background of a row of segments.
    package static let well = Color(light: 0xDFE3E9, dark: 0x20252E)
    /// The selected segment.
    package static let raised = Color(light: 0xFFFFFF, dark: 0x3B4352)
    /// The edge of a field, a checkbox or a menu.
    package static let edge = Color(light: 0x868F9D, dark: 0x6B7484)
    package static let line = Color(light: 0xD9DDE3, dark: 0x262B35)
    /// The lines between the rows of a container.
    package static let rowLine = Color(light: 0xD9DDE3, dark: 0x2F3642)
    /// The background of floating views.
    package static let panel = Color(light: 0xFFFFFF, dark: 0x1F242D)
    /// The background of a page of a navigation stack, and of views that cover the window; the same as that of a list.
    package static let page = Color(light: 0xFFFFFF, dark: 0x0F1115)
    /// The background of a bar under which content scrolls.
    package static let bar = Color(light: 0xF6F7F9, dark: 0x191D25)
    /// The background of a sheet or an alert.
    package static let sheet = Color(light: 0xFFFFFF, dark: 0x1B1F27)
    /// A hint in an empty field.
    package static let hint = Color(light: 0x69727F, dark: 0x838C9C)
    /// The background of white text, with a contrast of 4.5 to 1 in both modes.
    package static let prominent = Color(light: 0x2F6BFF, dark: 0x3C6FE8)
    static let prominentHovered = Color(light: 0x255FEF, dark: 0x4377EF)
    static let prominentPressed = Color(light: 0x1D52D6, dark: 0x315FD0)
    package static let destructive = Color(light: 0xC92A2F, dark: 0xF0696D)
    package static let destructiveFill = Color(light: 0xD0353A, dark: 0xCC4247)
    /// The selection in a list or a text.
    package static let selection = Color(light: 0xC9DAFF, dark: 0x2B4478)
}
