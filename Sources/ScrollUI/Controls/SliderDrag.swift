/// A drag on a slider: where on the track its pointer leads. Lengths in points.
///
/// A press on the knob leaves it where it is, wherever on the knob it was; a press beside it brings it to the pointer.
struct SliderDrag: Equatable {
    private var location: Double
    /// Of the knob's middle, from 0 to 1; beyond that while the pointer is outside the track.
    private(set) var share: Double

    /// `share` is where the knob is.
    init(at location: Double, share: Double, travel: Double, knob: Double) {
        self.location = location
        let middle = knob / 2 + share * travel
        let isOnKnob = abs(location - middle) <= knob / 2
        self.share = isOnKnob || travel <= 0 ? share : (location - knob / 2) / travel
    }

    /// With option the knob goes a tenth of the pointer's distance.
    mutating func move(to location: Double, travel: Double, _ modifiers: InputEvent.Modifiers) {
        guard travel > 0 else { return }
        let distance = location - self.location
        share += (modifiers.contains(.option) ? 0.1 : 1) * distance / travel
        self.location = location
    }
}
