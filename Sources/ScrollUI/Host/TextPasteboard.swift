/// Where text is cut and copied to and pasted from. An extension of ScrollUI's own.
@MainActor
public protocol TextPasteboard: AnyObject {
    /// Empty when there is no text.
    var string: String { get set }
}

struct TextPasteboardKey: EnvironmentKey {
    static var defaultValue: (any TextPasteboard)? { nil }
}

extension EnvironmentValues {
    /// The host's pasteboard, for controls of one's own; nil outside a host. An extension of ScrollUI's own.
    public var textPasteboard: (any TextPasteboard)? {
        get { self[TextPasteboardKey.self] }
        set { self[TextPasteboardKey.self] = newValue }
    }
}

/// A pasteboard that nobody else sees.
@MainActor
public final class MemoryPasteboard: TextPasteboard {
    /// What was put there last.
    public var string = ""

    /// Empty.
    public init() {}
}
