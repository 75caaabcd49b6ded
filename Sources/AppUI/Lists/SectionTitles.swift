@_spi(Nodes) import ScrollUI

/// Small text, with headers of a heavier weight.
struct ListSectionTitles: SectionTitles {
    func enter(_ role: SectionPartNode.Role, _ values: inout EnvironmentValues) { values.enterSectionPart(role) }
}

/// Headlines above the columns of a form.
struct ColumnSectionTitles: SectionTitles {
    func enter(_ role: SectionPartNode.Role, _ values: inout EnvironmentValues) {
        if role == .header { values.font = .headline } else { values.enterSectionPart(role) }
    }
}
