@_spi(Nodes) import ScrollUI

/// Combines the commands of a closure.
@resultBuilder @MainActor @preconcurrency
public struct CommandsBuilder {
    /// Returns no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Returns the commands unchanged.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Returns a single group of commands.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Combines multiple commands.
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> _CommandsTuple<repeat each Content> { _CommandsTuple((repeat each content)) }

    /// Returns optional commands.
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    /// Returns the commands of the first of two branches.
    public static func buildEither<First: Commands, Second: Commands>(
        first content: First
    ) -> _EitherCommands<First, Second> { .first(content) }

    /// Returns the commands of the second of two branches.
    public static func buildEither<First: Commands, Second: Commands>(
        second content: Second
    ) -> _EitherCommands<First, Second> { .second(content) }

    /// Returns commands that need a newer system.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

/// Multiple commands.
public struct _CommandsTuple<each Content: Commands>: Commands {
    /// Built-in commands have no body.
    public typealias Body = Never
    private let content: (repeat each Content)

    init(_ content: (repeat each Content)) { self.content = content }

    /// Adds the commands one after the other.
    public func _collect(into list: inout _CommandList) { repeat (each content)._collect(into: &list) }
}

/// Commands of one of two types.
public enum _EitherCommands<First: Commands, Second: Commands>: Commands {
    /// The commands of the first or the second branch.
    case first(First), second(Second)

    /// Built-in commands have no body.
    public typealias Body = Never

    /// Adds the commands of the branch.
    public func _collect(into list: inout _CommandList) {
        switch self {
        case .first(let content): content._collect(into: &list)
        case .second(let content): content._collect(into: &list)
        }
    }
}
