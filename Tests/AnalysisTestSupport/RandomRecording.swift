import Foundation
import ScrollAnalysis
import ScrollPhysics

/// Random recordings, for tests that must hold for every recording.
extension Recording {
    package static func random(using random: inout SplitMix) -> Recording {
        func number() -> Double { Double.random(in: -1e4...1e4, using: &random) }
        func length() -> Double { abs(number()) }
        func vector() -> ScrollVector { ScrollVector(x: number(), y: number()) }
        var recording = Recording(
            viewport: CGSize(width: length(), height: length()), content: CGSize(width: length(), height: length()),
            axes: [.horizontal, .vertical, .both].randomElement(using: &random) ?? .both)
        recording.offset = vector()
        recording.targets.behavior = RecordedTargets.Behavior.allCases.randomElement(using: &random) ?? .none
        recording.targets.limit = TargetLimit.allCases.randomElement(using: &random) ?? .never
        recording.targets.frames = [CGRect(x: number(), y: number(), width: length(), height: length())]
        var time = Duration.zero
        for _ in 0..<20 {
            let intents: [ScrollIntent] = [
                .down(vector(), .touch), .move(vector()), .up(vector()), .up(nil), .cancel, .wheel(.touchpad, vector()),
                .key(ScrollKey.allCases.randomElement(using: &random) ?? .end, shift: Bool.random(using: &random)),
                .fling(vector()), .scrollTo(vector(), animated: Bool.random(using: &random)),
                .resize(width: length(), height: length()), .content(width: length(), height: length()),
            ]
            time += .nanoseconds(Int64.random(in: 0...1_000_000_000, using: &random))
            recording.events.append(RecordedEvent(intents.randomElement(using: &random) ?? .cancel, at: time))
            if Int.random(in: 0..<4, using: &random) == 0 {
                recording.events[recording.events.count - 1].chosen = [nil, vector(), nil, vector()]
            }
        }
        return recording
    }
}
