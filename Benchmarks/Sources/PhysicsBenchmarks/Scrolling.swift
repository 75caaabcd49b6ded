import Measuring
import ScrollPhysics

/// One input event or one frame of a scroller on both axes.
func measureScroller(_ bench: inout Bench) {
    let extent = ScrollExtent(
        x: AxisExtent(viewport: 400, content: 1e9), y: AxisExtent(viewport: 800, content: 1e9))
    let middle = ScrollVector(x: 5e8, y: 5e8)
    let fresh = Scroller(axes: .both, extent: extent, offset: middle)
    let frame = Duration.microseconds(4167)
    let frames = (0..<256).map { frame * $0 }
    var now = Duration.zero

    var gliding = fresh
    gliding.apply(.fling(ScrollVector(x: 3000, y: 8000)), at: .zero)
    bench.measure("scroller: frame of a fling") { call in
        let time = frames[call & 255]
        gliding.advance(to: time)
        return gliding.offset(at: time).y + gliding.velocity(at: time).y
    }

    var dragged = fresh
    dragged.apply(.down(.zero, .touch), at: .zero)
    bench.measure("scroller: move of a drag") { call in
        now += frame
        dragged.apply(.move(ScrollVector(x: Double(call % 700), y: Double(call % 300))), at: now)
        return dragged.offset(at: now).y
    }
    bench.measure("scroller: frame of a drag, with velocity") { call in
        now += frame
        dragged.apply(.move(ScrollVector(x: Double(call % 700), y: Double(call % 300))), at: now)
        return dragged.offset(at: now).y + dragged.velocity(at: now).y
    }

    var turned = fresh
    bench.measure("scroller: notch") { call in
        now += frame
        turned.apply(.wheel(.notch, ScrollVector(x: 0, y: call & 64 == 0 ? -1 : 1)), at: now)
        return turned.offset(at: now).y
    }

    var stroked = fresh
    bench.measure("scroller: touchpad delta") { call in
        now += frame
        stroked.apply(.wheel(.touchpad, ScrollVector(x: 1, y: call & 64 == 0 ? -7 : 7)), at: now)
        return stroked.offset(at: now).y
    }

    measureReleases(fresh, frame: frame, &bench)
}

/// The events that choose a rest place. Each ends a gesture of its own.
private func measureReleases(_ fresh: Scroller, frame: Duration, _ bench: inout Bench) {
    let lift = frame * 25
    // A copy with storage of its own, so that only the lift is measured and nothing else runs in between.
    func dragged(_ scroller: Scroller, by way: ScrollVector) -> () -> Scroller {
        var held = scroller
        held.apply(.down(.zero, .touch), at: .zero)
        for move in 1...25 { held.apply(.move(way * Double(move)), at: frame * move) }
        return {
            var copy = held
            copy.advance(to: lift)
            return copy
        }
    }
    let middle = dragged(fresh, by: ScrollVector(x: -3, y: -12))
    bench.measure("scroller: no lift, the call alone", of: middle) { _ in 0 }
    bench.measure("scroller: lift into a fling", of: middle) { held in
        held.apply(.up(nil), at: lift)
        return 0
    }
    let across = dragged(fresh, by: ScrollVector(x: -11, y: -12))
    bench.measure("scroller: lift into a fling on both axes", of: across) { held in
        held.apply(.up(nil), at: lift)
        return 0
    }
    let rows = (0..<1000).map { TargetSpan(start: 5e8 + Double($0) * 300, end: 5e8 + Double($0) * 300 + 290) }
    let targets = SnapTargets.aligned(AlignedTargets(vertical: rows, limit: .always))
    bench.measure("scroller: lift onto one of 1000 targets", of: middle) { held in
        held.apply(.up(nil), at: lift) { targets.resolve($0) }
        return 0
    }
    let corner = Scroller(axes: .both, extent: fresh.extent)
    let pulled = dragged(corner, by: ScrollVector(x: 8, y: 9))
    bench.measure("scroller: lift into a bounce on both axes", of: pulled) { held in
        held.apply(.up(nil), at: lift)
        return 0
    }
}
