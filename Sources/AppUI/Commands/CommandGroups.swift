@_spi(Nodes) public import ScrollUI

/// What can be told a window by its menus, and by keys wherever the keyboard is.
///
///     WindowGroup { Editor() }
///         .commands {
///             CommandGroup(replacing: .newItem) { Button("New") { add() }.keyboardShortcut("n") }
///             CommandMenu("Marks") { Button("Mark") { mark() }.keyboardShortcut("m") }
///         }
@MainActor @preconcurrency
public protocol Commands {
    /// What the commands are made of.
    associatedtype Body: Commands
    /// What the commands are made of.
    @CommandsBuilder var body: Body { get }

    /// Adds the commands to the window's. Composite ones have it from the library.
    func _collect(into list: inout _CommandList)
}

extension Commands {
    /// Adds those of the body.
    public func _collect(into list: inout _CommandList) {
        (list.parts?.connected(self) ?? self).body._collect(into: &list)
    }
}

extension Commands where Body == Never {
    /// Built-in commands have no body.
    public var body: Never {
        // Only reached by code that calls `body` by hand on built-in commands: a mistake with no sensible result.
        preconditionFailure("\(Self.self) is built in: it has no body to call")
    }
}

extension Never: Commands {
    /// Nothing has this type, so there is nothing to add.
    public func _collect(into list: inout _CommandList) {}
}

extension Optional: Commands where Wrapped: Commands {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Adds the commands, if there are any.
    public func _collect(into list: inout _CommandList) { self?._collect(into: &list) }
}

/// The commands of a window, as they are gathered.
@MainActor
public struct _CommandList {
    private(set) var entries: [CommandEntry] = []
    /// Of the commands' own properties.
    var parts: PartStorage?

    mutating func add(_ position: CommandEntry.Position, _ views: some View) {
        entries.append(CommandEntry(position: position, views: AnyView(views)))
    }
}

/// Commands that stand together.
struct CommandEntry {
    enum Position {
        case before(CommandGroupPlacement), replacing(CommandGroupPlacement), after(CommandGroupPlacement)
        case menu(Text)
    }

    let position: Position
    let views: AnyView
}

/// No commands.
public struct EmptyCommands: Commands {
    /// Built in: there is no body.
    public typealias Body = Never

    /// None.
    public nonisolated init() {}

    /// Adds nothing.
    public func _collect(into list: inout _CommandList) {}
}

/// Where in the menus a group of commands stands.
public struct CommandGroupPlacement: Hashable, Sendable {
    enum Menu: Int, CaseIterable { case program, file, edit, format, view, window, help }

    private let name: String
    let menu: Menu

    /// About the program: in its own menu.
    public static let appInfo = CommandGroupPlacement(name: "appInfo", menu: .program)
    /// The program's settings: in its own menu.
    public static let appSettings = CommandGroupPlacement(name: "appSettings", menu: .program)
    /// What other programs offer: in the program's own menu.
    public static let systemServices = CommandGroupPlacement(name: "systemServices", menu: .program)
    /// Hiding programs: in the program's own menu.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility", menu: .program)
    /// Leaving the program: in its own menu.
    public static let appTermination = CommandGroupPlacement(name: "appTermination", menu: .program)
    /// New documents: in the menu *File*.
    public static let newItem = CommandGroupPlacement(name: "newItem", menu: .file)
    /// Saving: in the menu *File*.
    public static let saveItem = CommandGroupPlacement(name: "saveItem", menu: .file)
    /// Other formats: in the menu *File*.
    public static let importExport = CommandGroupPlacement(name: "importExport", menu: .file)
    /// Printing: in the menu *File*.
    public static let printItem = CommandGroupPlacement(name: "printItem", menu: .file)
    /// Undo and redo: in the menu *Edit*.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo", menu: .edit)
    /// Cutting, copying and pasting: in the menu *Edit*.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard", menu: .edit)
    /// What is done with text: in the menu *Edit*.
    public static let textEditing = CommandGroupPlacement(name: "textEditing", menu: .edit)
    /// How text looks: in the menu *Format*.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting", menu: .format)
    /// What is done with the toolbar: in the menu *View*.
    public static let toolbar = CommandGroupPlacement(name: "toolbar", menu: .view)
    /// What is done with the sidebar: in the menu *View*.
    public static let sidebar = CommandGroupPlacement(name: "sidebar", menu: .view)
    /// How large windows are: in the menu *Window*.
    public static let windowSize = CommandGroupPlacement(name: "windowSize", menu: .window)
    /// Which windows there are: in the menu *Window*.
    public static let windowList = CommandGroupPlacement(name: "windowList", menu: .window)
    /// The only window: in the menu *Window*.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList", menu: .window)
    /// How windows are ordered: in the menu *Window*.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement", menu: .window)
    /// Help: in the menu *Help*.
    public static let help = CommandGroupPlacement(name: "help", menu: .help)

    /// In the order of the menus.
    static let all: [CommandGroupPlacement] = [
        .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination, .newItem, .saveItem, .importExport,
        .printItem, .undoRedo, .pasteboard, .textEditing, .textFormatting, .toolbar, .sidebar, .windowSize, .windowList,
        .singleWindowList, .windowArrangement, .help,
    ]
}

/// Commands that stand with others in a menu of every program. The library has none of its own.
public struct CommandGroup<Content: View>: Commands {
    /// Built in: there is no body.
    public typealias Body = Never

    private let position: CommandEntry.Position
    private let content: Content

    /// Before those at `group`.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (position, content) = (.before(group), addition())
    }

    /// Behind those at `group`.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (position, content) = (.after(group), addition())
    }

    /// Instead of those at `group`.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (position, content) = (.replacing(group), addition())
    }

    /// Adds the views.
    public func _collect(into list: inout _CommandList) { list.add(position, content) }
}

/// A menu of the program's own, before *Window*.
public struct CommandMenu<Content: View>: Commands {
    /// Built in: there is no body.
    public typealias Body = Never

    private let name: Text
    private let content: Content

    /// A menu of that name.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// A menu of that name.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        (self.name, self.content) = (name, content())
    }

    /// A menu of that name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    /// Adds the menu.
    public func _collect(into list: inout _CommandList) { list.add(.menu(name), content) }
}
