/// Where to go from what has the keyboard.
public enum MoveCommandDirection: Hashable, Sendable {
    /// As the arrow keys say.
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

    /// Calls back for the arrow keys while this view, or one in it, has the keyboard and does not use them itself.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        onKey { key in
            guard let action, let direction = MoveCommandDirection(key) else { return false }
            action(direction)
            return true
        }
    }

    /// Calls back for Escape while this view, or one in it, has the keyboard and does not use it itself.
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onKey { key in
            guard let action, key == .escape else { return false }
            action()
            return true
        }
    }

    /// Calls back for the Delete keys while this view, or one in it, has the keyboard and does not use them itself.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onKey { key in
            guard let action, key == .delete || key == .forwardDelete else { return false }
            action()
            return true
        }
    }
}
