import Measuring
import ScrollPhysics

let extent = ScrollExtent(x: AxisExtent(viewport: 400, content: 1e9), y: AxisExtent(viewport: 800, content: 1e9))
let middle = ScrollVector(x: 5e8, y: 5e8)
let frame = Duration.microseconds(4167)

/// One input event or one frame of a scroller on both axes.
func measureScroller(_ bench: inout Bench) {
    let fresh = Scroller(axes: .both, extent: extent, offset: middle)
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
    measureReleases(&bench)
}
