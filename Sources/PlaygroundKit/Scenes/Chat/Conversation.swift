/// The loaded part of a conversation.
struct Conversation: Equatable, Sendable {
    /// The number of the newest generated message.
    private static let newest = 429
    private static let batchSize = 40

    private(set) var messages: [ChatMessage]
    /// The number of the very first message.
    private let first: Int

    /// Hundreds of messages, of which the last ones are loaded.
    static let long = Conversation(first: 0, loaded: 30)
    /// Three messages.
    static let short = Conversation(first: newest - 2, loaded: 3)

    private init(first: Int, loaded: Int) {
        self.first = first
        messages = (Self.newest - loaded + 1...Self.newest).map(ChatMessage.init(past:))
    }

    /// Whether all messages are loaded.
    var isComplete: Bool { oldest <= first }

    private var oldest: Int { messages.first?.id ?? first }

    /// Loads the next older messages.
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
