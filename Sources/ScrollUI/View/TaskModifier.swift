/// Runs a task while the view exists: one per row in a lazy container, otherwise one for all views in the modifier.
final class TaskNode<ID: Equatable>: AppearanceNode {
    override var isPrefetchable: Bool { true }

    private typealias Run = Task<Void, Never>

    private var id: ID?
    private var priority = TaskPriority.userInitiated
    private var action: @MainActor () async -> Void = {}
    private var own: Run?
    private var rows: [(row: Node, run: Run)] = []

    override func beginAnew() {
        super.beginAnew()
        id = nil
    }

    /// Assigns the action; for another id, the running task is cancelled and restarted after the update.
    func assign(_ id: ID, _ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
        self.priority = priority
        self.action = action
        let isNew = self.id != nil && self.id != id
        self.id = id
        guard isNew, own != nil || !rows.isEmpty else { return }
        own?.cancel()
        for row in rows { row.run.cancel() }
        graph.lifecycle.enqueue { [weak self] in self?.restart() }
    }

    private func restart() {
        guard isAttached else { return }
        if own != nil { own = start() }
        for index in rows.indices { rows[index].run = start() }
    }

    private func start() -> Run {
        let action = action
        return Task(priority: priority) { await action() }
    }

    override func itemDidAppear(_ item: Node) {
        if item.isLazyRow { rows.append((item, start())) }
    }

    override func itemDidDisappear(_ item: Node) {
        guard let index = rows.firstIndex(where: { $0.row === item }) else { return }
        rows.remove(at: index).run.cancel()
    }

    override func didCheck() {
        if isUnderCover {
            own?.cancel()
            own = nil
        } else if own == nil, !holdsRows {
            own = start()
        }
    }

    override func willRemove() {
        super.willRemove()
        own?.cancel()
        own = nil
    }
}

package nonisolated struct TaskView<Content: View, ID: Equatable>: View {
    package typealias Body = Never

    package let content: Content
    let id: ID
    let priority: TaskPriority
    let action: @MainActor () async -> Void

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TaskNode<ID>.self) { TaskNode(graph: $0, parent: $1, scope: $2) }
        node.fill(builder.scope) { content._lower(into: &$0) }
        node.assign(id, priority, action)
    }
}

nonisolated extension View {
    /// Starts `action` when the view appears, and cancels it when the view disappears. A row that is built but never
    /// shown does not start it.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        TaskView(content: self, id: 0, priority: priority, action: action)
    }

    /// Starts `action` when the view appears and whenever `id` changes, which cancels the previous run. Cancels it
    /// when the view disappears.
    public func task<T: Equatable>(
        id: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        TaskView(content: self, id: id, priority: priority, action: action)
    }
}
