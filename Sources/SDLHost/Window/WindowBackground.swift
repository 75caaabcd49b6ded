import Drawing
import ScrollUI

/// What the window shows where no view draws.
public struct WindowBackground: Sendable, Equatable {
    public var light: PixelColor
    public var dark: PixelColor

    public init(light: PixelColor = PixelColor(hex: 0xF4F5F7), dark: PixelColor = PixelColor(hex: 0x0F1115)) {
        self.light = light
        self.dark = dark
    }

    func color(in scheme: ColorScheme) -> PixelColor {
        scheme == .dark ? dark : light
    }
}
