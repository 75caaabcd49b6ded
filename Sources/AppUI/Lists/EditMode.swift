@_spi(Nodes) public import ScrollUI

/// Whether a person edits what a view shows.
public enum EditMode: Hashable, Sendable {
    /// They look at it.
    case inactive
    /// They edit for the length of a gesture.
    case transient
    /// They edit: lists show what rows are deleted and moved by.
    case active

    /// That it is not ``inactive``.
    public var isEditing: Bool { self != .inactive }
}

extension ViewGraph {
    /// The mode of views that stand on no page.
    fileprivate var editMode: Binding<EditMode> {
        Binding(location: store.object { OwnedLocation(EditMode.inactive, graph: self) })
    }
}

struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether a person edits what is here. Each page of a navigation stack has a mode of its own, and so has the window
    /// around; nil outside a tree of views.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? graph.map { graph in MainActor.assumeIsolated { graph.editMode } } }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins editing and ends it: Edit, or Done.
public struct EditButton: View {
    @Environment(\.editMode) private var mode

    /// A button for the `editMode` where it stands.
    public nonisolated init() {}

    /// The word for what a press does.
    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation(.default) { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .fontWeight(isEditing ? .semibold : nil)
    }
}
