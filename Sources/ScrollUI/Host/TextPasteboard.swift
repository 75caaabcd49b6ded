/// Where text is cut and copied to and pasted from. An extension of ScrollUI's own.
@MainActor
public protocol TextPasteboard: AnyObject {
    /// Empty when there is no text.
    var string: String { get set }
}

/// A pasteboard that nobody else sees.
@MainActor
public final class MemoryPasteboard: TextPasteboard {
    /// What was put there last.
    public var string = ""

    /// Empty.
    public init() {}
}
