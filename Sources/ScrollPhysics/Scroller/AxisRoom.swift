/// How far one axis reaches, and what the feel makes of it: worked out when the lengths or the feel change, since each
/// event asks for some of it.
struct AxisRoom: Sendable {
    let extent: AxisExtent
    /// The offsets at the edges.
    let bounds: ClosedRange<Double>
    /// How content follows a finger past the edges.
    let stretch: DragStretch
    /// How far beyond an edge motion by itself may lead, in points.
    let give: Double
    /// Whether the edges give way.
    let isElastic: Bool
    /// How content that is thrown slows down.
    let flingRule: FlingRule
    /// What an edge does with content that runs into it.
    var edgeRule: EdgeRule
    /// How content gets to a target.
    var snap: SnapPlanner
    /// Speed towards the edge that content gets when it is let go beyond it, per second and point beyond.
    let letGoRate: Double
    /// Length of the pixels on which content rests, in points; zero where it rests anywhere.
    private let pixel: Double

    /// `bounces` says whether content that fits its viewport can be pulled all the same, `pages` whether its targets are
    /// whole pages.
    init(_ extent: AxisExtent, tuning: FeelBox, bounces: Bool, pages: Bool) {
        let feel = tuning.feel
        let edge = feel.edge
        self.extent = extent
        bounds = extent.bounds
        stretch = DragStretch(edge, extent: extent, gives: !extent.fits || bounces)
        // Where fingers cannot pull, a fling may go beyond all the same if the feel says how it comes back.
        let givesWay = edge.return != .stop && (stretch.isElastic || (edge.stretch == .stop && stretch.gives))
        give = givesWay ? min(extent.viewport, edge.flingLimit) : 0
        isElastic = stretch.reach > 0 || give > 0
        flingRule = tuning.flingRule
        edgeRule = isElastic ? EdgeRule(feel, limit: give) : .stop
        snap = SnapPlanner(bounds: bounds, give: give, feel: feel, pages: pages)
        letGoRate = edge.return == .spring ? edge.letGo * edge.springStiffness.squareRoot() : 0
        pixel = feel.fling.rest == .pixel ? extent.pixel : 0
    }

    /// Where content rests that would come to rest at an offset between the edges.
    func restPlace(near offset: Double) -> Double {
        pixel > 0 ? clamp((offset / pixel).rounded() * pixel) : offset
    }

    /// Whether an offset lies between the edges.
    @inline(__always)
    func isWithin(_ offset: Double) -> Bool { offset >= bounds.lowerBound && offset <= bounds.upperBound }

    /// The edge that content meets at once at an offset, as it is there or beyond it and does not go back.
    @inline(__always)
    func edge(metAt offset: Double, by velocity: Double) -> Double? {
        if offset <= bounds.lowerBound, velocity <= 0 { return bounds.lowerBound }
        if offset >= bounds.upperBound, velocity >= 0 { return bounds.upperBound }
        return nil
    }

    /// The edge ahead.
    @inline(__always)
    func edge(towards velocity: Double) -> Double { velocity < 0 ? bounds.lowerBound : bounds.upperBound }

    /// Points to it from an offset between the edges; no number from elsewhere.
    @inline(__always)
    func way(from offset: Double, towards velocity: Double) -> Double {
        isWithin(offset) ? abs(edge(towards: velocity) - offset) : .nan
    }

    /// The nearest offset between the edges.
    @inline(__always)
    func clamp(_ offset: Double) -> Double { bounds.clamp(offset) }

    /// How far beyond an edge content can ever be, in points: pulled or thrown.
    var overscrollLimit: Double { max(stretch.reach, give) }
}

extension EdgeRule {
    /// What a feel has for content that may go so many points beyond an edge.
    fileprivate init(_ feel: ScrollFeel, limit: Double) {
        let edge = feel.edge
        switch edge.return {
        case .stop: self = .stop
        case .android: self = .parabola(limit: limit, deceleration: edge.deceleration)
        case .chromium: self = .elastic(limit: limit)
        case .qt: self = .flick(limit: limit, deceleration: feel.fling.deceleration)
        case .spring:
            let constants = SpringConstants(stiffness: edge.springStiffness, dampingRatio: edge.springDampingRatio)
            self = .spring(
                EdgeSpring(
                    constants: constants, transfer: -edge.maximumTransfer...edge.maximumTransfer,
                    share: edge.transfer, limit: limit, restDistance: edge.restDistance))
        }
    }
}
