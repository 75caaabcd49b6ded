import Foundation
import ScrollAnalysis
import ScrollPhysics

/// The response of a feel to one simple input: a small curve beside the numbers that shape it.
enum FeelCurve: String, CaseIterable, Identifiable, Sendable {
    /// The distance of a fling over time.
    case fling
    /// The share of the distance over time, from rest to a rest position.
    case snap
    /// The shown overscroll against the finger's distance beyond the edge.
    case pull
    /// The return to the edge over time.
    case bounce
    /// The distance over time of one notch of the wheel, and of five.
    case notch, notches
    /// The distance of the content against the distance of the fingers on a touchpad.
    case gain

    var id: String { rawValue }

    /// Whether the x axis is time in seconds; otherwise it is distance in points.
    var isOverTime: Bool { self != .pull && self != .gain }

    /// Returns the curves of the group of numbers with that title.
    static func curves(of group: String) -> [FeelCurve] {
        switch group {
        case "Fling": [.fling]
        case "Snap": [.snap]
        case "Edge": [.pull, .bounce]
        case "Wheel": [.notch, .notches]
        case "Touchpad": [.gain]
        default: []
        }
    }

    /// Returns a title that fits half the width of the inspector. `speed` is the flings' velocity, in points per
    /// second.
    func title(speed: Double) -> String {
        switch self {
        case .fling: "Distance over time, \(PlotNumber.text(speed, decimals: 0)) pt/s"
        case .snap: "Response to a step"
        case .pull: "Pulled \(PlotNumber.text(FeelProbe.pulled, decimals: 0)) pt"
        case .bounce: "Bounce"
        case .notch: "One notch"
        case .notches: "Five notches"
        case .gain: "Fingers \(PlotNumber.text(FeelProbe.pulled, decimals: 0)) pt"
        }
    }

    /// Returns the length of the x axis: the duration in that feel, in seconds, or the finger's distance, in points.
    func length(in feel: ScrollFeel, speed: Double) -> Double {
        guard isOverTime else { return FeelProbe.pulled }
        return FeelProbe(self, feel, speed: speed).end.inSeconds
    }

    /// Returns `count` heights, evenly spaced from 0 to `length`: points, or for a snap the share of its distance.
    func heights(in feel: ScrollFeel, speed: Double, length: Double, count: Int) -> [Double] {
        var probe = FeelProbe(self, feel, speed: speed)
        return (0..<count).map { probe.height(at: length * Double($0) / Double(max(1, count - 1))) }
    }
}

/// A scroll view that gets only the input of one curve. Times and distances may only increase.
private struct FeelProbe {
    /// The finger's distance, in points.
    static let pulled = 300.0
    /// The pulled distance before a bounce, in points beyond the edge.
    private static let stretch = 240.0
    /// The distance to the rest position, in points.
    private static let step = 100.0
    /// Seconds between notches of a quick turn.
    private static let notchGap = 0.06
    private static let longest = Duration.seconds(5)
    /// The length of content whose ends are out of reach.
    private static let endless = 1e7

    private let curve: FeelCurve
    private var scroller: Scroller
    private let start: Double
    /// The start of the curve in the scroller's time.
    private var origin = Duration.zero
    /// The notches turned, or the distance scrolled, so far.
    private var done = 0.0
    private let speed: Double

    init(_ curve: FeelCurve, _ feel: ScrollFeel, speed: Double) {
        self.curve = curve
        self.speed = speed
        var feel = feel
        // Slop would shift the curve, and no input here can be a click.
        feel.drag.slop = 0
        let content = curve.needsEdge ? 5000 : Self.endless
        start = curve.needsEdge ? 0 : curve == .snap ? Self.endless / 2 + Self.step : Self.endless / 2
        let extent = ScrollExtent(
            x: AxisExtent(viewport: 400, content: 400), y: AxisExtent(viewport: 800, content: content))
        scroller = Scroller(feel: feel, axes: .vertical, extent: extent, offset: ScrollVector(x: 0, y: start))
        begin()
    }

    private mutating func begin() {
        switch curve {
        case .fling: scroller.apply(.fling(ScrollVector(x: 0, y: speed)), at: .zero)
        case .snap: scroller.apply(.fling(.zero), at: .zero, resolve: Self.resolve)
        case .pull: scroller.apply(.down(.zero, .touch), at: .zero)
        case .bounce:
            scroller.apply(.down(.zero, .touch), at: .zero)
            scroller.apply(.move(ScrollVector(x: 0, y: Self.stretch)), at: .milliseconds(10))
            // Held still, so that it returns from rest.
            origin = .seconds(1)
            scroller.apply(.up(nil), at: origin)
        case .notch, .notches, .gain: break
        }
    }

    /// Returns the rest position of a snap.
    private static func resolve(_ projection: ScrollProjection) -> ScrollVector? {
        ScrollVector(x: 0, y: endless / 2)
    }

    /// The time at which everything is at rest, counted from the curve's start.
    var end: Duration {
        var probe = self
        let last = curve == .notches ? Self.notchGap * 4 : 0
        _ = probe.height(at: last)
        var time = origin + .seconds(last)
        while let next = probe.scroller.nextTransition(after: time), next - origin < Self.longest {
            time = next
            probe.scroller.advance(to: time, resolve: probe.resolver)
        }
        // `inSeconds` drops fractions of a nanosecond. With one more nanosecond, content that rests at the end is at
        // rest.
        return probe.scroller.isMoving(at: time) ? Self.longest : time - origin + .nanoseconds(1)
    }

    private var resolver: TargetResolver {
        if curve == .snap { return Self.resolve }
        return { _ in nil }
    }

    /// Returns the height at a moment of the curve, or at a distance of the fingers.
    mutating func height(at x: Double) -> Double {
        switch curve {
        case .pull:
            scroller.apply(.move(ScrollVector(x: 0, y: x)), at: .milliseconds(Int(x) + 1))
            return -offset(at: .milliseconds(Int(x) + 1))
        case .gain:
            scroller.apply(.wheel(.touchpad, ScrollVector(x: 0, y: done - x)), at: .milliseconds(Int(x) + 1))
            done = x
            return offset(at: .milliseconds(Int(x) + 1))
        case .notch, .notches:
            turn(until: x)
        case .fling, .snap, .bounce: break
        }
        let time = origin + .seconds(x)
        scroller.advance(to: time, resolve: resolver)
        return curve == .snap ? -offset(at: time) / Self.step : curve == .bounce ? -offset(at: time) : offset(at: time)
    }

    /// Turns the notches that are due.
    private mutating func turn(until time: Double) {
        let count = curve == .notch ? 1.0 : 5
        while done < count, done * Self.notchGap <= time {
            scroller.apply(.wheel(.notch, ScrollVector(x: 0, y: -1)), at: .seconds(done * Self.notchGap))
            done += 1
        }
    }

    private func offset(at time: Duration) -> Double { scroller.offset(at: time).y - start }
}

extension FeelCurve {
    fileprivate var needsEdge: Bool { self == .pull || self == .bounce }
}
