import Foundation

/// Gestures as arguments of xdotool.
enum Hands {
    /// The pause between two steps of a drag: about one frame.
    private static let pause = ["sleep", "0.016"]

    static func move(to point: CGPoint) -> [String] {
        ["mousemove", "\(Int(point.x.rounded()))", "\(Int(point.y.rounded()))"]
    }

    /// Presses at `point` and moves by each of `steps`; the button stays down.
    static func drag(from point: CGPoint, by steps: [(x: Int, y: Int)]) -> [String] {
        move(to: point) + ["mousedown", "1"] + pause + drag(by: steps)
    }

    /// Continues a drag with the button down.
    static func drag(by steps: [(x: Int, y: Int)]) -> [String] {
        steps.flatMap { ["mousemove_relative", "--", "\($0.x)", "\($0.y)"] + pause }
    }

    static let letGo = ["mouseup", "1"]

    /// Turns the wheel towards the person.
    static func turnWheel(notches: Int) -> [String] {
        ["click", "--repeat", "\(notches)", "--delay", "40", "5"]
    }
}
