import Foundation
import ScrollUI
import ViewTestSupport

/// Plays random gestures in a random scene, and checks every frame.
@MainActor
struct GestureRun {
    let scene: GestureScene
    private let watch = SceneWatch()
    private let host: ViewHost
    private let spans: ItemSpans
    private(set) var fault: String?
    private var isScrolled = false
    /// The offset in the last callback.
    private var seen: CGPoint?
    /// The number of checked rest positions.
    private(set) var claims = 0
    /// The difference between the reported offset and that by the numbers of the scene: a lazy container uses
    /// estimates.
    private var shift = CGVector.zero
    private var lastItem = 0
    /// The gestures of this scene so far.
    private(set) var gestures: [SceneGesture] = []

    init(_ scene: GestureScene) {
        self.scene = scene
        spans = ItemSpans(scene)
        let watch = watch
        host = ViewHost(size: scene.window) { GestureSceneView(scene: scene, watch: watch) }
        host.frame(at: .zero)
        look()
    }

    /// The offset by the numbers of the scene.
    private var offset: CGPoint {
        let told = host.scrollGeometry(ofID: "scene")?.contentOffset ?? .zero
        return CGPoint(x: told.x + shift.dx, y: told.y + shift.dy)
    }

    /// The same offset with the reported one rounded to a whole point.
    private var wholeOffset: CGPoint {
        let told = host.scrollGeometry(ofID: "scene")?.contentOffset ?? .zero
        return CGPoint(x: told.x.rounded() + shift.dx, y: told.y.rounded() + shift.dy)
    }

    private var snapshot: ScrollSnapshot? { host.scrollSnapshot(ofID: "scene", includesTargets: false) }

    private var phase: ScrollPhase? { snapshot?.phase }

    /// The end of the current motion; at rest the current offset.
    private var heading: CGPoint {
        guard let target = snapshot?.target else { return offset }
        return CGPoint(x: target.x + shift.dx, y: target.y + shift.dy)
    }

    // MARK: Time

    private mutating func frame() {
        host.frame(at: host.time + .seconds(1 / scene.framesPerSecond))
        look()
    }

    private mutating func wait(_ seconds: Double) {
        let end = host.time + .seconds(seconds)
        while host.time < end, fault == nil { frame() }
    }

    /// Waits until nothing moves; fails after half a minute.
    private mutating func settle() {
        let end = host.time + .seconds(30)
        frame()
        while host.needsFrame || host.nextWakeUp != nil, host.time < end, fault == nil { frame() }
        if host.time >= end { note("it never comes to rest") }
    }

    // MARK: Gestures

    /// Performs one gesture; with `isInterrupted` the next one begins before this one is at rest.
    mutating func play(_ gesture: SceneGesture, isInterrupted: Bool) {
        gestures.append(gesture)
        switch gesture {
        case .drag(let drag): play(drag, isInterrupted)
        case .notch(let notches): turn(notches, isInterrupted)
        case .touchpad(let deltas): stroke(deltas, isInterrupted)
        }
    }

    private mutating func turn(_ notches: CGVector, _ isInterrupted: Bool) {
        let (start, heading) = (offset, heading)
        send(.notch, notches)
        finish(isInterrupted)
        guard !isInterrupted else { return }
        check(
            RestClaim(start: start, release: start, wholeRelease: start, heading: heading, way: notches, kind: .wheel))
    }

    private mutating func stroke(_ deltas: [CGVector], _ isInterrupted: Bool) {
        let (start, heading) = (offset, heading)
        for delta in deltas {
            send(.touchpad, delta)
            frame()
        }
        let (release, whole) = (offset, wholeOffset)
        // Small deltas right after a stroke that came to rest on a target count as the system's momentum.
        let isStroke = phase == .interacting
        finish(isInterrupted)
        guard !isInterrupted, isStroke, deltas.count > 2 else { return }
        let last = CGVector(dx: deltas.map(\.dx).slowestNext, dy: deltas.map(\.dy).slowestNext)
        let speed = CGVector(dx: last.dx * scene.framesPerSecond, dy: last.dy * scene.framesPerSecond)
        let way = deltas[deltas.count - 1]
        check(
            RestClaim(
                start: start, release: release, wholeRelease: whole, heading: heading, way: way, speed: speed,
                kind: .touchpad))
    }

    private mutating func play(_ drag: SceneGesture.Drag, _ isInterrupted: Bool) {
        let heading = heading
        var place = CGPoint(x: scene.window.width / 2, y: scene.window.height / 2)
        send(.pointerDown(InputEvent.Pointer(device: .touch, location: place)))
        frame()
        let caught = offset
        move(&place, by: drag.way, over: drag.seconds)
        if let hook = drag.hook { move(&place, by: hook, over: drag.seconds) }
        if drag.hold > 0 { wait(drag.hold) }
        let (release, whole) = (offset, wholeOffset)
        send(.pointerUp(InputEvent.Pointer(device: .touch, location: place)))
        let isDrag = phase == .interacting
        finish(isInterrupted)
        guard !isInterrupted, isDrag else { return }
        let kind: RestClaim.Kind = drag.hold > 0 ? .heldDrag : drag.hook == nil ? .drag : .hook
        check(
            RestClaim(
                start: caught, release: release, wholeRelease: whole, heading: heading, way: drag.last,
                speed: drag.speed, kind: kind, isShort: drag.seconds < 0.1))
    }

