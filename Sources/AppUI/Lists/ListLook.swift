import Foundation
@_spi(Nodes) import ScrollUI

/// The measures and colours of a list or form, in points. Rows are 44 high at least where a finger is expected, less in
/// the styles of the desktop.
struct ListLook: Equatable {
    /// Between a row's edge and its content.
    var rowInsets: EdgeInsets
    var minRowHeight: CGFloat
    var minHeaderHeight: CGFloat = 0
    /// Between the list's side and its rows.
    var margin: CGFloat = 0
    /// Of the ground that the rows of a section share; nil where they have none.
    var cardRadius: CGFloat?
    /// Of the ground of a chosen row.
    var highlightRadius: CGFloat = 0
    var hasSeparators = true
    var pinsHeaders = false
    /// Between the list's side and what a header or footer says.
    var headerInsets: EdgeInsets
    var footerInsets: EdgeInsets
    /// Before a section that has no header.
    var gap: CGFloat
    /// Before the first row and after the last one.
    var edge: CGFloat = 0
    /// Between rows.
    var rowSpacing: CGFloat = 0
    /// Rows show what they are deleted and moved by.
    var isEditing = false
    /// Behind everything.
    var ground = ControlPalette.page
    /// Behind the rows of a section.
    var card = ControlPalette.page

    /// Between rows.
    static let line = ControlPalette.rowLine
    private static let table = Color(light: 0xF0F2F5, dark: 0x0F1115)
    private static let sheet = Color(light: 0xFFFFFF, dark: 0x1B2028)
    private static let side = Color(light: 0xECEEF1, dark: 0x14171D)

    static let plain = ListLook(
        rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16), minRowHeight: 44, pinsHeaders: true,
        headerInsets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16),
        footerInsets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16), gap: 16)

    static let inset = ListLook(
        rowInsets: EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10), minRowHeight: 32, margin: 10,
        highlightRadius: 6, headerInsets: EdgeInsets(top: 16, leading: 20, bottom: 5, trailing: 20),
        footerInsets: EdgeInsets(top: 5, leading: 20, bottom: 4, trailing: 20), gap: 16, edge: 8)

    static let grouped = ListLook(
        rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16), minRowHeight: 44, cardRadius: 0,
        headerInsets: EdgeInsets(top: 20, leading: 16, bottom: 7, trailing: 16),
        footerInsets: EdgeInsets(top: 7, leading: 16, bottom: 10, trailing: 16), gap: 20, edge: 14, ground: table,
        card: sheet)

    static let insetGrouped = ListLook(
        rowInsets: EdgeInsets(top: 10, leading: 14, bottom: 10, trailing: 14), minRowHeight: 42, margin: 16,
        cardRadius: 10, headerInsets: EdgeInsets(top: 20, leading: 30, bottom: 7, trailing: 30),
        footerInsets: EdgeInsets(top: 7, leading: 30, bottom: 10, trailing: 30), gap: 20, edge: 14, ground: table,
        card: sheet)

    static let sidebar = ListLook(
        rowInsets: EdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8), minRowHeight: 30, margin: 8,
        highlightRadius: 6, hasSeparators: false,
        headerInsets: EdgeInsets(top: 14, leading: 16, bottom: 4, trailing: 16),
        footerInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16), gap: 14, edge: 6, ground: side)

    /// The rows of a section lie on a ground that clips what they draw behind themselves.
    var hasRoundCards: Bool { (cardRadius ?? 0) > 0 }

    /// The same look while rows are edited, or not.
    func edited(_ isEditing: Bool) -> ListLook {
        var look = self
        look.isEditing = isEditing
        return look
    }

    func leastHeight(of role: SectionPartNode.Role) -> CGFloat {
        switch role {
        case .content: minRowHeight
        case .header: minHeaderHeight
        case .footer: 0
        }
    }

    func insets(of role: SectionPartNode.Role) -> EdgeInsets {
        switch role {
        case .header: headerInsets
        case .footer: footerInsets
        case .content:
            EdgeInsets(
                top: rowInsets.top, leading: margin + rowInsets.leading, bottom: rowInsets.bottom,
                trailing: margin + rowInsets.trailing)
        }
    }
}

extension ListLook: RowContainer {
    var hasCards: Bool { cardRadius != nil }
    var sectionTitles: (any SectionTitles)? { ListSectionTitles() }
}

extension EnvironmentValues {
    /// Of the list around; nil outside lists.
    var listLook: ListLook? {
        get { rowContainer as? ListLook }
        set { rowContainer = newValue }
    }

    /// What headers and footers say is small, and headers stand out by their weight.
    mutating func enterSectionPart(_ role: SectionPartNode.Role) {
        if role == .header, headerProminence == .increased {
            font = .title3.weight(.semibold)
            foreground = Color.primary
            return
        }
        font = .system(size: 13, weight: role == .header ? .semibold : .regular)
        foreground = Color.secondary
    }
}
