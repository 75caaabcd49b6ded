import ScrollUI

extension PlaygroundModel {
    /// Takes what the last frame showed of a scroll view into the live curves, if that is new, and what the other of two tunings
    /// showed of it, at a moment of the window.
    func followLive(_ snapshot: ScrollSnapshot?, ofView name: String, at window: Duration) {
        let (other, time) = (lab.comparison.live, lab.pace.time(at: window))
        lab.live.follow(tuning.side, withOther: other?.isShown == true)
        if let snapshot { lab.live.add(snapshot, ofView: name, at: time) }
        if let scroll = other?.scroll(ofView: name) { lab.live.addOther(scroll, ofView: name, at: time) }
    }
}
