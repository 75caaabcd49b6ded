import ScrollUI

/// Keeps the rest position of a gesture, and loads more content if that position is near the content's end. So more is
/// loaded before the end becomes visible.
struct LoadAheadBehavior: ScrollTargetBehavior {
    /// The distance between rest position and content end below which more is loaded, in windows.
    var windows = 1.0
    /// Called with the distance that would be left after the gesture, in points, and its velocity at the end, in points
    /// per second.
    let load: (_ left: Double, _ velocity: Double) -> Void

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let left = context.contentSize.height - target.rect.maxY
        if left < context.containerSize.height * windows { load(left, context.velocity.dy) }
    }
}
