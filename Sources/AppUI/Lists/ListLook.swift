import Foundation
@_spi(Nodes) import ScrollUI

/// The measures, in points, and colours of a list or form. Rows are at least 44 points high in styles for touch, less
/// in desktop styles.
struct ListLook: Equatable {
    /// The insets between a row's edges and its content.
    var rowInsets: EdgeInsets
    var minRowHeight: CGFloat
    var minHeaderHeight: CGFloat = 0
    /// The space between the list's sides and its rows.
    var margin: CGFloat = 0
    /// The corner radius of the background that the rows of a section share; nil if they have none.
    var cardRadius: CGFloat?
    /// The corner radius of the background of a selected row.
    var highlightRadius: CGFloat = 0
    var hasSeparators = true
    var pinsHeaders = false
    /// The insets between the list's sides and the content of a header or footer.
    var headerInsets: EdgeInsets
    var footerInsets: EdgeInsets
    /// The space before a section without a header.
    var gap: CGFloat
    /// The space before the first row and after the last one.
    var edge: CGFloat = 0
    /// The space between rows.
    var rowSpacing: CGFloat = 0
    /// Whether rows show the controls to delete and move them.
    var isEditing = false
    /// The colour behind the whole list.
    var ground = ControlPalette.page
    /// The colour behind the rows of a section.
    var card = ControlPalette.page

    /// The colour of the lines between rows.
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

    /// Whether the rows of a section are on a rounded background that clips the rows' own backgrounds.
    var hasRoundCards: Bool { (cardRadius ?? 0) > 0 }

    /// Returns the same look with or without edit controls.
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
    /// The look of the enclosing list; nil outside lists.
    var listLook: ListLook? {
        get { rowContainer as? ListLook }
        set { rowContainer = newValue }
    }

    /// Sets a small font for headers and footers, and a heavier weight for headers.
    mutating func enterSectionPart(_ role: SectionPartNode.Role) {
        if role == .header, headerProminence == .increased {
            font = .title3.weight(.semibold)
            setForeground(Color.primary)
            return
        }
        font = .system(size: 13, weight: role == .header ? .semibold : .regular)
        setForeground(Color.secondary)
    }
}
