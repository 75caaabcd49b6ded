public import Foundation
public import ScrollUI

/// A colour of UIKit's code: one of the system's by name, with the values that Apple publishes for iOS in light and dark surroundings
/// (Human Interface Guidelines, Color, and UIColor's documentation), or one of its own.
public struct UIColor: Hashable, Sendable {
    fileprivate let color: Color

    /// A colour of ScrollUI's.
    public init(_ color: Color) { self.color = color }

    /// Components from 0 to 1, in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// A grey from 0, which is black, to 1.
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }

    private init(_ light: UInt32, _ dark: UInt32) { color = Color(light: light, dark: dark) }

    /// The same colour with another opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }
}

extension UIColor {
    /// The ground of the interface.
    public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
    /// What stands on the ground.
    public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
    /// What stands on that.
    public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
    /// The ground of grouped content.
    public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
    /// Groups on their ground.
    public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
    /// What stands on groups.
    public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)
    /// Text.
    public static let label = UIColor(0x000000, 0xFFFFFF)
    /// Text of less weight.
    public static let secondaryLabel = UIColor(Color(light: 0x3C3C43, dark: 0xEBEBF5).opacity(0.6))
    /// Text of little weight.
    public static let tertiaryLabel = UIColor(Color(light: 0x3C3C43, dark: 0xEBEBF5).opacity(0.3))
    /// Text of the least weight.
    public static let quaternaryLabel = UIColor(Color(light: 0x3C3C43, dark: 0xEBEBF5).opacity(0.18))
    /// The words of an empty field.
    public static let placeholderText = tertiaryLabel
    /// Lines between content.
    public static let separator = UIColor(Color(light: 0x3C3C43, dark: 0x545458).opacity(0.4))
    /// Lines between content that let nothing through.
    public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
    /// Words that lead somewhere.
    public static let link = UIColor(0x007AFF, 0x0984FF)
    /// Thin shapes.
    public static let systemFill = UIColor(Color(light: 0x787880, dark: 0x787880).opacity(0.2))
    /// Greys, from the strongest to the faintest.
    public static let systemGray = UIColor(0x8E8E93, 0x8E8E93)
    /// The second grey.
    public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
    /// The third grey.
    public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
    /// The fourth grey.
    public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
    /// The fifth grey.
    public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
    /// The faintest grey.
    public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)
    /// The system's colour of that name; ScrollUI's.
    public static let systemRed = UIColor(Color.red)
    /// The system's colour of that name; ScrollUI's.
    public static let systemOrange = UIColor(Color.orange)
    /// The system's colour of that name; ScrollUI's.
    public static let systemYellow = UIColor(Color.yellow)
    /// The system's colour of that name; ScrollUI's.
    public static let systemGreen = UIColor(Color.green)
    /// The system's colour of that name; ScrollUI's.
    public static let systemTeal = UIColor(Color.teal)
    /// The system's colour of that name; ScrollUI's.
    public static let systemBlue = UIColor(Color.blue)
    /// The system's colour of that name; ScrollUI's.
    public static let systemIndigo = UIColor(Color.indigo)
    /// The system's colour of that name; ScrollUI's.
    public static let systemPurple = UIColor(Color.purple)
    /// The system's colour of that name; ScrollUI's.
    public static let systemPink = UIColor(Color.pink)
    /// White in all surroundings.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Black in all surroundings.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Nothing at all.
    public static let clear = UIColor(white: 0, alpha: 0)
}

extension Color {
    /// A colour of UIKit's.
    public init(uiColor color: UIColor) { self = color.color }

    /// The same as ``init(uiColor:)``.
    public init(_ color: UIColor) { self = color.color }
}
