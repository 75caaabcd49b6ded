import Measuring
import ScrollPhysics

/// Lifts that choose a rest position, with every feel. Each ends a separate gesture.
func measureReleases(_ bench: inout Bench) {
    let resting = Scroller(axes: .both, extent: extent, offset: middle)
    bench.measure("no lift, the call alone", of: dragged(resting, by: ScrollVector(x: -3, y: -12))) { _ in 0 }
    for feel in ScrollFeel.builtIn { measureReleases(feel, &bench) }
}

private func measureReleases(_ feel: ScrollFeel, _ bench: inout Bench) {
    let inside = Scroller(feel: feel, axes: .both, extent: extent, offset: middle)
    let corner = Scroller(feel: feel, axes: .both, extent: extent)
    let nearCorner = Scroller(feel: feel, axes: .both, extent: extent, offset: ScrollVector(x: 400, y: 400))
    let down = ScrollVector(x: -3, y: -12)
    bench.measure("\(feel.name): lift into a fling", of: dragged(inside, by: down), body: lift)
    bench.measure(
        "\(feel.name): lift into a fling on both axes", of: dragged(inside, by: ScrollVector(x: -11, y: -12)),
        body: lift)
    let rows = (0..<1000).map { TargetSpan(start: 5e8 + Double($0) * 300, end: 5e8 + Double($0) * 300 + 290) }
    let targets = SnapTargets.aligned(AlignedTargets(vertical: rows, limit: .always))
    bench.measure("\(feel.name): lift onto one of 1000 targets", of: dragged(inside, by: down)) { held in
        held.apply(.up(nil), at: liftTime) { targets.resolve($0) }
        return 0
    }
    bench.measure(
        "\(feel.name): lift into a bounce on both axes", of: dragged(corner, by: ScrollVector(x: 8, y: 9)), body: lift)
    bench.measure(
        "\(feel.name): lift into a fling to both edges", of: dragged(nearCorner, by: ScrollVector(x: 8, y: 9)),
        body: lift)
    measureFirstFrames(
        "\(feel.name): first frame of a fling on both axes", of: dragged(inside, by: ScrollVector(x: -11, y: -12)),
        &bench)
    measureFirstFrames(
        "\(feel.name): first frame of a bounce on both axes", of: dragged(corner, by: ScrollVector(x: 8, y: 9)), &bench)
    measureFirstFrames(
        "\(feel.name): first frame at both edges", of: dragged(nearCorner, by: ScrollVector(x: 8, y: 9)), &bench)
}

/// The frame after a lift, or after the edges that the motion reaches.
private func measureFirstFrames(_ title: String, of prepare: () -> Scroller, _ bench: inout Bench) {
    var lifted = prepare()
    lifted.apply(.up(nil), at: liftTime)
    let edges = ScrollAxis.allCases.compactMap { lifted.edgeMeeting(on: $0)?.time }
    let time = (edges.max() ?? liftTime) + frame
    let prepared: () -> Scroller = {
        var copy = prepare()
        copy.apply(.up(nil), at: liftTime)
        return copy
    }
    bench.measure(title, of: prepared) { moving in
        moving.advance(to: time)
        return moving.offset(at: time).y + moving.velocity(at: time).y
    }
}

private let moves = 25
private let liftTime = frame * moves

private func lift(_ held: inout Scroller) -> Double {
    held.apply(.up(nil), at: liftTime)
    return 0
}

/// Creates copies with separate storage, so that only the lift is measured, without other work in between.
private func dragged(_ scroller: Scroller, by way: ScrollVector) -> () -> Scroller {
    var held = scroller
    held.apply(.down(.zero, .touch), at: .zero)
    for move in 1...moves { held.apply(.move(way * Double(move)), at: frame * move) }
    return {
        var copy = held
        copy.advance(to: liftTime)
        return copy
    }
}
