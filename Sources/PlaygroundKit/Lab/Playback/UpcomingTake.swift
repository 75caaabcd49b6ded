import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The newest take. It is likely to be chosen next, so its frames are made while the window is idle, and a seek shows
/// at once.
@MainActor
struct UpcomingTake {
    let id: Take.ID
    let player: TakePlayer
    private let end: Duration

    /// Nil if its scene cannot be shown.
    init?(_ take: Take, look: TakeLook, text: any TextMeasuring) {
        guard let player = try? TakePlayer(take.recording, look: look, text: text) else { return nil }
        id = take.id
        self.player = player
        end = take.gesture.length + TakeCollector.rest
    }

    /// Makes up to `count` missing frames.
    func prepare(_ count: Int) { _ = player.prepare(count, until: end) }
}
