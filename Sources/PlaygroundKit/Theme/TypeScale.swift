import ScrollUI

/// The fonts of the window, in points.
enum TypeScale {
    /// Controls and lists.
    static let control = Font.system(size: 13)
    static let controlStrong = Font.system(size: 13, weight: .semibold)
    /// A number in a control, with digits of equal width.
    static let number = Font.system(size: 12).monospacedDigit()
    /// A line of text with changing numbers.
    static let detail = Font.system(size: 13).monospacedDigit()
    static let status = Font.system(size: 12)
    static let statusValue = Font.system(size: 12, weight: .semibold).monospacedDigit()
    static let groupTitle = Font.system(size: 11, weight: .semibold)
    static let hint = Font.system(size: 11).monospacedDigit()
    static let sceneTitle = Font.system(size: 24, weight: .bold, design: .display)
    static let cardTitle = Font.system(size: 20, weight: .semibold, design: .display)
    /// Source code.
    static let code = Font.system(size: 12, design: .monospaced)
    static let smallCode = Font.system(size: 11, design: .monospaced)
    static let cardDetail = Font.system(size: 12).monospacedDigit()
}
