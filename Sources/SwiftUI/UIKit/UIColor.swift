public import Foundation
public import ScrollUI

/// A colour for code that uses UIKit: a custom one, or a named one of the system with the values that Apple publishes
/// for iOS in light and dark appearance (Human Interface Guidelines, Color, and UIColor's documentation).
public struct UIColor: Hashable, Sendable {
    fileprivate let color: Color

    /// Creates a colour from a colour of ScrollUI.
    public init(_ color: Color) { self.color = color }

    /// Components from 0 to 1, in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// A grey from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }

    private init(_ light: UInt32, _ dark: UInt32) { color = Color(light: light, dark: dark) }

    /// The same colour with another opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }
}

extension UIColor {
    /// The background of the interface.
    public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
    /// The background of content on ``systemBackground``.
    public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
    /// The background of content on ``secondarySystemBackground``.
    public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
    /// The background of grouped content.
    public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
    /// The background of groups on ``systemGroupedBackground``.
    public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
    /// The background of content in groups.
    public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)
    /// Primary text.
    public static let label = UIColor(0x000000, 0xFFFFFF)
    /// Secondary text.
    public static let secondaryLabel = UIColor(Color(light: 0x3C3C43, dark: 0xEBEBF5).opacity(0.6))
    /// Tertiary text.
    public static let tertiaryLabel = UIColor(Color(light: 0x3C3C43, dark: 0xEBEBF5).opacity(0.3))
    /// Quaternary text.
    public static let quaternaryLabel = UIColor(Color(light: 0x3C3C43, dark: 0xEBEBF5).opacity(0.18))
    /// The placeholder of an empty field.
    public static let placeholderText = tertiaryLabel
    /// Separator lines.
    public static let separator = UIColor(Color(light: 0x3C3C43, dark: 0x545458).opacity(0.4))
    /// Opaque separator lines.
    public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
    /// Links.
    public static let link = UIColor(0x007AFF, 0x0984FF)
    /// The fill of thin shapes.
    public static let systemFill = UIColor(Color(light: 0x787880, dark: 0x787880).opacity(0.2))
    /// The strongest of the greys.
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
    /// The system colour of this name, as in ScrollUI.
    public static let systemRed = UIColor(Color.red)
    /// The system colour of this name, as in ScrollUI.
    public static let systemOrange = UIColor(Color.orange)
    /// The system colour of this name, as in ScrollUI.
    public static let systemYellow = UIColor(Color.yellow)
    /// The system colour of this name, as in ScrollUI.
    public static let systemGreen = UIColor(Color.green)
    /// The system colour of this name, as in ScrollUI.
    public static let systemTeal = UIColor(Color.teal)
    /// The system colour of this name, as in ScrollUI.
    public static let systemBlue = UIColor(Color.blue)
    /// The system colour of this name, as in ScrollUI.
    public static let systemIndigo = UIColor(Color.indigo)
    /// The system colour of this name, as in ScrollUI.
    public static let systemPurple = UIColor(Color.purple)
    /// The system colour of this name, as in ScrollUI.
    public static let systemPink = UIColor(Color.pink)
    /// White in every appearance.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Black in every appearance.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Fully transparent.
    public static let clear = UIColor(white: 0, alpha: 0)
}

extension Color {
    /// Creates a colour from a colour of UIKit.
    public init(uiColor color: UIColor) { self = color.color }

    /// The same as ``init(uiColor:)``.
    public init(_ color: UIColor) { self = color.color }
}
