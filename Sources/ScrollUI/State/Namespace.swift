/// A name that belongs to one view's position in the tree, for telling ids apart that mean different things.
///
///     @Namespace private var heroes
///     …
///     Card().matchedGeometryEffect(id: card.id, in: heroes)
@propertyWrapper
public struct Namespace {
    var token: NamespaceToken?

    /// A namespace that is new with the view's identity, and the same for as long as that lasts.
    public init() {}

    /// The namespace. Only to be read in a body or later.
    public var wrappedValue: ID { ID(token: token) }

    /// Which namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let token: NamespaceToken?

        /// Equal when they are those of the same view.
        public static func == (left: ID, right: ID) -> Bool { left.token === right.token }

        /// Tells apart what ``==(_:_:)`` does.
        public func hash(into hasher: inout Hasher) { hasher.combine(token.map { ObjectIdentifier($0) }) }
    }
}

/// What makes one namespace different from another.
final class NamespaceToken: Sendable {}
