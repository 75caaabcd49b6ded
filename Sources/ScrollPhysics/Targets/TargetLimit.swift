/// The number of aligned targets that one gesture may move, counted from the target at which it began.
public enum TargetLimit: String, Sendable, Hashable, CaseIterable, Codable {
    /// Unlimited here; a caller that knows the size class may choose another limit.
    case automatic
    /// The number of wholly visible targets, at least one and at most ``mostVisible``.
    case always
    /// Three.
    case alwaysByFew
    case alwaysByOne
    case never

    /// The greatest count of visible targets for ``always``, so that a search among any number of targets ends. A
    /// screen of 2,160 points shows fewer rows of 9 points.
    public static let mostVisible = 256

    /// The number of targets, nil for no limit.
    public func count(wholeVisible: Int) -> Int? {
        switch self {
        case .automatic, .never: nil
        case .always: max(1, wholeVisible)
        case .alwaysByFew: 3
        case .alwaysByOne: 1
        }
    }
}
