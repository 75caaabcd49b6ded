import ScrollAnalysis
import ScrollUI

/// A conversation that opens at its end, grows there, and loads older messages at its start while it is read.
struct ChatScene: View {
    enum Length: String, CaseIterable {
        case long = "Long"
        case short = "Short"
    }

    @State private var length = Length.long

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SceneHeader(title: "Chat", detail: "Opens at its end: .defaultScrollAnchor(.bottom)") {
                SegmentedPicker(
                    selection: $length, options: Length.allCases.map { .init(value: $0, title: $0.rawValue) }
                )
                .id("length")
            }
            ChatThread(conversation: length == .long ? .long : .short)
                .id(length)
                .padding(.top, 18)
        }
    }
}

/// The messages and the text field.
private struct ChatThread: View {
    @State var conversation: Conversation
    @State private var position = ScrollPosition()
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// The remaining distance to the start, in points, below which older messages are loaded.
    private static let threshold = 600.0

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 8) {
                if conversation.isComplete { ChatBeginning() }
                ForEach(conversation.messages) { ChatBubble(message: $0) }
            }
        }
        .id(PlaygroundScene.stageID)
        .stageMargin(.horizontal)
        .contentMargins(.vertical, 16, for: .scrollContent)
        .defaultScrollAnchor(.bottom, for: .initialOffset)
        .defaultScrollAnchor(.bottom, for: .sizeChanges)
        .defaultScrollAnchor(.bottom, for: .alignment)
        .stageSnapping(.none)
        .scrollEdgeEffectStyle(.soft, for: .top)
        .scrollPosition($position)
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentSize.height > 0 && geometry.visibleRect.minY < Self.threshold
        } action: { _, isNearStart in
            if isNearStart, !conversation.isComplete { conversation.loadOlder() }
        }
        .safeAreaBar(edge: .bottom, spacing: 0) { ChatInput(send: send) }
    }

    private func send(_ text: String) {
        withAnimation(reduceMotion ? nil : .default) {
            let message = conversation.append(text)
            position.scrollTo(id: message.id, anchor: .bottom)
        }
    }
}

/// The label above the very first message.
private struct ChatBeginning: View {
    var body: some View {
        Text("The conversation begins here")
            .font(TypeScale.hint)
            .foregroundStyle(Palette.secondary)
            .frame(height: 32)
    }
}
