import ScrollAnalysis
import ScrollUI

/// The colours of the window, for the light and the dark appearance.
///
/// Text colours have a contrast of 4.5 to 1 on every surface they are used on, except ``tertiary``, which is for
/// unimportant text.
enum Palette {
    static let background = Color(light: 0xF4F5F7, dark: 0x0F1115)
    /// The background of the list of scenes and the status line.
    static let side = Color(light: 0xECEEF1, dark: 0x14171D)
    /// The background of the inspector.
    static let panel = Color(light: 0xFFFFFF, dark: 0x171B22)
    /// The surroundings of the scene.
    static let stage = Color(light: 0xFFFFFF, dark: 0x0B0D11)
    /// The background of the scene.
    static let canvas = Color(light: 0xF4F5F7, dark: 0x12151B)
    /// Dividers and frames.
    static let line = Color(light: 0xD9DDE3, dark: 0x262B35)

    /// The border of a control whose fill is close to its background; contrast 3 to 1.
    static let edge = Color(light: 0x7D8695, dark: 0x5F6878)

    /// A control at rest.
    static let fill = Color(light: 0xE7EAEE, dark: 0x2A303B)
    /// A control under the pointer: one step lighter in dark, darker in light.
    static let fillHovered = Color(light: 0xDBDFE5, dark: 0x353C49)
    static let fillPressed = Color(light: 0xCDD3DA, dark: 0x21262F)
    /// The groove of a row of segments.
    static let groove = Color(light: 0xDFE3E9, dark: 0x20252E)
    /// The chosen segment.
    static let raised = Color(light: 0xFFFFFF, dark: 0x3B4352)
    /// The chosen row of a list.
    static let selection = Color(light: 0xDCE6FF, dark: 0x213257)

    static let text = Color(light: 0x16191F, dark: 0xE8EBF0)
    static let secondary = Color(light: 0x545D6B, dark: 0x9AA3B2)
    static let tertiary = Color(light: 0x868F9D, dark: 0x6B7484)

    static let accent = Color(light: 0x2F6BFF, dark: 0x5B8CFF)
    static let warning = Color(light: 0x9A5B00, dark: 0xFFB454)
    static let good = Color(light: 0x1B7A43, dark: 0x5FD38D)

    // Colours of curves. The offset along a single axis has the accent colour.
    static let velocity = Color(light: 0xB35F00, dark: 0xF0A04B)
    static let acceleration = Color(light: 0x7A45C9, dark: 0xB48CFF)
    /// Curves along the second of two axes.
    static let secondOffset = Color(light: 0x0B7F74, dark: 0x3CC8B4)
    static let secondVelocity = Color(light: 0xB8336A, dark: 0xF27BA6)
    static let secondAcceleration = Color(light: 0x5B6B00, dark: 0xB5C94A)
    /// The second of two compared tunings, also along the second of two axes. The first tuning has the accent colour.
    static let tuningB = velocity
    static let secondTuningB = secondVelocity
    /// Returns the colour of one of two tunings.
    static func tuning(_ side: TuningSide) -> Color { side == .a ? accent : tuningB }
    /// The measured curve under the others.
    static let measured = Color(light: 0xB4BAC4, dark: 0x525B6A)
    /// The ghost of another tuning.
    static let ghost = Color(light: 0x6B7484, dark: 0x8A94A6)
}
