import ScrollAnalysis
import ScrollPhysics

/// A marked event of a gesture.
struct CurveEvent: Equatable, Sendable {
    enum Word: String, Sendable {
        case down, lift, notch, key, scroll, fling
        /// The fingers on a touchpad started to move.
        case stroke
        /// The content reached an edge.
        case edge
        /// A rest position was chosen.
        case target
        case rest
        /// The viewport or the content was resized.
        case resize
    }

    var word: Word
    /// In seconds.
    var time: Double
    /// The label of its tuning; nil for events of all tunings.
    var label: String?

    /// The text of the mark.
    var text: String { label.map { "\(word.rawValue) \($0)" } ?? word.rawValue }

    /// The pause in seconds after which a movement of fingers on a touchpad is a new stroke.
    private static let pause = 0.1

    /// Returns the input events, which are the same for all tunings.
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
    /// Nil for intents without a mark.
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
