import ScrollPhysics

/// The figures on a feel's page: samples of its scroller.
struct FeelFigures {
    let feel: ScrollFeel

    private static let samples = 600

    /// Three flings in endless content, beside one of UIKit's.
    var fling: CurvePlot {
        let speeds: [(Double, CurvePlot.Color)] = [(4000, .blue), (2000, .orange), (1000, .green)]
        let shown = feel.fling.momentum == 0 ? speeds.prefix(1) : speeds[...]
        let scrollers = shown.map {
            (flung(feel, $0.0), feel.fling.momentum == 0 ? "any speed" : "\(Int($0.0)) pt/s", $0.1, false)
        }
        let reference = feel == .uikit ? [] : [(flung(.uikit, 2000), "uikit, 2000", CurvePlot.Color.gray, true)]
        let duration = span(of: (scrollers + reference).map(\.0))
        return CurvePlot(
            title: "\(feel.name): flings", yLabel: "distance, pt",
            curves: (reference + scrollers).map {
                CurvePlot.Curve(
                    label: $0.1, color: $0.2, points: sampled($0.0, over: duration), isReference: $0.3)
            }, duration: duration)
    }

    /// A fling that meets an edge after 200 points.
    var edge: CurvePlot {
        let scroller = meeting(feel, 2000)
        let slow = meeting(feel, 1000)
        let duration = span(of: [scroller, slow])
        return CurvePlot(
            title: "\(feel.name): an edge after 200 pt", yLabel: "beyond the edge, pt",
            curves: [
                CurvePlot.Curve(
                    label: "2000 pt/s", color: .blue, points: sampled(scroller, over: duration, from: 4200)),
                CurvePlot.Curve(label: "1000 pt/s", color: .orange, points: sampled(slow, over: duration, from: 4200)),
            ], duration: duration)
    }

    /// One notch, and four in a row.
    var wheel: CurvePlot {
        CurvePlot(
            title: "\(feel.name): wheel notches", yLabel: "distance, pt",
            curves: [
                CurvePlot.Curve(label: "4, every 0.1 s", color: .blue, points: notches(4)),
                CurvePlot.Curve(label: "1 notch", color: .orange, points: notches(1)),
            ], duration: 0.8)
    }

    private func flung(_ feel: ScrollFeel, _ velocity: Double) -> Scroller {
        var scroller = Scroller.list(feel: feel, content: 100_000)
        scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0)
        return scroller
    }

    private func meeting(_ feel: ScrollFeel, _ velocity: Double) -> Scroller {
        var scroller = Scroller.list(feel: feel, at: 4000)
        scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0)
        return scroller
    }

    /// A round time after which all of them are at rest, in seconds.
    private func span(of scrollers: [Scroller]) -> Double {
        Ticks(from: 0, to: max(0.5, scrollers.map(rest).max() ?? 0), about: 7).high
    }

    /// The time at which it comes to rest, in seconds.
    private func rest(_ scroller: Scroller) -> Double {
        var scroller = scroller
        var seconds = 0.0
        while scroller.isMoving(at: .seconds(seconds)), seconds < 20 {
            seconds += 0.01
            scroller.run(to: seconds)
        }
        return seconds
    }

    private func sampled(
        _ scroller: Scroller, over duration: Double, from origin: Double = 0
    ) -> [(time: Double, value: Double)] {
        var scroller = scroller
        return (0...Self.samples).map { index in
            let time = duration * Double(index) / Double(Self.samples)
            scroller.run(to: time)
            return (time, scroller.y(time) - origin)
        }
    }

    /// The curve of a series of notches. The offset before each notch is also a point, so that jumps are drawn as
    /// jumps.
    private func notches(_ count: Int) -> [(time: Double, value: Double)] {
        var scroller = Scroller.list(feel: feel, content: 100_000)
        var points: [(time: Double, value: Double)] = []
        for index in 0...800 {
            let time = Double(index) * 0.001
            scroller.run(to: time)
            if index.isMultiple(of: 100), index / 100 < count {
                points.append((time, scroller.y(time)))
                scroller.send(notch(), at: time)
            }
            points.append((time, scroller.y(time)))
        }
        return points
    }
}
