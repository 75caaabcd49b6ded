nonisolated extension View {
    /// Says why the body runs that this is called in: `Row: @self, _count changed.` Call it in a `body`:
    ///
    ///     var body: some View {
    ///         let _ = Self._printChanges()
    ///         …
    ///     }
    ///
    /// `@identity`: there was no such view before. `@self`: the parent made another value. `_name`: what that property
    /// leads to. `Owner._name`: state that came here otherwise. `@dependencies`: an `@Observable` property.
    @MainActor public static func _printChanges() {
        guard let graph = ViewGraph.current, let node = graph.dependencies.reader else { return }
        graph.log.tellChanges(node.changeSummary(of: Self.self))
    }

    /// The same as ``_printChanges()``; there is one log.
    @MainActor public static func _logChanges() {
        _printChanges()
    }
}

extension EvaluatedNode {
    /// Why this evaluation runs, in one line.
    func changeSummary(of type: Any.Type) -> String {
        var names: [String] = []
        for name in reasons.map(changeName) where !names.contains(name) { names.append(name) }
        // Of a new view SwiftUI says that its value is new too.
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

    /// The properties, and the state of views further out, that the last evaluation read.
    var readNames: [String] {
        let environment = environmentReads.compactMap { propertyName(at: $0.property) }
        let state = reads.map { propertyName(for: $0.source) ?? $0.source.name }
        return Set(environment + state).sorted()
    }
}
