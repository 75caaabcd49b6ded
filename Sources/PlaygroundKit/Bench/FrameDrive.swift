/// Moves an offset to and fro at constant speed, one step per frame.
///
/// The step depends on the frame and not on the clock, so that fast and slow programs do the same work in each frame.
package struct FrameDrive: Equatable, Sendable {
    /// The offset in points, from 0 to `extent`.
    package private(set) var offset = 0.0
    /// The largest offset, in points; not below 0.
    package let extent: Double
    /// Points per frame, above 0.
    package let step: Double
    private var direction = 1.0

    /// A drive that starts at offset 0 and moves `speed` points in 60 frames.
    package init(extent: Double, speed: Double) {
        self.extent = max(0, extent)
        step = speed / 60
    }

    /// Advances one frame and returns the new offset.
    package mutating func next() -> Double {
        offset += direction * step
        if offset > extent {
            offset = extent
            direction = -1
        } else if offset < 0 {
            offset = 0
            direction = 1
        }
        return offset
    }

    /// Returns the offset that shows item `index` at the start of the viewport, or the end if the item cannot get
    /// there. `pitch` is the distance from one item to the next, in points.
    package func offset(ofItem index: Int, pitch: Double) -> Double { min(Double(index) * pitch, extent) }
}
