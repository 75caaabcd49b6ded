import ScrollUI

/// A message with its background. One's own messages are on the right, in colour.
struct ChatBubble: View {
    let message: ChatMessage

    private static let own = CardColor.all.first { $0.name == "Cobalt" } ?? CardColor.of(0)
    /// The maximum width in points, since longer lines are hard to read.
    private static let widest = 440.0

    var body: some View {
        HStack(spacing: 0) {
            if message.isOwn { Spacer(minLength: 48) }
            bubble
            if !message.isOwn { Spacer(minLength: 48) }
        }
        .id("message \(message.id)")
    }

    private var bubble: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(message.text).lineLimit(nil)
            Text(message.clock).font(TypeScale.hint).opacity(message.isOwn ? 0.9 : 1).foregroundStyle(detail)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .foregroundStyle(message.isOwn ? Self.own.text.color : Palette.text)
        .background(message.isOwn ? Self.own.bottom.color : Palette.fill, in: RoundedRectangle(cornerRadius: 14))
        .frame(maxWidth: Self.widest, alignment: message.isOwn ? .trailing : .leading)
    }

    private var detail: Color { message.isOwn ? Self.own.text.color : Palette.secondary }
}
