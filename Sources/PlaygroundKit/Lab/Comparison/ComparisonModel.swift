import Observation

/// How two tunings are shown.
///
/// Does not own: the tunings.
@Observable @MainActor
final class ComparisonModel {
    /// That what can be done with A and B is shown.
    var isPanelOpen = false

    init() {}
}
