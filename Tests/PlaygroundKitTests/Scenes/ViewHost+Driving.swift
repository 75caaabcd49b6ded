import Drawing
import Foundation
import PlaygroundKit
import ScrollUI

/// Simulated input to a host, at 60 frames a second.
extension ViewHost {
    /// The texts on screen, in order of drawing.
    var texts: [String] { displayList.runs.map(\.string) }

    func center(ofID id: some Hashable) -> CGPoint {
        guard let frame = frame(ofID: id) else { return .zero }
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func wait(_ seconds: Double) { advance(to: time + .seconds(seconds)) }

    func click(id: some Hashable, count: Int = 1) { click(at: center(ofID: id), count: count) }

    func click(at place: CGPoint, count: Int = 1) {
        for click in 1...count {
            send(InputEvent(.pointerDown(InputEvent.Pointer(location: place, clickCount: click)), at: time))
            wait(0.02)
            send(InputEvent(.pointerUp(InputEvent.Pointer(location: place, clickCount: click)), at: time))
            wait(0.02)
        }
    }

    /// Presses at `start`, moves by `way` in ten steps, and releases.
    func drag(from start: CGPoint, by way: CGVector, over seconds: Double = 0.15) {
        send(InputEvent(.pointerDown(InputEvent.Pointer(location: start)), at: time))
        var place = start
        for step in 1...10 {
            wait(seconds / 10)
            let share = CGFloat(step) / 10
            place = CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share)
            send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: time))
        }
        frame(at: time)
        send(InputEvent(.pointerUp(InputEvent.Pointer(location: place)), at: time))
        frame(at: time)
    }

    func key(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) {
        send(InputEvent(.keyDown(key, modifiers: modifiers), at: time))
        wait(0.02)
    }

    func type(_ text: String) {
        send(InputEvent(.text(text), at: time))
        wait(0.02)
    }

    func turnWheel(_ notches: Double, overID id: some Hashable) {
        let wheel = InputEvent.Wheel(source: .notch, dx: 0, dy: notches, location: center(ofID: id))
        send(InputEvent(.wheel(wheel), at: time))
        frame(at: time)
    }
}

/// The main scroll view of a scene.
extension ViewHost {
    var stageOffset: CGPoint {
        scrollGeometry(ofID: PlaygroundScene.stageID)?.contentOffset ?? CGPoint(x: CGFloat.nan, y: .nan)
    }

    /// The distance of a view from the window's upper edge, in points.
    func top(of id: some Hashable) -> CGFloat {
        (frame(ofID: id)?.minY ?? .nan) - (frame(ofID: PlaygroundScene.stageID)?.minY ?? .nan)
    }

    /// Clicks a row of segments at a share of its width.
    func choose(_ share: CGFloat, in picker: String) {
        guard let frame = frame(ofID: picker) else { return }
        click(at: CGPoint(x: frame.minX + frame.width * share, y: frame.midY))
        wait(0.1)
    }
}
