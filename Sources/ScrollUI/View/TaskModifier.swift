/// Runs a task while the view is there.
final class TaskNode<ID: Equatable>: Node {
    private var id: ID?
    private var task: Task<Void, Never>?

    override var isTransparent: Bool { true }
    override func beginAnew() { id = nil }

    func assign(_ id: ID, _ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
        if self.id == id { return }
        self.id = id
        task?.cancel()
        task = Task(priority: priority) { await action() }
    }

    override func willRemove() {
        task?.cancel()
        task = nil
    }
}

struct TaskView<Content: View, ID: Equatable>: View {
    typealias Body = Never

    let content: Content
    let id: ID
    let priority: TaskPriority
    let action: @MainActor () async -> Void

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TaskNode<ID>.self) { TaskNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        node.assign(id, priority, action)
    }
}

extension View {
    /// Starts `action` when the view comes, and cancels it when the view goes.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        TaskView(content: self, id: 0, priority: priority, action: action)
    }

    /// Starts `action` when the view comes and whenever `id` changes, which cancels the one before; cancels it when the
    /// view goes.
    public func task<T: Equatable>(
        id: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        TaskView(content: self, id: id, priority: priority, action: action)
    }
}
