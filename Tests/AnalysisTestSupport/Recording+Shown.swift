import Foundation
import ScrollAnalysis
import ScrollPhysics

extension Recording {
    /// The offsets shown during the recording, each with the seconds since its start.
    package func shownOffsets() throws -> [(time: Double, offset: ScrollVector)] {
        guard case .object(let final) = unknown[""]?["final"], case .array(let frames) = final["frames"] else {
            return []
        }
        return try frames.map { frame in
            let numbers = try JSONReader(value: frame, file: "", path: "").elements().map { try $0.number("") }
            return (numbers[0], ScrollVector(x: numbers[1], y: numbers[2]))
        }
    }

    /// The first difference between the shown offsets and a replay; nil without one.
    package func firstDifferenceFromShown(feel: ScrollFeel) throws -> String? {
        var replay = Replay(self, feel: feel)
        for (seconds, shown) in try shownOffsets() {
            let time = Duration(wholeNanosecondsIn: seconds)
            replay.advance(to: time)
            let played = replay.scroller.offset(at: time)
            if abs(played.x - shown.x) > 1e-6 || abs(played.y - shown.y) > 1e-6 {
                return "at \(seconds) s shown \(shown.x), \(shown.y), played \(played.x), \(played.y)"
            }
        }
        return nil
    }
}
