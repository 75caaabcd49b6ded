import Foundation

/// The content of a menu, with lines between sections and titles above them.
nonisolated struct MenuSections<Content: View>: View {
    let content: Content

    @MainActor var body: some View {
        Group(sections: content) { sections in
            ForEach(Array(sections.enumerated()), id: \.element.id) { index, section in
                if index > 0, !Self.endsInLine(sections[index - 1]) { Divider() }
                MenuTitle { section.header }
                section.content
                MenuTitle { section.footer }
            }
        }
    }

    /// Returns whether the section already ends with a divider of the program.
    @MainActor private static func endsInLine(_ section: SectionConfiguration) -> Bool {
        section.content.last?.node.innermost is DividerNode
    }
}

/// Text in a menu without an action, with the margins of rows.
nonisolated private struct MenuTitle<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor var body: some View { content.padding(EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10)) }
}

/// The choices of a picker: rows of the enclosing menu, or, outside of a menu, a button that opens a menu of them.
nonisolated struct PickerMenu<Label: View, Content: View, Closed: View>: View {
    let rows: MenuChoices<Label, Content>
    let closed: Closed
    @Environment(\.dismissMenu) private var dismissMenu

    init(rows: MenuChoices<Label, Content>, @ViewBuilder closed: () -> Closed) {
        self.rows = rows
        self.closed = closed()
    }

    @MainActor var body: some View {
        if dismissMenu != nil { rows } else { closed }
    }
}

/// The choices of a picker as a section of the enclosing menu, with the picker's label as its title.
nonisolated struct MenuChoices<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let isChosen: (AnyHashable) -> Bool
    let choose: (AnyHashable) -> Void
    @Environment(\.hidesLabels) private var hidesLabels

    init(
        label: Label, content: Content, isChosen: @escaping (AnyHashable) -> Bool,
        choose: @escaping (AnyHashable) -> Void
    ) {
        self.label = label
        self.content = content
        self.isChosen = isChosen
        self.choose = choose
    }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !hidesLabels {
                MenuTitle { label }.font(.system(size: 12, weight: .medium)).foregroundStyle(Color.secondary)
            }
            ForEach(subviews: content) { choice in
                let tag = choice.node.pickerTag(below: choice.node.graph.root ?? choice.node)
                Button {
                    if let tag { choose(tag) }
                } label: {
                    choice
                }
                .buttonStyle(
                    MenuItemStyle(
                        isChosen: tag.map(isChosen) ?? false, isPale: !(choice.node.innermost is TextNode)))
            }
        }
    }
}

/// The style of section titles in a menu.
struct MenuSectionTitles: SectionTitles {
    func enter(_ role: SectionPartNode.Role, _ values: inout EnvironmentValues) {
        values.font = .system(size: 12, weight: .medium)
        values.setForeground(Color.secondary)
    }
}
