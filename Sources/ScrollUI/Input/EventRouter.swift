import Foundation
import ScrollPhysics

/// Routes input events to their receivers: views under the pointer, scroll views, the focused view.
///
/// Does not own: the effects of gestures, which ``PointerSession``, ``Responder`` and ``ScrollNode`` implement.
@MainActor
final class EventRouter {
    private let graph: ViewGraph
    private var sessions: [Int: PointerSession] = [:]
    /// The running two-finger gesture, by fingers or by the wheel, on a view that recognizes it.
    private var pinch: PinchSession?
    /// The session of the last press with undecided gestures, such as the first tap of two.
    private var openSession: PointerSession?
    let hover = HoverTracker()
    /// Empty memory for the path under the mouse, which is found anew after each layout.
    private var hoverPath: [Node] = []
    let focus: FocusRing
    /// The departures of the tree at the last check. See ``ViewGraph/departures``.
    private var departures = 0
    /// Called for keys that no view used. Returns whether the host used the key.
    var onUnhandledKey: (InputEvent.Key, InputEvent.Modifiers) -> Bool = { _, _ in false }

    init(graph: ViewGraph) {
        self.graph = graph
        focus = FocusRing(graph: graph)
    }

    func route(_ event: InputEvent) {
        if event.kind.dismissesHints { graph.popovers.hint?.dismissHint() }
        switch event.kind {
        case .pointerDown(let pointer): begin(pointer, at: event.time)
        case .pointerMoved(let pointer): move(pointer, at: event.time)
        case .pointerUp(let pointer): end(pointer, at: event.time)
        case .pointerCancelled(let id):
            sessions.removeValue(forKey: id)?.cancel(at: event.time)
            if graph.capture?.pointer == id { graph.capture?.cancel() }
            if pinch?.owns(id) == true { cancelPinch() }
        case .pointerLeft: hover.update([], at: nil)
        case .wheel(let wheel): turn(wheel, at: event.time)
        case .keyDown(let key, let modifiers): press(key, modifiers, at: event.time)
        case .keyUp: break
        case .text(let text): focus.type(text)
        case .marked(let marked): focus.compose(marked)
        case .focus(let gained): if !gained { cancelAll(at: event.time) }
        }
    }

    /// Returns the nodes under a point of the window, outermost first.
    func path(at point: CGPoint) -> [Node] {
        var path: [Node] = []
        findPath(at: point, &path)
        return path
    }

    /// Appends the nodes under a point of the window to the empty `path`, outermost first.
    private func findPath(at point: CGPoint, _ path: inout [Node]) {
        for floating in graph.popovers.takers {
            if floating.panel?.hitTestInParent(point, path: &path) == true { return }
            path.removeAll(keepingCapacity: true)
        }
        if graph.popovers.isModal { return }
        _ = graph.root?.hitTestInParent(point, path: &path)
    }

    private func begin(_ pointer: InputEvent.Pointer, at time: Duration) {
        if pointer.button == 2 { return openContextMenu(at: pointer.location) }
        guard pointer.button == 1 else { return }
        sessions.removeValue(forKey: pointer.id)?.cancel(at: time)
        if graph.capture?.pointer == pointer.id { graph.capture?.cancel() }
        let path = path(at: pointer.location)
        if beginPinch(pointer, on: path, at: time) { return }
        // A press beside floating content only closes it.
        if path.isEmpty, let front = graph.popovers.takers.last, graph.popovers.isModal { return front.pressBeside() }
        focus.pressed(path)
        let session = PointerSession(
            path: path, pointer: pointer, continuing: takeOpenContest(for: path), beside: sessions.values.map(\.contest)
        )
        sessions[pointer.id] = session
        session.begin(at: time)
    }

    /// Handles a second finger on a view that recognizes two: the interaction of the first finger ends.
    private func beginPinch(_ pointer: InputEvent.Pointer, on path: [Node], at time: Duration) -> Bool {
        guard pinch == nil, sessions.count == 1, let (id, other) = sessions.first, pointer.device == .touch,
            other.last.device == .touch,
            let fingers = PinchFingers([id: other.last.location, pointer.id: pointer.location])
        else { return false }
        let first = self.path(at: other.last.location)
        let common = path.filter { node in first.contains { $0 === node } }
        guard GestureContest(ofPinchesOn: common) != nil else { return false }
        sessions.removeValue(forKey: id)?.cancel(at: time)
        pinch = PinchSession(fingers, path: common, pointer: pointer, at: time)
        return true
    }

    private func cancelPinch() {
        pinch?.cancel()
        pinch = nil
    }

    private func endPinch(at time: Duration) {
        pinch?.end(at: time)
        pinch = nil
    }

    /// Handles the wheel with Control as two fingers, on a view that recognizes them.
    private func pinch(_ wheel: InputEvent.Wheel, on path: [Node], at time: Duration) -> Bool {
        guard wheel.modifiers.contains(.control), sessions.isEmpty else { return false }
        if let pinch {
            pinch.turn(wheel, at: time)
        } else {
            pinch = PinchSession(wheel, path: path, at: time)
        }
        return pinch != nil
    }

    /// Opens the innermost context menu under the pointer, unless a pointer is down.
    private func openContextMenu(at location: CGPoint) {
        guard sessions.isEmpty else { return }
        let path = path(at: location)
        if path.isEmpty, let front = graph.popovers.takers.last, graph.popovers.isModal { return front.pressBeside() }
        guard let node = path.last(where: { $0.responder?.handlers.contextMenu != nil }) else { return }
        node.responder?.handlers.contextMenu?(node.convertFromWindow(location))
    }

