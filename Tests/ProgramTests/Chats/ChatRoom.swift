import SwiftUI

// iOS 17: a chat begins at its end and stays there while it is there.

struct ChatMessage: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
    var isMine: Bool
}

@MainActor
@Observable
final class ChatModel {
    private(set) var messages: [ChatMessage]
    var draft = ""

    init(count: Int) {
        messages = (1...count).map { ChatMessage(id: $0, text: "Message \($0)", isMine: $0.isMultiple(of: 3)) }
    }

    var canSend: Bool { !draft.trimmingCharacters(in: .whitespaces).isEmpty }

    func send() {
        guard canSend else { return }
        messages.append(ChatMessage(id: messages.count + 1, text: draft, isMine: true))
        draft = ""
    }

    func receive(_ text: String) {
        messages.append(ChatMessage(id: messages.count + 1, text: text, isMine: false))
    }
}

struct ChatRoom: View {
    @State private var model: ChatModel
    @State private var isAtEnd = true
    @State private var unread = 0
    @State private var position = ScrollPosition(idType: ChatMessage.ID.self)
    @FocusState private var isWriting: Bool

    init(model: ChatModel) { _model = State(initialValue: model) }

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 6) {
                ForEach(model.messages) { Bubble(message: $0) }
            }
            .scrollTargetLayout()
            .padding(.horizontal)
        }
        .defaultScrollAnchor(.bottom)
        .scrollPosition($position)
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.visibleRect.maxY >= geometry.contentSize.height - 20
        } action: { _, isAtEnd in
            self.isAtEnd = isAtEnd
            if isAtEnd { unread = 0 }
        }
        .onChange(of: model.messages.count) { old, new in
            if !isAtEnd { unread += new - old }
        }
        .overlay(alignment: .bottomTrailing) {
            if !isAtEnd {
                Button(unread > 0 ? "\(unread) new" : "To the end") {
                    withAnimation { position.scrollTo(edge: .bottom) }
                }
                .buttonStyle(.borderedProminent)
                .padding()
            }
        }
        .safeAreaInset(edge: .bottom) { composer }
    }

    private var composer: some View {
        HStack {
            TextField("Message", text: $model.draft)
                .textFieldStyle(.roundedBorder)
                .focused($isWriting)
                .onSubmit(send)
                .id("composer")
            Button("Send", action: send).disabled(!model.canSend)
        }
        .padding(8)
        .background(.bar)
    }

    private func send() {
        model.send()
        position.scrollTo(edge: .bottom)
    }
}

private struct Bubble: View {
    let message: ChatMessage

    var body: some View {
        Text(message.text)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(message.isMine ? .blue : .gray, in: .rect(cornerRadius: 16))
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    }
}

#Preview { ChatRoom(model: ChatModel(count: 30)) }
