import ScrollPhysics

/// The distance and duration of a feel's flings for a series of velocities.
///
/// Each fling has exactly that velocity and starts in the middle of content whose ends are out of reach. The viewport
/// is 400 by 800 points, since some feels limit flings by the visible content.
enum FlingTable {
    /// Points per second.
    static let velocities: [Double] = [
        100, 200, 300, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7000, 8000, 10_000, 12_000,
    ]

    private static let length = 1e7

    /// Returns a line of names, then one line per velocity: points per second, points, seconds.
    static func csv(_ feel: ScrollFeel) -> String {
        let lines = velocities.map { velocity in
            let fling = fling(at: velocity, in: feel)
            return [velocity, fling.distance, fling.duration].map(\.shortestDecimal).joined(separator: ",") + "\n"
        }
        return "velocity,distance,duration\n" + lines.joined()
    }

    static func fling(at velocity: Double, in feel: ScrollFeel) -> (distance: Double, duration: Double) {
        let extent = ScrollExtent(
            x: AxisExtent(viewport: 400, content: 400), y: AxisExtent(viewport: 800, content: length))
        let start = ScrollVector(x: 0, y: length / 2)
        var scroller = Scroller(feel: feel, axes: .vertical, extent: extent, offset: start)
        scroller.apply(.fling(ScrollVector(x: 0, y: velocity)), at: .zero)
        let end = scroller.nextTransition(after: .zero) ?? .zero
        scroller.advance(to: end)
        let seconds = Double(end.components.seconds) + Double(end.components.attoseconds) / 1e18
        return (rounded(scroller.offset(at: end).y - start.y), rounded(seconds))
    }

    /// Rounds to nine decimals: further digits depend on the C library and on the size of the content.
    private static func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
}
