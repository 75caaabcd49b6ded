/// A pasteboard for cutting, copying and pasting text. An extension of ScrollUI's own.
@MainActor
public protocol TextPasteboard: AnyObject {
    /// The text on the pasteboard; empty if there is none.
    var string: String { get set }
}

struct TextPasteboardKey: EnvironmentKey {
    static var defaultValue: (any TextPasteboard)? { nil }
}

extension EnvironmentValues {
    /// The host's pasteboard, for custom controls; nil outside a host. An extension of ScrollUI's own.
    public var textPasteboard: (any TextPasteboard)? {
        get { self[TextPasteboardKey.self] }
        set { self[TextPasteboardKey.self] = newValue }
    }
}

/// A private pasteboard in memory.
@MainActor
public final class MemoryPasteboard: TextPasteboard {
    /// The last text that was put on the pasteboard.
    public var string = ""

    /// Creates an empty pasteboard.
    public init() {}
}
