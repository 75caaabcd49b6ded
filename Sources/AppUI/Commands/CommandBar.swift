import Foundation
@_spi(Nodes) public import ScrollUI

/// The views of a window below its menu bar. The keyboard shortcuts of commands work while their menus are closed.
public struct _CommandedView<Content: View, C: Commands>: View {
    private let commands: () -> C
    private let content: () -> Content
    @State private var parts = PartStorage()

    /// Creates the view. `commands` is evaluated again when a value that it reads changes.
    public init(commands: @escaping () -> C, @ViewBuilder content: @escaping () -> Content) {
        self.commands = commands
        self.content = content
    }

    /// The menu bar above the views, or only the views if there are no commands.
    public var body: some View {
        let menus = self.menus
        VStack(spacing: 0) {
            if !menus.isEmpty { CommandBar(menus: menus) }
            VStack(spacing: 0) { content() }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background { CommandKeys { ForEach(menus) { $0.views } } }
    }

    private var menus: [CommandBarMenu] {
        parts.begin()
        var list = _CommandList()
        list.parts = parts
        commands()._collect(into: &list)
        return CommandBarMenu.menus(of: list.entries)
    }
}

/// A menu of the menu bar.
struct CommandBarMenu: Identifiable {
    let id: Int
    let title: Text
    /// The groups of the menu, separated by lines.
    let groups: [AnyView]

    var views: some View {
        ForEach(groups.indices, id: \.self) { index in
            if index > 0 { Divider() }
            groups[index]
        }
    }

    static func menus(of entries: [CommandEntry]) -> [CommandBarMenu] {
        var menus: [(Text, [AnyView])] = []
        for menu in CommandGroupPlacement.Menu.allCases {
            if menu == .window {
                menus += entries.compactMap {
                    if case .menu(let title) = $0.position { (title, [$0.views]) } else { nil }
                }
            }
            let groups = CommandGroupPlacement.all.filter { $0.menu == menu }.flatMap { Self.groups(at: $0, entries) }
            if !groups.isEmpty { menus.append((Text(menu.title), groups)) }
        }
        return menus.enumerated().map { CommandBarMenu(id: $0, title: $1.0, groups: $1.1) }
    }

    /// Returns the command groups at a placement. A later replacement overrides an earlier one.
    private static func groups(at placement: CommandGroupPlacement, _ entries: [CommandEntry]) -> [AnyView] {
        var (before, own, after): ([AnyView], [AnyView], [AnyView]) = ([], [], [])
        for entry in entries {
            switch entry.position {
            case .before(placement): before.append(entry.views)
            case .replacing(placement): own = [entry.views]
            case .after(placement): after.append(entry.views)
            default: break
            }
        }
        return before + own + after
    }
}

extension CommandGroupPlacement.Menu {
    var title: LocalizedStringKey {
        switch self {
        case .program: "Program"
        case .file: "File"
        case .edit: "Edit"
        case .format: "Format"
        case .view: "View"
        case .window: "Window"
        case .help: "Help"
        }
    }
}

/// The menu titles side by side. F10 opens the first menu; the left and right arrow keys go from menu to menu.
private struct CommandBar: View {
    let menus: [CommandBarMenu]
    /// The index of the open menu.
    @State private var open: Int?
    @State private var isOpenedByKey = false
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack(spacing: 0) {
            ForEach(menus) { menu in
                let isOpen = isOpen(menu)
                PopoverView(
                    isPresented: isOpen, keyboard: isOpenedByKey ? .takes : .leaves, onKey: step,
                    content: Button {
                        isOpenedByKey = false
                        isOpen.wrappedValue.toggle()
                    } label: {
                        menu.title.font(.system(size: 13)).lineLimit(1)
                    }
                ) {
                    MenuPanel(isPresented: isOpen) { menu.views }
                }
            }
            Spacer(minLength: 0)
        }
        .buttonStyle(CommandBarStyle())
        .padding(.horizontal, 6)
        .frame(height: 28)
        .background { BarGround(edge: .bottom).ignoresSafeArea(edges: [.top, .horizontal]) }
        .responder(
            Responder.Handlers(
                shortcut: Responder.Shortcut(shortcut: Self.opener, isOwn: true) { show(menus.first?.id) }))
    }

    private func isOpen(_ menu: CommandBarMenu) -> Binding<Bool> {
        Binding {
            open == menu.id
        } set: {
            if $0 { open = menu.id } else if open == menu.id { open = nil }
        }
    }

    private static let opener = KeyboardShortcut(KeyEquivalent(function: 10), modifiers: [])

    private func show(_ menu: Int?) { (open, isOpenedByKey) = (menu, true) }

    /// Handles a key that the open menu did not use.
    private func step(_ key: InputEvent.Key) -> Bool {
        if key == .function(10) {
            open = nil
            return true
        }
        guard let open, key == .left || key == .right else { return false }
        let isBack = (key == .left) != (direction == .rightToLeft)
        show((open + (isBack ? menus.count - 1 : 1)) % menus.count)
        return true
    }
}

/// The style of a menu title, with a plate while the pointer is over it.
struct CommandBarStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 9)
            .frame(height: 22)
            .background(
                configuration.isHovered || configuration.isPressed ? ControlPalette.fillHovered : Color.clear,
                in: RoundedRectangle(cornerRadius: 5)
            )
            .contentShape(Rectangle())
            .focusOutline(configuration.isFocused, cornerRadius: 6)
    }
}

/// Invisible views that Tab cannot reach, whose keyboard shortcuts work.
private struct CommandKeys<Content: View>: View {
    typealias Body = Never

    @ViewBuilder let content: () -> Content

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(CommandKeysNode.self) { CommandKeysNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content()._lower(into: &$0) }
    }
}

final class CommandKeysNode: Node {
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

    override func placeItems(_ proposal: ProposedViewSize) {
        for item in items { item.place(at: .zero, proposal: .zero) }
    }

    override func paint(into painter: Painter) {}
    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool { false }
    override var holdsPreferences: Bool { true }
}
