import Drawing
import Foundation
import SwiftUI

/// An app on a phone's screen, with simulated touches and access to the visible texts.
@MainActor
final class Phone {
    let host: ViewHost

    init(width: CGFloat = 390, height: CGFloat = 760, @ViewBuilder app: () -> some View) {
        host = ViewHost(size: CGSize(width: width, height: height)) { app().id("phone") }
        host.framesPerSecond = 20
        host.frame(at: .zero)
        wait(0.1)
    }

    // MARK: Screen

    /// The drawn texts, in order.
    var texts: [String] { host.displayList.runs.map(\.string) }

    func shows(_ text: String) -> Bool { texts.contains(text) }

    func frame(_ id: some Hashable) -> CGRect { host.frame(ofID: id) ?? .null }

    /// The offset of a scroll view, by its index in the order of appearance.
    func offset(_ index: Int = 0) -> CGPoint {
        let ids = host.scrollViewIDs(inside: "phone")
        guard ids.indices.contains(index) else { return .zero }
        return host.scrollGeometry(ofID: ids[index])?.contentOffset ?? .zero
    }

    /// The position of a drawn text: about its middle, in window coordinates; nil if it is not drawn.
    func location(of text: String) -> CGPoint? {
        var transforms: [Affine] = [.identity]
        for item in host.displayList.items {
            switch item {
            case .pushTransform(let transform): transforms.append(transform.then(transforms[transforms.count - 1]))
            case .popTransform: transforms.removeLast()
            case .text(let index, let origin, _):
                let run = host.displayList.runs[Int(index)]
                guard run.string == text else { continue }
                let size = run.face.size
                let middle = Point(x: origin.x + Double(run.string.count) * size / 4, y: origin.y - size * 0.3)
                let point = transforms[transforms.count - 1].apply(middle)
                return CGPoint(x: point.x, y: point.y)
            default: break
            }
        }
        return nil
    }

    // MARK: Input

    func wait(_ seconds: Double) { host.advance(to: host.time + .seconds(seconds)) }

    func touch(_ point: CGPoint) {
        send(.pointerDown(pointer(point)))
        host.frame(at: host.time)
    }

    func move(to point: CGPoint, after seconds: Double = 1 / 60) {
        wait(seconds)
        send(.pointerMoved(pointer(point)))
        host.frame(at: host.time)
    }

    func lift(_ point: CGPoint) {
        send(.pointerUp(pointer(point)))
        host.frame(at: host.time)
    }

    /// A finger that moves along a line and lifts at its end, then a pause.
    func drag(
        from start: CGPoint, by distance: CGSize, over seconds: Double = 0.2, lifts: Bool = true, rest: Double = 1.5
    ) {
        let steps = 8
        touch(start)
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            let point = CGPoint(x: start.x + distance.width * share, y: start.y + distance.height * share)
            move(to: point, after: seconds / Double(steps))
        }
        guard lifts else { return }
        lift(CGPoint(x: start.x + distance.width, y: start.y + distance.height))
        wait(rest)
    }

    /// Two fingers on a touchpad, which move the content under `point`.
    func stroke(_ point: CGPoint, by distance: CGSize) {
        send(.wheel(InputEvent.Wheel(source: .touchpad, dx: -distance.width, dy: distance.height, location: point)))
        host.frame(at: host.time)
    }

    /// A fast drag, so that scrolled content continues after the lift.
    func flick(from start: CGPoint, by distance: CGSize) { drag(from: start, by: distance, over: 0.08, rest: 5) }

    func tap(_ point: CGPoint, rest: Double = 1) {
        touch(point)
        wait(0.05)
        lift(point)
        wait(rest)
    }

    /// Taps a text. False if no such text is drawn.
    @discardableResult
    func tap(_ text: String) -> Bool {
        guard let point = location(of: text) else { return false }
        tap(point)
        return true
    }

    /// Two fingers around a point, with their distances at the beginning and at the end.
    func pinch(_ center: CGPoint, from start: CGFloat, to end: CGFloat, rest: Double = 1) {
        func both(_ kind: (InputEvent.Pointer) -> InputEvent.Kind, _ distance: CGFloat) {
            for (id, side) in [(1, -0.5), (2, 0.5)] {
                send(kind(pointer(CGPoint(x: center.x + side * distance, y: center.y), id: id)))
            }
            host.frame(at: host.time)
        }
        both(InputEvent.Kind.pointerDown, start)
        for step in 1...8 {
            wait(0.03)
            both(InputEvent.Kind.pointerMoved, start + (end - start) * CGFloat(step) / 8)
        }
        both(InputEvent.Kind.pointerUp, end)
        wait(rest)
    }

    func type(_ text: String) {
        send(.text(text))
        host.frame(at: host.time)
    }

    func press(_ key: InputEvent.Key) {
        send(.keyDown(key, modifiers: []))
        host.frame(at: host.time)
        wait(0.5)
    }

    private func send(_ kind: InputEvent.Kind) { host.send(InputEvent(kind, at: host.time)) }

    private func pointer(_ point: CGPoint, id: Int = 1) -> InputEvent.Pointer {
        InputEvent.Pointer(id: id, device: .touch, location: point)
    }
}

extension Phone {
    /// Lets tasks run until a condition holds, for at most two seconds.
    func settle(until isDone: () -> Bool) async {
        for _ in 0..<200 where !isDone() {
            try? await Task.sleep(for: .milliseconds(10))
            wait(0.05)
        }
    }
}
