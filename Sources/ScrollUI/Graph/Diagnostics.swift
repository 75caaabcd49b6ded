import Foundation

/// Messages for the developer of a view about mistakes that have no visible effect.
enum Diagnostics {
    static func warn(_ message: String) {
        FileHandle.standardError.write(Data("ScrollUI: \(message)\n".utf8))
    }
}

/// The messages for the developer of the views in one tree.
///
/// Messages during the first build of the tree are held until the first frame, so that the owner of the tree can
/// install a listener.
@MainActor
final class DiagnosticLog {
    var onWarning: (String) -> Void = { Diagnostics.warn($0) }
    var onChanges: (String) -> Void = { print($0) }
    private var said: Set<String> = []
    private var held: [(isWarning: Bool, text: String)]? = []

    /// Reports `message` unless it has been reported before.
    func warnOnce(_ message: String) {
        if said.insert(message).inserted { say(message, isWarning: true) }
    }

    func tellChanges(_ line: String) {
        say(line, isWarning: false)
    }

    private func say(_ text: String, isWarning: Bool) {
        if held != nil {
            held?.append((isWarning, text))
        } else if isWarning {
            onWarning(text)
        } else {
            onChanges(text)
        }
    }

    /// Reports the held messages, and from now on every message at once.
    func open() {
        guard let waiting = held else { return }
        held = nil
        for entry in waiting { say(entry.text, isWarning: entry.isWarning) }
    }
}

extension Node {
    /// The nearest view with a body, for messages.
    final var enclosingViewName: String {
        var node: Node? = self
        while let current = node {
            if let view = current as? EvaluatedNode, view.hasViewName { return view.viewName }
            node = current.parent
        }
        return "the root"
    }

    /// The placed nodes, here and below, that need layout and have no such node inside.
    final var innermostInvalid: [Node] {
        let inside = children.flatMap(\.innermostInvalid)
        return inside.isEmpty && needsLayout && isPlaced ? [self] : inside
    }
}
