public import ScrollUI

/// The sizes and weights of text in the tool, in points.
public enum TypeScale {
    /// Controls and lists.
    public static let control = Font.system(size: 13)
    public static let controlStrong = Font.system(size: 13, weight: .semibold)
    /// A number in a control, with figures of one width.
    public static let number = Font.system(size: 12).monospacedDigit()
    /// A line of text with numbers that change.
    public static let detail = Font.system(size: 13).monospacedDigit()
    public static let status = Font.system(size: 12)
    public static let statusValue = Font.system(size: 12, weight: .semibold).monospacedDigit()
    public static let groupTitle = Font.system(size: 11, weight: .semibold)
    public static let hint = Font.system(size: 11).monospacedDigit()
    public static let sceneTitle = Font.system(size: 24, weight: .bold, design: .display)
    public static let cardTitle = Font.system(size: 20, weight: .semibold, design: .display)
    public static let cardDetail = Font.system(size: 12).monospacedDigit()
}
