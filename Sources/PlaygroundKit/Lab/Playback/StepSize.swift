/// How far one step of the playhead goes.
package enum StepSize: CaseIterable, Sendable {
    /// 1/60 s, a frame of most displays.
    case sixtieth
    /// 1/120 s, a frame of a replay.
    case hundredTwentieth
    /// A frame of the display that the window is on.
    case display

    /// The next one, and after the last the first.
    var next: StepSize {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }

    /// What people read.
    var title: String {
        switch self {
        case .sixtieth: "1/60"
        case .hundredTwentieth: "1/120"
        case .display: "Display"
        }
    }

    /// Steps a second, on a display of `displayRate` hertz.
    func perSecond(displayRate: Int) -> Int {
        switch self {
        case .sixtieth: 60
        case .hundredTwentieth: 120
        case .display: displayRate > 0 ? displayRate : 60
        }
    }
}
