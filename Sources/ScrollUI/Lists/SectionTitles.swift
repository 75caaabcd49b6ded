import Foundation

/// How the headers and footers of sections are set, by what the sections stand in.
enum SectionTitles {
    case list, menu, columns

    func enter(_ role: SectionPartNode.Role, _ values: inout EnvironmentValues) {
        switch self {
        case .list: values.enterSectionPart(role)
        case .menu:
            values.font = .system(size: 12, weight: .medium)
            values.foreground = Color.secondary
        case .columns where role == .header: values.font = .headline
        case .columns: values.enterSectionPart(role)
        }
    }
}

struct SectionTitlesKey: EnvironmentKey {
    static var defaultValue: SectionTitles? { nil }
}

extension EnvironmentValues {
    /// Nil where headers and footers are set as all other text.
    var sectionTitles: SectionTitles? {
        get { self[SectionTitlesKey.self] }
        set { self[SectionTitlesKey.self] = newValue }
    }
}

extension EnvironmentScope {
    /// What was said of it last, or what a list says.
    @MainActor var sectionTitles: SectionTitles? {
        value(of: SectionTitlesKey.self) ?? (value(of: ListLookKey.self) == nil ? nil : .list)
    }
}
