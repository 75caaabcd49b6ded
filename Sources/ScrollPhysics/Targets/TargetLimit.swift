/// How many aligned targets one gesture may move, counted from the target at which it began.
public enum TargetLimit: String, Sendable, Hashable, CaseIterable, Codable {
    /// Unlimited here; whoever knows the size class may pick another limit.
    case automatic
    /// As many as are wholly visible, at least one.
    case always
    /// Three.
    case alwaysByFew
    case alwaysByOne
    case never

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