    /// Moves the finger against the direction of the offset.
    private mutating func move(_ place: inout CGPoint, by way: CGVector, over seconds: Double) {
        let steps = max(2, Int(seconds * 120))
        for _ in 0..<steps {
            place.x -= way.dx / CGFloat(steps)
            place.y -= way.dy / CGFloat(steps)
            host.frame(at: host.time + .seconds(seconds / Double(steps)))
            send(.pointerMoved(InputEvent.Pointer(device: .touch, location: place)))
            look()
        }
        host.frame(at: host.time)
        look()
    }

    private func send(_ kind: InputEvent.Kind) { host.send(InputEvent(kind, at: host.time)) }

    private func send(_ source: InputEvent.Wheel.Source, _ delta: CGVector) {
        let middle = CGPoint(x: scene.window.width / 2, y: scene.window.height / 2)
        send(
            .wheel(InputEvent.Wheel(source: source, dx: Double(delta.dx), dy: -Double(delta.dy), location: middle)))
    }

    private mutating func finish(_ isInterrupted: Bool) {
        if isInterrupted { wait(0.12) } else { settle() }
    }

    // MARK: Claims

    private mutating func check(_ claim: RestClaim) {
        claims += 1
        if fault == nil, let breach = claim.breach(at: offset, in: scene) { note(breach) }
    }

    private mutating func note(_ text: String) {
        fault = fault ?? "\(text); at \(host.time), offset \(offset)"
    }

    /// Compares the values in callbacks with the screen.
    private mutating func look() {
        guard fault == nil, let snapshot else { return }
        let before = seen
        seen = snapshot.geometry.contentOffset
        if let before, before != seen, [.interacting, .decelerating].contains(snapshot.phase) { isScrolled = true }
        followItems(snapshot.geometry.contentOffset)
        if let breach = watch.fault ?? breach(of: snapshot) { note(breach) }
    }

    /// Determines the offset from the positions of the items, which must agree except for rounding errors.
    private mutating func followItems(_ told: CGPoint) {
        var isFirst = true
        for item in scene.items.indices.sorted(by: { abs($0 - lastItem) < abs($1 - lastItem) }) {
            guard let place = place(of: item) else { continue }
            let found = CGVector(dx: place.x - told.x, dy: place.y - told.y)
            let isNew = abs(found.dx - shift.dx) > 0.001 || abs(found.dy - shift.dy) > 0.001
            if isNew, !scene.isLazy || !isFirst { return note("item \(item) shows the window at \(place)") }
            if isFirst { (shift, lastItem) = (found, item) }
            isFirst = false
            if scene.isLazy == false || abs(item - lastItem) > 1 { break }
        }
    }

    /// The offset given by the position of an item in the window; nil for an invisible item.
    private func place(of item: Int) -> CGPoint? {
        guard let frame = host.frame(ofID: item), frame.intersects(CGRect(origin: .zero, size: scene.window)) else {
            return nil
        }
        func place(_ axis: Axis, _ start: CGFloat, _ spans: [ClosedRange<Double>]) -> CGFloat {
            let isScrolled = scene.axes.contains(axis == .horizontal ? .horizontal : .vertical)
            return isScrolled ? CGFloat(spans[item].lowerBound) - start : -CGFloat(scene.insets(axis).start)
        }
        return CGPoint(x: place(.horizontal, frame.minX, spans.x), y: place(.vertical, frame.minY, spans.y))
    }

    private func breach(of snapshot: ScrollSnapshot) -> String? {
        if watch.phase != snapshot.phase { return "phase \(snapshot.phase), told \(String(describing: watch.phase))" }
        if watch.geometry != snapshot.geometry {
            return "geometry \(snapshot.geometry), told \(String(describing: watch.geometry))"
        }
        return breachOfIDs(offset)
    }

    private func breachOfIDs(_ offset: CGPoint) -> String? {
        let target = scene.target(at: offset, spans)
        if isScrolled, watch.id != target {
            return "scrollPosition \(watch.id ?? -1), on screen \(target ?? -1)"
        }
        let shares = scene.items.indices.map { scene.share(of: $0, at: offset, spans) }
        for (item, share) in shares.enumerated() where abs(share - scene.threshold) > 1e-6 {
            let isVisible = share >= scene.threshold
            if watch.visible.contains(item) != isVisible {
                return "item \(item) shows \(share), told visible \(!isVisible)"
            }
            if watch.targets.contains(item) != isVisible {
                return "target \(item) shows \(share), told visible \(!isVisible)"
            }
        }
        return watch.targets == watch.targets.sorted() ? nil : "targets in no order: \(watch.targets)"
    }
}

extension [CGFloat] {
    /// The lowest estimate of the next step if each step is slower than the one before: the lowest of the lines through
    /// the latest steps, extended by half a step. The first step has no measured start.
    fileprivate var slowestNext: CGFloat {
        let steps = dropFirst().map { $0 }
        let ends = (2...Swift.max(2, steps.count)).map { steps.suffix($0).lineEnd }
        let slowest = ends.min { abs($0) < abs($1) } ?? 0
        return ends.allSatisfy { $0 * (last ?? 0) > 0 } ? slowest : 0
    }
}

extension ArraySlice<CGFloat> {
    /// The value of the least-squares line through all values, half a step after the last one.
    fileprivate var lineEnd: CGFloat {
        let middle = CGFloat(count - 1) / 2
        let mean = reduce(0, +) / CGFloat(count)
        var (across, along): (CGFloat, CGFloat) = (0, 0)
        for (index, value) in enumerated() {
            across += (CGFloat(index) - middle) * (value - mean)
            along += (CGFloat(index) - middle) * (CGFloat(index) - middle)
        }
        return along > 0 ? mean + across / along * (middle + 0.5) : mean
    }
}
