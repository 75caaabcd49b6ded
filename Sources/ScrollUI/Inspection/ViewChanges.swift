nonisolated extension View {
    /// Logs the reasons for the current evaluation of the body: `Row: @self, _count changed.` Call it in a `body`:
    ///
    ///     var body: some View {
    ///         let _ = Self._printChanges()
    ///         …
    ///     }
    ///
    /// `@identity`: the view is new. `@self`: the parent created a different value. `_name`: the source of that property changed.
    /// `Owner._name`: state that was passed in another form changed. `@dependencies`: an `@Observable` property changed.
    @MainActor public static func _printChanges() {
        guard let graph = ViewGraph.current, let node = graph.dependencies.reader else { return }
        graph.log.tellChanges(node.changeSummary(of: Self.self))
    }

    /// Logs the same as ``_printChanges()``; there is only one log.
    @MainActor public static func _logChanges() {
        _printChanges()
    }
}

extension EvaluatedNode {
    /// Returns the reasons for this evaluation in one line.
    func changeSummary(of type: Any.Type) -> String {
        var names: [String] = []
        for name in reasons.map(changeName) where !names.contains(name) { names.append(name) }
        // For a new view SwiftUI also reports `@self`.
        if names.first == "@identity" { names.insert("@self", at: 0) }
        guard !names.isEmpty else { return "\(type): unchanged." }
        return "\(type): \(names.joined(separator: ", ")) changed."
    }

    private func changeName(_ reason: EvaluationReason) -> String {
        switch reason {
        case .identity: "@identity"
        case .value: "@self"
        case .source(let source): propertyName(for: source) ?? source.name
        case .environment(let property): propertyName(at: property) ?? "@environment"
        case .observable: "@dependencies"
        }
    }

    /// The names of the properties, and of the outer views' state, that the last evaluation read.
    var readNames: [String] {
        let environment = environmentReads.compactMap { propertyName(at: $0.property) }
        let state = reads.map { propertyName(for: $0.source) ?? $0.source.name }
        return Set(environment + state).sorted()
    }
}
