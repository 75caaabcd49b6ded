import Foundation

/// The recognizer of a two-finger gesture whose value is computed from the movement of the fingers.
final class PinchRecognizer<Value>: _GestureRecognizer<Value> {
    /// The input of the value's computation.
    struct Now {
        var date: Date
        var pinch: Pinch
        /// The change per second.
        var velocity: Pinch
        var anchor: UnitPoint
        /// The start in the view's coordinates.
        var start: CGPoint
    }

    var isRecognized: (Pinch) -> Bool = { _ in true }
    /// Returns the value of the gesture.
    var value: ((Now) -> Value)?

    private var start: CGPoint?
    private var anchor = UnitPoint.center
    private var isActive = false
    private var last: (pinch: Pinch, time: Duration)?
    private var velocity = Pinch(magnification: 0)

    override var takesPinches: Bool { true }

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Value> {
        guard let pinch = sample.pinch, let value else { return sample.phase == .up ? .failed : .possible(nil) }
        begin(sample, in: context)
        follow(pinch, at: sample.time)
        isActive = isActive || isRecognized(pinch)
        guard isActive, let start else { return sample.phase == .up ? .failed : .possible(nil) }
        let date = context.node?.graph.date ?? Date(timeIntervalSinceReferenceDate: 0)
        let result = value(Now(date: date, pinch: pinch, velocity: velocity, anchor: anchor, start: start))
        return sample.phase == .up ? .ended(result) : .active(result)
    }

    private func begin(_ sample: PointerSample, in context: GestureContext) {
        guard start == nil else { return }
        let location = context.convert(sample.location)
        start = location
        guard let size = context.node?.frame.size, size.width > 0, size.height > 0 else { return }
        anchor = UnitPoint(x: location.x / size.width, y: location.y / size.height)
    }

    private func follow(_ pinch: Pinch, at time: Duration) {
        defer { last = (pinch, time) }
        guard let last, time > last.time else { return }
        let seconds = (time - last.time) / .seconds(1)
        velocity.magnification = (pinch.magnification - last.pinch.magnification) / seconds
        velocity.rotation = (pinch.rotation - last.pinch.rotation) / seconds
    }

    override func reset() {
        start = nil
        isActive = false
        last = nil
        velocity = Pinch(magnification: 0)
    }
}
