/// How many aligned targets one gesture may move, counted from the target at which it began.
public enum TargetLimit: String, Sendable, Hashable, CaseIterable, Codable {
    /// Unlimited here; whoever knows the size class may pick another limit.
    case automatic
    /// As many as are wholly visible, at least one and at most ``mostVisible``.
    case always
    /// Three.
    case alwaysByFew
    case alwaysByOne
    case never

    /// More targets than this count as this many where ``always`` counts those in sight, so that a search among any number
    /// of them has an end. A screen of 2,160 points shows fewer rows of 9.
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
