public import Observation

/// What the lab shows: a recorded gesture, and the moment of it that stage and curves stand at.
///
/// Does not own: files, a clock, the tuning. Whoever has the frames' times passes them on (``advance(to:)``).
@Observable @MainActor
public final class LabModel {
    /// The gesture that is chosen; nil while stage and curves follow what is being done now.
    public internal(set) var recording: Recording?
    /// From the start of ``recording`` until all is at rest, with the feel in use.
    public internal(set) var duration = Duration.zero
    /// The moment that the stage shows, since the start of ``recording``; never past ``duration``.
    public internal(set) var playhead = Duration.zero
    /// The playhead moves by itself.
    public internal(set) var isPlaying = false
    /// At its end a gesture that plays begins anew.
    public var loops = true
    /// How fast a gesture plays.
    public var speed = PlaybackSpeed.full
    /// That the dock with the curves is open under the stage.
    public var isDockOpen = false
    /// The frames' time up to which the playhead was moved; nil before the first frame of playing.
    @ObservationIgnored var playedUntil: Duration?

    /// How the dock is set.
    let dock = DockModel()
    /// What is being done now.
    let live = LiveCurve()

    /// Nothing chosen, the dock folded away.
    public init() {}
}
