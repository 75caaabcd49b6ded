import Foundation

/// The properties of a container of rows, such as a list, to which controls in its rows adapt.
package protocol RowContainer: Sendable {
    /// The insets between a row's edge and its content, in points.
    var rowInsets: EdgeInsets { get }
    /// Whether the rows of a section have a common background.
    var hasCards: Bool { get }
    /// The style of the headers and footers of sections.
    var sectionTitles: (any SectionTitles)? { get }
}

/// The text style of section headers and footers, by container.
package protocol SectionTitles: Sendable {
    func enter(_ role: SectionPartNode.Role, _ values: inout EnvironmentValues)
}

private struct RowContainerKey: EnvironmentKey {
    static var defaultValue: (any RowContainer)? { nil }
}

private struct SectionTitlesKey: EnvironmentKey {
    static var defaultValue: (any SectionTitles)? { nil }
}

extension EnvironmentValues {
    /// The container of the surrounding rows; nil outside rows, and in views that float above them.
    package var rowContainer: (any RowContainer)? {
        get { self[RowContainerKey.self] }
        set { self[RowContainerKey.self] = newValue }
    }

    /// The style of section titles; nil if headers and footers have the normal text style.
    package var sectionTitles: (any SectionTitles)? {
        get { self[SectionTitlesKey.self] }
        set { self[SectionTitlesKey.self] = newValue }
    }
}

extension EnvironmentScope {
    /// The container of the rows that contain these views.
    package var rowContainer: (any RowContainer)? { value(of: RowContainerKey.self) }

    /// The innermost style of section titles, or the style of the row container.
    @MainActor var sectionTitles: (any SectionTitles)? {
        value(of: SectionTitlesKey.self) ?? rowContainer?.sectionTitles
    }
}
