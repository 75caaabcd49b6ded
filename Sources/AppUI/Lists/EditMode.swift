@_spi(Nodes) public import ScrollUI

/// Whether the user can edit the content of a view.
public enum EditMode: Hashable, Sendable {
    /// The content cannot be edited.
    case inactive
    /// The content can be edited for the duration of a gesture.
    case transient
    /// The content can be edited: lists show controls to delete and move rows.
    case active

    /// Whether the mode is not ``inactive``.
    public var isEditing: Bool { self != .inactive }
}

extension ViewGraph {
    /// The mode of views that are not on a page.
    fileprivate var editMode: Binding<EditMode> {
        Binding(location: store.object { OwnedLocation(EditMode.inactive, graph: self) })
    }
}

struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The edit mode of this environment. Each page of a navigation stack and each window has its own mode; nil outside
    /// a view tree.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? graph.map { graph in MainActor.assumeIsolated { graph.editMode } } }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button, titled Edit or Done, that begins or ends editing.
public struct EditButton: View {
    @Environment(\.editMode) private var mode

    /// Creates a button that toggles the `editMode` of its environment.
    public nonisolated init() {}

    /// A button whose title names its action.
    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation(.default) { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .fontWeight(isEditing ? .semibold : nil)
    }
}
