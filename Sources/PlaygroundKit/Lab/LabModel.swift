public import Observation

/// What the lab shows: a recorded gesture, and the moment of it that stage and curves stand at.
///
/// Does not own: files, a clock, the tuning.
@Observable @MainActor
public final class LabModel {
    /// The gesture that is chosen; nil while stage and curves follow what is being done now.
    public var recording: Recording?
    /// The moment that the stage shows, since the start of ``recording``.
    public var playhead = Duration.zero
    /// That the dock with the curves is open under the stage.
    public var isDockOpen = false

    /// Nothing chosen, the dock folded away.
    public init() {}
}
