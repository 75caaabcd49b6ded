/// The direction of a move of the keyboard focus.
public enum MoveCommandDirection: Hashable, Sendable {
    /// The directions of the arrow keys.
    case up, down, left, right

    init?(_ key: InputEvent.Key) {
        switch key {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        default: return nil
        }
    }
}

nonisolated extension View {
    private func onKey(_ use: @escaping (InputEvent.Key) -> Bool) -> some View {
        responder(Responder.Handlers(key: { $1.isEmpty && use($0) }))
    }

    /// Calls `action` for an arrow key while this view or a view in it has the keyboard and does not use the key.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        onKey { key in
            guard let action, let direction = MoveCommandDirection(key) else { return false }
            action(direction)
            return true
        }
    }

    /// Calls `action` for Escape while this view or a view in it has the keyboard and does not use the key.
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onKey { key in
            guard let action, key == .escape else { return false }
            action()
            return true
        }
    }

    /// Calls `action` for a Delete key while this view or a view in it has the keyboard and does not use the key.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onKey { key in
            guard let action, key == .delete || key == .forwardDelete else { return false }
            action()
            return true
        }
    }
}
