/// The offsets at which content may rest: the closed set that recordings and ordinary scroll views need.
public enum SnapTargets: Equatable, Sendable {
    case none
    case paging
    case aligned(AlignedTargets)

    /// The chosen rest position; nil if the motion should stop by itself.
    ///
    /// Complexity: O(log n) in the number of targets.
    public func resolve(_ projection: ScrollProjection) -> ScrollVector? {
        switch self {
        case .none: nil
        case .paging: PageTargets.target(for: projection)
        case .aligned(let targets): targets.target(for: projection)
        }
    }
}
