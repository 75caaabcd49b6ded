import SwiftUI

// iOS 14: a ScrollViewReader goes to the last message as one is added.

struct Line: Identifiable, Hashable {
    let id = UUID()
    let user: String
    let text: String
}

class SupportChat: ObservableObject {
    @Published var lines: [Line] = []
    private var answers = ["Hello!", "How can I help?", "One moment, please.", "Done.", "Goodbye."].makeIterator()

    func say(_ text: String) {
        lines.append(Line(user: "me", text: text))
        if let answer = answers.next() { lines.append(Line(user: "support", text: answer)) }
    }
}

struct ReaderChat: View {
    @ObservedObject var chat: SupportChat
    @State private var typingMessage: String = ""

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { value in
                ScrollView {
                    VStack(spacing: 14) {
                        ForEach(chat.lines, id: \.self) { line in
                            LineView(line: line).id(line.id)
                        }
                    }
                    .padding()
                }
                .onChange(of: chat.lines.count) { _ in
                    withAnimation(.easeOut(duration: 0.25)) {
                        value.scrollTo(chat.lines.last?.id, anchor: .bottom)
                    }
                }
            }
            HStack {
                TextField("Message...", text: $typingMessage, onCommit: sendMessage)
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .frame(minHeight: CGFloat(30))
                    .id("field")
                Button(action: sendMessage) { Text("Send") }
            }
            .frame(minHeight: CGFloat(50))
            .padding(.horizontal)
        }
    }

    func sendMessage() {
        guard !typingMessage.isEmpty else { return }
        chat.say(typingMessage)
        typingMessage = ""
    }
}

private struct LineView: View {
    var line: Line
    private var isMe: Bool { line.user == "me" }

    var body: some View {
        HStack(alignment: .bottom, spacing: 15) {
            if !isMe {
                Circle().fill(Color.green).frame(width: 40, height: 40)
            } else {
                Spacer()
            }
            Text(line.text)
                .padding(10)
                .foregroundColor(isMe ? Color.white : Color.black)
                .background(isMe ? Color.blue : Color(red: 240 / 255, green: 240 / 255, blue: 240 / 255))
                .cornerRadius(10)
            if !isMe { Spacer() }
        }
    }
}

struct ReaderChat_Previews: PreviewProvider {
    static var previews: some View {
        ReaderChat(chat: SupportChat())
    }
}
