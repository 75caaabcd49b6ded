import ScrollUI

extension PlaygroundModel {
    /// Takes what the last frame showed of a scroll view into the live curves, if that is new, and what the other of two tunings
    /// showed of it.
    func followLive(_ snapshot: ScrollSnapshot?, ofView name: String, at time: Duration) {
        let other = lab.comparison.live
        lab.live.follow(tuning.side, withOther: other?.isShown == true)
        if let snapshot { lab.live.add(snapshot, ofView: name, at: time) }
        if let scroll = other?.scroll(ofView: name) { lab.live.addOther(scroll, ofView: name, at: time) }
    }
}
