import Foundation
import ScrollUI

/// Simulated input to a host.
extension ViewHost {
    package func drag(
        from start: CGPoint, to end: CGPoint, over seconds: Double = 0.1, steps: Int = 10, release: Bool = true
    ) {
        press(at: start)
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            let place = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            wait(seconds / Double(steps))
            send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: time))
        }
        frame(at: time)
        if release { self.release(at: end) }
    }

    package func press(at place: CGPoint) {
        send(InputEvent(.pointerDown(InputEvent.Pointer(location: place)), at: time))
        frame(at: time)
    }

    package func release(at place: CGPoint) {
        send(InputEvent(.pointerUp(InputEvent.Pointer(location: place)), at: time))
        frame(at: time)
    }

    package func click(at place: CGPoint) {
        press(at: place)
        wait(0.05)
        release(at: place)
    }

    package func notch(_ dy: Double, at place: CGPoint, modifiers: InputEvent.Modifiers = []) {
        let wheel = InputEvent.Wheel(source: .notch, dx: 0, dy: dy, location: place, modifiers: modifiers)
        send(InputEvent(.wheel(wheel), at: time))
    }

    package func key(_ key: InputEvent.Key, modifiers: InputEvent.Modifiers = []) {
        send(InputEvent(.keyDown(key, modifiers: modifiers), at: time))
        frame(at: time)
    }

    package func wait(_ seconds: Double) {
        advance(to: time + .seconds(seconds))
    }

    /// Makes frames for some seconds if any is needed. Returns whether no further one is.
    package func comesToRest() -> Bool {
        if needsFrame { wait(3) }
        return !needsFrame
    }

    /// Moves the pointer, pressed or not.
    package func move(to place: CGPoint) {
        send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: time))
        wait(0.02)
    }

    /// Moves two fingers on a touchpad. Fingers that move to the right lower the offset.
    package func touchpad(_ delta: CGVector, at place: CGPoint = CGPoint(x: 150, y: 150)) {
        let wheel = InputEvent.Wheel(source: .touchpad, dx: -delta.dx, dy: delta.dy, location: place)
        send(InputEvent(.wheel(wheel), at: time))
        frame(at: time)
    }

    package func type(_ text: String) {
        send(InputEvent(.text(text), at: time))
        frame(at: time)
    }

    package func click(id: some Hashable) {
        click(at: center(ofID: id))
        wait(0.02)
    }
}
