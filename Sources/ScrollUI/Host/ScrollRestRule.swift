public import ScrollPhysics

/// How a scroll view chooses where to rest, as far as it can be told from outside.
public enum ScrollRestRule: Equatable, Sendable {
    /// Wherever the motion ends.
    case none
    case paging
    /// The views of the target layout; `anchor` as fractions of a view and of the window.
    case viewAligned(limit: TargetLimit, anchor: ScrollVector)
    /// As a behaviour of the program's own says.
    case custom

    @MainActor
    init(_ behavior: (any ScrollTargetBehavior)?) {
        switch behavior {
        case nil: self = .none
        case let hidden as AnyScrollTargetBehavior: self.init(hidden.base)
        case is PagingScrollTargetBehavior: self = .paging
        case let aligned as ViewAlignedScrollTargetBehavior:
            let anchor = aligned.anchor ?? .topLeading
            self = .viewAligned(limit: aligned.limit.limit, anchor: ScrollVector(x: anchor.x, y: anchor.y))
        default: self = .custom
        }
    }
}
