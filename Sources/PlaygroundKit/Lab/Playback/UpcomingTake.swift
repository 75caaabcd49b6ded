import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The take that was made last: it is the one that is looked at next, and its frames are made while nothing else is to be done, so
/// that a seek shows at once when it is chosen.
@MainActor
struct UpcomingTake {
    let id: Take.ID
    let player: TakePlayer
    private let end: Duration

    /// Nil where its scene cannot be shown.
    init?(_ take: Take, look: TakeLook, text: any TextMeasuring) {
        guard let player = try? TakePlayer(take.recording, look: look, text: text) else { return nil }
        id = take.id
        self.player = player
        end = take.gesture.length + TakeCollector.rest
    }

    /// Makes some of the frames that are not made yet.
    func prepare(_ count: Int) { _ = player.prepare(count, until: end) }
}
