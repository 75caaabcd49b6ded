@_spi(Nodes) import ScrollUI

/// Puts the commands of a closure together.
@resultBuilder @MainActor @preconcurrency
public struct CommandsBuilder {
    /// None.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Commands as they are.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// A single one.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Several.
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> _CommandsTuple<repeat each Content> { _CommandsTuple((repeat each content)) }

    /// Commands that are there or not.
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    /// The first of two branches.
    public static func buildEither<First: Commands, Second: Commands>(
        first content: First
    ) -> _EitherCommands<First, Second> { .first(content) }

    /// The second of two branches.
    public static func buildEither<First: Commands, Second: Commands>(
        second content: Second
    ) -> _EitherCommands<First, Second> { .second(content) }

    /// Commands of a newer system.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

/// Several commands.
public struct _CommandsTuple<each Content: Commands>: Commands {
    /// Built in: there is no body.
    public typealias Body = Never
    private let content: (repeat each Content)

    init(_ content: (repeat each Content)) { self.content = content }

    /// Adds them one after the other.
    public func _collect(into list: inout _CommandList) { repeat (each content)._collect(into: &list) }
}

/// One of two kinds of commands.
public enum _EitherCommands<First: Commands, Second: Commands>: Commands {
    /// The commands of one branch or the other.
    case first(First), second(Second)

    /// Built in: there is no body.
    public typealias Body = Never

    /// Adds those of the branch.
    public func _collect(into list: inout _CommandList) {
        switch self {
        case .first(let content): content._collect(into: &list)
        case .second(let content): content._collect(into: &list)
        }
    }
}
