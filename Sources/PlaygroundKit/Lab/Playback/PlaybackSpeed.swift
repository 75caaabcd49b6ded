/// The speed of playback. The raw value is the slowdown.
package enum PlaybackSpeed: Int, CaseIterable, Sendable {
    /// Recorded speed.
    case full = 1
    /// Half of the recorded speed.
    case half = 2
    /// A quarter of it.
    case quarter = 4
    /// A tenth of it.
    case tenth = 10

    /// The next slower speed. The full speed follows the slowest one.
    var next: PlaybackSpeed {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }

    /// The title of the segment.
    var title: String {
        switch self {
        case .full: "1"
        case .half: "1/2"
        case .quarter: "1/4"
        case .tenth: "1/10"
        }
    }
}
