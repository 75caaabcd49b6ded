/// A namespace that belongs to one view's position in the tree and separates ids with different meanings.
///
///     @Namespace private var heroes
///     …
///     Card().matchedGeometryEffect(id: card.id, in: heroes)
@propertyWrapper
public struct Namespace {
    var token: NamespaceToken?

    /// Creates a namespace that is new with the view's identity and constant during its lifetime.
    public init() {}

    /// The namespace. Read it only in a body or later.
    public var wrappedValue: ID { ID(token: token) }

    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let token: NamespaceToken?

        /// Returns whether both belong to the same view.
        public static func == (left: ID, right: ID) -> Bool { left.token === right.token }

        /// Hashes the id consistently with ``==(_:_:)``.
        public func hash(into hasher: inout Hasher) { hasher.combine(token.map { ObjectIdentifier($0) }) }
    }
}

/// The identity token of a namespace.
final class NamespaceToken: Sendable {}
