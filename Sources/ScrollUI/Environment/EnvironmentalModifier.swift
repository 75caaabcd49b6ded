/// A modifier that is made of what the environment says where it is put.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The modifier that is applied.
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier for the given surroundings; asked again when one of the values that it read is another.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// There is none: the modifier that it comes to has one.
    public func body(content: Content) -> Never {
        // Only reached by code that calls `body` by hand: a mistake with no sensible result.
        preconditionFailure("\(Self.self) has no body of its own; resolve it first")
    }

    /// Writes `content` with the resolved modifier around it into the node tree.
    public func _lower<Inner: View>(around content: Inner, into builder: inout NodeBuilder) {
        builder.modified(content, ResolvingModifier(base: self))
    }
}

private struct ResolvingModifier<Base: EnvironmentalModifier>: ViewModifier {
    let base: Base
    @Environment(\.self) private var environment

    func body(content: Content) -> some View { content.modifier(base.resolve(in: environment)) }
}
