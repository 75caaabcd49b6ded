import Foundation
import ScrollUI
import ViewTestSupport

/// One tree of the random test, with input and changes by the program at the same time.
@MainActor
struct DepartureRun {
    private var maker: PieceMaker
    private let model: PieceModel
    private let host: ViewHost
    private var seen = SeenNodes()
    /// Pressed pointers, by id; the mouse is 0.
    private var down: Set<Int> = []
    private static let depth = 3

    init(seed: UInt64) {
        var maker = PieceMaker(seed: seed &* 0x9E37 &+ 1)
        let model = PieceModel(maker.make(depth: DepartureRun.depth))
        (self.maker, self.model) = (maker, model)
        host = ViewHost(size: CGSize(width: 300, height: 300)) { PieceRoot(model: model) }
        host.onWarning = { _ in }
        host.frame(at: .zero)
    }

    var pairs: Int { model.watch.pairs }

    /// Plays the steps. The description of a fault; nil without one.
    mutating func play(steps: Int) -> String? {
        for step in 0..<steps {
            act()
            if maker.random.next(2) == 0 { host.wait(Double(maker.random.next(60)) / 1000) }
            seen.look(at: host)
            if let fault = TreeLinks.fault(in: host) ?? model.watch.fault { return "step \(step): \(fault)" }
        }
        return leave()
    }

    private mutating func act() {
        switch maker.random.next(10) {
        case 0, 1, 2: change()
        case 3, 4, 5, 6: point()
        case 7: wheel()
        default: type()
        }
    }

    private mutating func change() {
        guard let piece = model.piece else { return }
        let next = maker.change(piece, depth: DepartureRun.depth)
        switch maker.random.next(3) {
        case 0: withAnimation(.linear(duration: 0.3)) { model.piece = next }
        case 1: withAnimation(.spring) { model.piece = next }
        default: model.piece = next
        }
    }

    // MARK: Input

    private mutating func place() -> CGPoint {
        CGPoint(x: 60 + maker.random.next(180), y: 60 + maker.random.next(180))
    }

    private mutating func send(_ kind: InputEvent.Kind) { host.send(InputEvent(kind, at: host.time)) }

    private mutating func point() {
        let id = maker.random.next(3)
        let isMouse = id == 0
        var pointer = InputEvent.Pointer(id: id, device: isMouse ? .mouse : .touch, location: place())
        pointer.clickCount = 1 + maker.random.next(2)
        guard down.contains(id) else {
            if isMouse, maker.random.next(2) == 0 {
                pointer.button = nil
                return send(.pointerMoved(pointer))
            }
            down.insert(id)
            return send(.pointerDown(pointer))
        }
        switch maker.random.next(6) {
        case 0:
            down.remove(id)
            send(.pointerUp(pointer))
        case 1 where maker.random.next(3) == 0:
            down.remove(id)
            send(.pointerCancelled(id: id))
        default: send(.pointerMoved(pointer))
        }
    }

    private mutating func wheel() {
        let source = maker.random.next(2) == 0 ? InputEvent.Wheel.Source.notch : .touchpad
        let way = source == .notch ? 1.0 : 30
        let (x, y) = (Double(maker.random.next(3) - 1), Double(maker.random.next(3) - 1))
        send(.wheel(InputEvent.Wheel(source: source, dx: x * way, dy: y * way, location: place())))
    }

    private mutating func type() {
        let keys: [InputEvent.Key] = [
            .tab, .tab, .space, .return, .up, .down, .left, .right, .end, .home, .escape, .delete, .character("a"),
        ]
        switch maker.random.next(12) {
        case 0: send(.text("x"))
        case 1: send(.marked(MarkedText("xy", caret: 1)))
        case 2 where maker.random.next(4) == 0:
            down.removeAll()
            send(.focus(false))
        default: send(.keyDown(keys[maker.random.next(keys.count)], modifiers: maker.random.next(4) == 0 ? .shift : []))
        }
    }

    // MARK: The end

    /// Everything leaves with all pointers down; then they are lifted.
    private mutating func leave() -> String? {
        model.piece = nil
        host.wait(0.01)
        if let fault = TreeLinks.fault(in: host) { return "at the end: \(fault)" }
        model.watch.finish()
        if let fault = model.watch.fault { return "at the end: \(fault)" }
        for id in down { send(.pointerUp(InputEvent.Pointer(id: id, location: place()))) }
        host.wait(10)
        let left = seen.leftBehind(by: host)
        return left.isEmpty ? nil : "left behind: \(left)"
    }
}
