/// The part of a conversation that is loaded.
struct Conversation: Equatable, Sendable {
    /// Number of the newest message of the past.
    private static let newest = 429
    private static let batchSize = 40

    private(set) var messages: [ChatMessage]
    /// Number of the first message that there ever was.
    private let first: Int

    /// Hundreds of messages, the last of which are loaded.
    static let long = Conversation(first: 0, loaded: 30)
    /// Three messages.
    static let short = Conversation(first: newest - 2, loaded: 3)

    private init(first: Int, loaded: Int) {
        self.first = first
        messages = (Self.newest - loaded + 1...Self.newest).map(ChatMessage.init(past:))
    }

    /// Nothing is older than what is loaded.
    var isComplete: Bool { oldest <= first }

    private var oldest: Int { messages.first?.id ?? first }

    /// Puts the next older messages before the others.
    mutating func loadOlder() {
        let start = max(first, oldest - Self.batchSize)
        messages.insert(contentsOf: (start..<oldest).map(ChatMessage.init(past:)), at: 0)
    }

    /// Adds a message of one's own.
    mutating func append(_ text: String) -> ChatMessage {
        let message = ChatMessage(id: (messages.last?.id ?? Self.newest) + 1, text: text, isOwn: true)
        messages.append(message)
        return message
    }
}