    /// Returns the undecided contest if a press on `path` continues it; otherwise the contest ends.
    private func takeOpenContest(for path: [Node]) -> GestureContest? {
        guard let contest = openSession?.contest else { return nil }
        openSession = nil
        if contest.canContinue(on: path) { return contest }
        contest.expire()
        return nil
    }

    private func end(_ pointer: InputEvent.Pointer, at time: Duration) {
        if pinch?.owns(pointer.id) == true { return endPinch(at: time) }
        if let capture = graph.capture, capture.pointer == pointer.id { return capture.release(at: pointer.location) }
        guard let session = sessions.removeValue(forKey: pointer.id) else { return }
        session.end(pointer, at: time)
        guard !session.contest.isSettled else { return }
        openSession?.contest.expire()
        openSession = session
    }

    /// The next time at which a gesture must be informed of the passing of time.
    var deadline: Duration? {
        if sessions.isEmpty, openSession == nil, pinch == nil { return nil }
        let next = Duration.earlier(openSession?.contest.deadline, pinch?.deadline)
        return sessions.values.reduce(next) { .earlier($0, $1.contest.deadline) }
    }

    /// Informs the gestures of `time`, after each earlier deadline at its own time.
    func advance(to time: Duration) {
        if let capture = graph.capture { capture.advance(to: time, over: path(at: capture.location)) }
        // Each round handles one deadline; the limit stops a gesture that keeps requesting a deadline in the past.
        for _ in 0..<100 {
            guard let deadline, deadline <= time else { return }
            if pinch?.deadline == deadline { endPinch(at: deadline) }
            for session in sortedSessions where session.contest.deadline == deadline { session.tick(at: deadline) }
            if let openSession, openSession.contest.deadline == deadline { openSession.tick(at: deadline) }
            if openSession?.contest.isSettled == true { openSession = nil }
            yieldToCapture(at: deadline)
        }
    }

    /// Ends the press of a pointer that has been captured.
    private func yieldToCapture(at time: Duration) {
        guard let capture = graph.capture else { return }
        sessions.removeValue(forKey: capture.pointer)?.cancel(at: time)
    }

    private func move(_ pointer: InputEvent.Pointer, at time: Duration) {
        if let pinch, pinch.owns(pointer.id) {
            pinch.move(pointer, at: time)
        } else if let capture = graph.capture, capture.pointer == pointer.id {
            capture.follow(pointer.location)
        } else if let session = sessions[pointer.id] {
            session.move(pointer, at: time)
            yieldToCapture(at: time)
        } else if pointer.device == .mouse {
            hover.update(path(at: pointer.location), at: pointer.location)
        }
    }

    /// Handles a turn of the wheel. A custom view that uses the wheel takes precedence over the scroll views around
    /// it, but not over those inside.
    private func turn(_ wheel: InputEvent.Wheel, at time: Duration) {
        let path = path(at: wheel.location)
        if pinch(wheel, on: path, at: time) { return }
        for (index, node) in path.enumerated().reversed() {
            if node is ScrollNode { break }
            guard let use = node.responder?.handlers.wheel else { continue }
            let node = path[index]
            if use(wheel.converted(into: node), node.convertFromWindow(wheel.location)) { return }
        }
        WheelRouter(path: path, wheel: wheel).route(at: time)
    }

    private func cancelAll(at time: Duration) {
        for session in sortedSessions { session.cancel(at: time) }
        sessions.removeAll()
        cancelPinch()
        graph.capture?.cancel()
        openSession?.contest.cancelAll()
        openSession = nil
        hover.update([], at: nil)
    }

    var isPressing: Bool { !sessions.isEmpty }

    private var sortedSessions: [PointerSession] {
        sessions.isEmpty ? [] : sessions.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Updates hovering after layout, which may have moved another view under the pointer.
    func refreshHover() {
        guard sessions.isEmpty, let location = hover.location else { return }
        var path: [Node] = []
        swap(&path, &hoverPath)
        findPath(at: location, &path)
        hover.update(path, at: location)
        path.removeAll(keepingCapacity: true)
        hoverPath = path
    }

    /// Ends the interactions of views that have left since the last call. Called after each layout, which may remove
    /// rows.
    func dropDeparted() {
        guard departures != graph.departures else { return }
        departures = graph.departures
        for session in sortedSessions { session.dropDeparted(at: graph.time) }
        openSession?.contest.dropDeparted()
        pinch?.dropDeparted()
        hover.dropDeparted()
        focus.dropDeparted()
    }

    // MARK: Keys

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, at time: Duration) {
        if key == .escape, let capture = graph.capture { return capture.cancel() }
        if focus.press(key, modifiers, at: time) || performShortcut(key, modifiers) { return }
        if onUnhandledKey(key, modifiers) { return }
        _ = focus.scroll(key, modifiers, at: time, under: hover.location.map(path(at:)) ?? [])
    }

    /// Performs the shortcut of a key. Letters are text while a text field has the keyboard focus.
    private func performShortcut(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        var isTyped = modifiers.isDisjoint(with: [.control, .option, .command])
        if case .function = key { isTyped = false }
        if focus.wantsText, isTyped, key != .return, key != .escape { return false }
        guard let front = graph.popovers.front else {
            guard let root = graph.root else { return false }
            return root.performShortcut(key, modifiers) || root.performShortcut(key, modifiers, own: true)
        }
        if front.panel?.performShortcut(key, modifiers) == true { return true }
        if key == .escape, modifiers.isEmpty, front.escape() { return true }
        return front.letsPointerThrough && graph.root?.performShortcut(key, modifiers) == true
    }
}
