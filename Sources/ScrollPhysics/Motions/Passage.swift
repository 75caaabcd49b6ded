/// When a motion passes a place, and how fast.
struct Passage {
    /// Seconds since the motion began.
    let time: Double
    /// Points per second.
    let velocity: Double
}
