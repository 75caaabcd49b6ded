import ScrollUI

/// Leaves a gesture's rest place as it is, and has more loaded when that place is near the content's end: before the end
/// comes into sight, and not because an offset was passed.
struct LoadAheadBehavior: ScrollTargetBehavior {
    /// Windows between the rest place and the content's end below which more is needed.
    var windows = 1.0
    /// Gets the points that would be left after the gesture, and its velocity at the end in points per second.
    let load: (_ left: Double, _ velocity: Double) -> Void

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let left = context.contentSize.height - target.rect.maxY
        if left < context.containerSize.height * windows { load(left, context.velocity.dy) }
    }
}
