/// The length of one step of the playhead.
package enum StepSize: CaseIterable, Sendable {
    /// 1/60 s, a frame of most displays.
    case sixtieth
    /// 1/120 s, a frame of a replay.
    case hundredTwentieth
    /// A frame of the window's display.
    case display

    /// The next size. The first one follows the last.
    var next: StepSize {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }

    /// The title of the button.
    var title: String {
        switch self {
        case .sixtieth: "1/60"
        case .hundredTwentieth: "1/120"
        case .display: "Display"
        }
    }

    /// Returns the steps per second, on a display with `displayRate` hertz.
    func perSecond(displayRate: Int) -> Int {
        switch self {
        case .sixtieth: 60
        case .hundredTwentieth: 120
        case .display: displayRate > 0 ? displayRate : 60
        }
    }
}
