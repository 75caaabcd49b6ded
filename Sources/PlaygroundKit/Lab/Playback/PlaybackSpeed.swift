/// How fast a gesture plays, as a share of how fast it was made.
package enum PlaybackSpeed: Int, CaseIterable, Sendable {
    /// As it was made.
    case full = 1
    /// Half as fast.
    case half = 2
    /// A quarter.
    case quarter = 4
    /// A tenth.
    case tenth = 10

    /// The next slower one, and after the slowest the full one.
    var next: PlaybackSpeed {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }

    /// What people read.
    var title: String {
        switch self {
        case .full: "1"
        case .half: "1/2"
        case .quarter: "1/4"
        case .tenth: "1/10"
        }
    }
}
