import ScrollPhysics

extension ScrollExtent {
    /// A vertical list in a 400 by 800 viewport.
    static func list(_ content: Double = 5000, viewport: Double = 800) -> ScrollExtent {
        ScrollExtent(
            x: AxisExtent(viewport: 400, content: 400), y: AxisExtent(viewport: viewport, content: content))
    }

    /// A horizontal strip in a 400 by 200 viewport.
    static func strip(_ content: Double = 4000) -> ScrollExtent {
        ScrollExtent(x: AxisExtent(viewport: 400, content: content), y: AxisExtent(viewport: 200, content: 200))
    }

    /// Content longer than its viewport on both axes.
    static let table = ScrollExtent(
        x: AxisExtent(viewport: 400, content: 3000), y: AxisExtent(viewport: 800, content: 5000))

    /// Content so long on both axes that no edge is near.
    static let endless = ScrollExtent(
        x: AxisExtent(viewport: 400, content: 1e6), y: AxisExtent(viewport: 800, content: 1e6))
}

extension Scroller {
    static func list(
        feel: ScrollFeel = .uikit, content: Double = 5000, viewport: Double = 800, at offset: Double = 0
    ) -> Scroller {
        Scroller(
            feel: feel, axes: .vertical, extent: .list(content, viewport: viewport),
            offset: ScrollVector(x: 0, y: offset))
    }

    static func strip(feel: ScrollFeel = .uikit, content: Double = 4000, at offset: Double = 0) -> Scroller {
        Scroller(feel: feel, axes: .horizontal, extent: .strip(content), offset: ScrollVector(x: offset, y: 0))
    }

    mutating func send(
        _ intent: ScrollIntent, at seconds: Double, resolve: TargetResolver = Scroller.noTargets
    ) {
        apply(intent, at: .seconds(seconds), resolve: resolve)
    }

    mutating func run(to seconds: Double, resolve: TargetResolver = Scroller.noTargets) {
        advance(to: .seconds(seconds), resolve: resolve)
    }

    func y(_ seconds: Double) -> Double { offset(at: .seconds(seconds)).y }
    func x(_ seconds: Double) -> Double { offset(at: .seconds(seconds)).x }
    func vy(_ seconds: Double) -> Double { velocity(at: .seconds(seconds)).y }
    func phase(_ seconds: Double) -> ScrollPhase { phase(at: .seconds(seconds)) }

    /// A vertical drag with a move every 8 ms, `distance` points of pointer per move; returns the time of the last
    /// move.
    mutating func drag(
        from y: Double = 600, by distance: Double, moves: Int = 12, beginning: Double = 0, kind: PointerKind = .touch,
        resolve: TargetResolver = Scroller.noTargets
    ) -> Double {
        send(.down(ScrollVector(x: 200, y: y), kind), at: beginning, resolve: resolve)
        var time = beginning
        for move in 1...moves {
            time = beginning + Double(move) * 0.008
            send(.move(ScrollVector(x: 200, y: y + Double(move) * distance)), at: time, resolve: resolve)
        }
        return time
    }
}

/// A pointer position on the vertical line that the tests drag along.
func pointer(_ y: Double) -> ScrollVector { ScrollVector(x: 200, y: y) }

/// One notch towards the person.
func notch(_ count: Double = 1) -> ScrollIntent { .wheel(.notch, ScrollVector(x: 0, y: -count)) }

/// Finger travel that raises the offset.
func stroke(_ points: Double) -> ScrollIntent { .wheel(.touchpad, ScrollVector(x: 0, y: -points)) }

/// Rows of that height, aligned at their start.
func rows(_ height: Double, count: Int = 100, limit: TargetLimit = .automatic) -> SnapTargets {
    let spans = (0..<count).map { TargetSpan(start: Double($0) * height, end: Double($0 + 1) * height) }
    return .aligned(AlignedTargets(vertical: spans, limit: limit))
}
