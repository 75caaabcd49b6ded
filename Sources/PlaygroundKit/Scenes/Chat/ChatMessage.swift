/// A message of a conversation. Older ones have lower numbers.
struct ChatMessage: Identifiable, Equatable, Sendable {
    let id: Int
    let text: String
    let isOwn: Bool

    /// The time of day of the message.
    var clock: String {
        let minute = (9 * 60 + id * 3) % (24 * 60)
        return "\(minute / 60):" + (minute % 60 < 10 ? "0" : "") + "\(minute % 60)"
    }
}

extension ChatMessage {
    /// Message `id` of the generated past. It is the same in every run.
    init(past id: Int) {
        let first = Self.mixed(id)
        let sentences = [1, 1, 1, 2, 1, 3, 1, 6][first % 8]
        let text = (0..<sentences).map { Self.sentences[Self.mixed(id &* 31 &+ $0) % Self.sentences.count] }
        self.init(id: id, text: text.joined(separator: " "), isOwn: first / 8 % 5 < 2)
    }

    /// Returns a hash without a visible pattern: the finalizer of MurmurHash3.
    private static func mixed(_ number: Int) -> Int {
        var hash = UInt32(truncatingIfNeeded: number)
        hash = (hash ^ hash >> 16) &* 0x85EB_CA6B
        hash = (hash ^ hash >> 13) &* 0xC2B2_AE35
        return Int(hash ^ hash >> 16)
    }

    private static let sentences = [
        "Yes.", "On my way.", "Did you see the light over the harbour this morning?", "I kept one of them for you.",
        "The blue one is too loud for the hall, I think, but the green might do if the lamp stays where it is.",
        "Ha!", "Half past six, at the bridge.", "Let me ask.", "They open at ten.",
        "I painted the first wall twice, and it still looks different from each side of the room.",
        "Good.", "Bring the small brush, the wide one sheds.", "No hurry at all.", "What about Saturday?",
        "It dried two shades darker than on the card, so I would take the lighter of the two from the start.",
    ]
}
