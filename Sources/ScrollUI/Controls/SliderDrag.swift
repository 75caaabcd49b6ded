/// A drag on a slider, which determines the knob's position. Lengths are in points.
///
/// A press on any part of the knob leaves it at its position; a press beside the knob moves it to the pointer.
struct SliderDrag: Equatable {
    private var location: Double
    /// The position of the knob's middle, from 0 to 1; outside of that range while the pointer is outside of the track.
    private(set) var share: Double

    /// Begins a drag. `share` is the knob's position.
    init(at location: Double, share: Double, travel: Double, knob: Double) {
        self.location = location
        let middle = knob / 2 + share * travel
        let isOnKnob = abs(location - middle) <= knob / 2
        self.share = isOnKnob || travel <= 0 ? share : (location - knob / 2) / travel
    }

    /// Moves the pointer. With Option the knob moves a tenth of the pointer's distance.
    mutating func move(to location: Double, travel: Double, _ modifiers: InputEvent.Modifiers) {
        guard travel > 0 else { return }
        let distance = location - self.location
        share += (modifiers.contains(.option) ? 0.1 : 1) * distance / travel
        self.location = location
    }
}
