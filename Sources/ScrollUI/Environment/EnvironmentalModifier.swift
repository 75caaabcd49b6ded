/// A modifier that is created from the environment at its position.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The modifier that is applied.
    associatedtype ResolvedModifier: ViewModifier
    /// Returns the modifier for an environment; called again when one of the values that it read has changed.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// Not available: the resolved modifier has a body.
    public func body(content: Content) -> Never {
        // Only reached by code that calls `body` directly: a mistake without a sensible result.
        preconditionFailure("\(Self.self) has no body of its own; resolve it first")
    }

    /// Writes `content` with the resolved modifier around it into the node tree.
    public func _lower<Inner: View>(around content: Inner, into builder: inout NodeBuilder) {
        builder.modified(content, ResolvingModifier(base: self))
    }
}

package struct ResolvingModifier<Base: EnvironmentalModifier>: ViewModifier {
    let base: Base
    @Environment(\.self) private var environment

    package func body(content: Content) -> some View { content.modifier(base.resolve(in: environment)) }
}
