import ScrollAnalysis
import ScrollPhysics

/// Something that happened during a gesture, with the word that marks it.
struct CurveEvent: Equatable, Sendable {
    enum Word: String, Sendable {
        case down, lift, notch, key, scroll, fling
        /// The fingers on a touchpad began to move.
        case stroke
        /// Content came to the end of what there is.
        case edge
        /// A place to rest was chosen.
        case target
        case rest
        /// The viewport, or the content, got another size.
        case resize
    }

    var word: Word
    /// Seconds.
    var time: Double
    /// Of which tuning it is; nil for what is the same in all.
    var label: String?

    /// What the mark says.
    var text: String { label.map { "\(word.rawValue) \($0)" } ?? word.rawValue }

    /// Seconds after the last movement of fingers on a touchpad from which on another one is a stroke of its own.
    private static let pause = 0.1

    /// What was done, whatever the tuning.
    static func inputs(of recording: Recording) -> [CurveEvent] {
        var inputs: [CurveEvent] = []
        var lastStroke = -Double.infinity
        for event in recording.events {
            let time = event.time.inSeconds
            if case .wheel(.touchpad, _) = event.intent {
                defer { lastStroke = time }
                if time - lastStroke < pause { continue }
            }
            if let word = Word(event.intent) { inputs.append(CurveEvent(word: word, time: time)) }
        }
        return inputs
    }
}

extension CurveEvent.Word {
    /// Nil for what needs no mark.
    fileprivate init?(_ intent: ScrollIntent) {
        switch intent {
        case .down: self = .down
        case .up, .cancel: self = .lift
        case .wheel(.notch, _): self = .notch
        case .wheel(.touchpad, _): self = .stroke
        case .key: self = .key
        case .fling: self = .fling
        case .scrollTo: self = .scroll
        case .resize: self = .resize
        case .move, .content, .insets: return nil
        }
    }
}
