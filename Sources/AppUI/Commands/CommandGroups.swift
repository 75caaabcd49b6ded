@_spi(Nodes) public import ScrollUI

/// The commands of a window's menus, with keyboard shortcuts that work for any keyboard focus.
///
///     WindowGroup { Editor() }
///         .commands {
///             CommandGroup(replacing: .newItem) { Button("New") { add() }.keyboardShortcut("n") }
///             CommandMenu("Marks") { Button("Mark") { mark() }.keyboardShortcut("m") }
///         }
@MainActor @preconcurrency
public protocol Commands {
    /// The content of composite commands.
    associatedtype Body: Commands
    /// The content of composite commands.
    @CommandsBuilder var body: Body { get }

    /// Adds the commands to those of the window. The library implements it for composite commands.
    func _collect(into list: inout _CommandList)
}

extension Commands {
    /// Adds the commands of the body.
    public func _collect(into list: inout _CommandList) {
        (list.parts?.connected(self) ?? self).body._collect(into: &list)
    }
}

extension Commands where Body == Never {
    /// Built-in commands have no body.
    public var body: Never {
        // Reached only if `body` is called directly on built-in commands: a programming error without a sensible result.
        preconditionFailure("\(Self.self) is built in: it has no body to call")
    }
}

extension Never: Commands {
    /// Adds nothing: this type has no values.
    public func _collect(into list: inout _CommandList) {}
}

extension Optional: Commands where Wrapped: Commands {
    /// Built-in commands have no body.
    public typealias Body = Never

    /// Adds the commands, if there are any.
    public func _collect(into list: inout _CommandList) { self?._collect(into: &list) }
}

/// The collected commands of a window.
@MainActor
public struct _CommandList {
    private(set) var entries: [CommandEntry] = []
    /// The storage of the commands' dynamic properties.
    var parts: PartStorage?

    mutating func add(_ position: CommandEntry.Position, _ views: some View) {
        entries.append(CommandEntry(position: position, views: AnyView(views)))
    }
}

/// A group of commands.
struct CommandEntry {
    enum Position {
        case before(CommandGroupPlacement), replacing(CommandGroupPlacement), after(CommandGroupPlacement)
        case menu(Text)
    }

    let position: Position
    let views: AnyView
}

/// An empty set of commands.
public struct EmptyCommands: Commands {
    /// Built-in commands have no body.
    public typealias Body = Never

    /// Creates an empty set of commands.
    public nonisolated init() {}

    /// Adds nothing.
    public func _collect(into list: inout _CommandList) {}
}

/// The position of a command group in the menus.
public struct CommandGroupPlacement: Hashable, Sendable {
    enum Menu: Int, CaseIterable { case program, file, edit, format, view, window, help }

    private let name: String
    let menu: Menu

    /// Information about the application, in its own menu.
    public static let appInfo = CommandGroupPlacement(name: "appInfo", menu: .program)
    /// The application's settings, in its own menu.
    public static let appSettings = CommandGroupPlacement(name: "appSettings", menu: .program)
    /// Services of other applications, in the application's own menu.
    public static let systemServices = CommandGroupPlacement(name: "systemServices", menu: .program)
    /// Hiding of applications, in the application's own menu.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility", menu: .program)
    /// Quitting the application, in its own menu.
    public static let appTermination = CommandGroupPlacement(name: "appTermination", menu: .program)
    /// Creation of documents, in the menu *File*.
    public static let newItem = CommandGroupPlacement(name: "newItem", menu: .file)
    /// Saving, in the menu *File*.
    public static let saveItem = CommandGroupPlacement(name: "saveItem", menu: .file)
    /// Import and export, in the menu *File*.
    public static let importExport = CommandGroupPlacement(name: "importExport", menu: .file)
    /// Printing, in the menu *File*.
    public static let printItem = CommandGroupPlacement(name: "printItem", menu: .file)
    /// Undo and redo, in the menu *Edit*.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo", menu: .edit)
    /// Cut, copy and paste, in the menu *Edit*.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard", menu: .edit)
    /// Text editing, in the menu *Edit*.
    public static let textEditing = CommandGroupPlacement(name: "textEditing", menu: .edit)
    /// Text formatting, in the menu *Format*.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting", menu: .format)
    /// The toolbar, in the menu *View*.
    public static let toolbar = CommandGroupPlacement(name: "toolbar", menu: .view)
    /// The sidebar, in the menu *View*.
    public static let sidebar = CommandGroupPlacement(name: "sidebar", menu: .view)
    /// The size of windows, in the menu *Window*.
    public static let windowSize = CommandGroupPlacement(name: "windowSize", menu: .window)
    /// The list of windows, in the menu *Window*.
    public static let windowList = CommandGroupPlacement(name: "windowList", menu: .window)
    /// The single window, in the menu *Window*.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList", menu: .window)
    /// The arrangement of windows, in the menu *Window*.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement", menu: .window)
    /// Help, in the menu *Help*.
    public static let help = CommandGroupPlacement(name: "help", menu: .help)

    /// All placements, in the order of the menus.
    static let all: [CommandGroupPlacement] = [
        .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination, .newItem, .saveItem, .importExport,
        .printItem, .undoRedo, .pasteboard, .textEditing, .textFormatting, .toolbar, .sidebar, .windowSize, .windowList,
        .singleWindowList, .windowArrangement, .help,
    ]
}

/// Commands in one of the standard menus. The library itself defines no commands.
public struct CommandGroup<Content: View>: Commands {
    /// Built-in commands have no body.
    public typealias Body = Never

    private let position: CommandEntry.Position
    private let content: Content

    /// Creates commands before those at `group`.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (position, content) = (.before(group), addition())
    }

    /// Creates commands after those at `group`.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (position, content) = (.after(group), addition())
    }

    /// Creates commands that replace those at `group`.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (position, content) = (.replacing(group), addition())
    }

    /// Adds the views.
    public func _collect(into list: inout _CommandList) { list.add(position, content) }
}

/// A menu of the application, before *Window*.
public struct CommandMenu<Content: View>: Commands {
    /// Built-in commands have no body.
    public typealias Body = Never

    private let name: Text
    private let content: Content

    /// Creates a menu with a name.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// Creates a menu with a name.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        (self.name, self.content) = (name, content())
    }

    /// Creates a menu with a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    /// Adds the menu.
    public func _collect(into list: inout _CommandList) { list.add(.menu(name), content) }
}
