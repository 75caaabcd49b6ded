import ScrollUI

extension PlaygroundModel {
    /// Adds the state of a scroll view in the last frame, if it is new, to the live curves, and its state in the other
    /// tuning, at a time of the window.
    func followLive(_ snapshot: ScrollSnapshot?, ofView name: String, at window: Duration) {
        let (other, time) = (lab.comparison.live, lab.pace.time(at: window))
        lab.live.follow(tuning.side, withOther: other?.isShown == true)
        if let snapshot { lab.live.add(snapshot, ofView: name, at: time) }
        if let scroll = other?.scroll(ofView: name) { lab.live.addOther(scroll, ofView: name, at: time) }
    }
}
