import Drawing
import ScrollUI

/// The colour of the window where no view draws.
public struct WindowBackground: Sendable, Equatable {
    /// The colour in light appearance.
    public var light: PixelColor
    /// The colour in dark appearance.
    public var dark: PixelColor

    /// Creates a background; the defaults are the tool's two greys.
    public init(light: PixelColor = PixelColor(hex: 0xF4F5F7), dark: PixelColor = PixelColor(hex: 0x0F1115)) {
        self.light = light
        self.dark = dark
    }

    func color(in scheme: ColorScheme) -> PixelColor {
        scheme == .dark ? dark : light
    }
}
