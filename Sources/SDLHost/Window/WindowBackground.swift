import Drawing
import ScrollUI

/// What the window shows where no view draws.
public struct WindowBackground: Sendable, Equatable {
    /// In light surroundings.
    public var light: PixelColor
    /// In dark surroundings.
    public var dark: PixelColor

    /// The tool's own two greys.
    public init(light: PixelColor = PixelColor(hex: 0xF4F5F7), dark: PixelColor = PixelColor(hex: 0x0F1115)) {
        self.light = light
        self.dark = dark
    }

    func color(in scheme: ColorScheme) -> PixelColor {
        scheme == .dark ? dark : light
    }
}
