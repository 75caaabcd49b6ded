import Foundation

/// The surroundings of views that stand in the rows of a container, such as a list, as far as controls adapt to them.
package protocol RowContainer: Sendable {
    /// Between a row's edge and its content, points.
    var rowInsets: EdgeInsets { get }
    /// Whether the rows of a section lie on a ground of their own.
    var hasCards: Bool { get }
    /// How headers and footers of sections are set.
    var sectionTitles: (any SectionTitles)? { get }
}

/// How the headers and footers of sections are set, by what the sections stand in.
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
    /// Nil outside rows, and in what floats above them.
    package var rowContainer: (any RowContainer)? {
        get { self[RowContainerKey.self] }
        set { self[RowContainerKey.self] = newValue }
    }

    /// Nil where headers and footers are set as all other text.
    package var sectionTitles: (any SectionTitles)? {
        get { self[SectionTitlesKey.self] }
        set { self[SectionTitlesKey.self] = newValue }
    }
}

extension EnvironmentScope {
    /// The container of the rows that the views here stand in.
    package var rowContainer: (any RowContainer)? { value(of: RowContainerKey.self) }

    /// What was said of it last, or what the container of the rows says.
    @MainActor var sectionTitles: (any SectionTitles)? {
        value(of: SectionTitlesKey.self) ?? rowContainer?.sectionTitles
    }
}
