import SwiftUI

/// A message pulled to the right is answered; the arrow fills as it is pulled.
struct SwipeToReply: ViewModifier {
    let action: () -> Void
    @GestureState private var pull: CGFloat = 0
    @State private var hasFired = false
    private let threshold: CGFloat = 60

    func body(content: Content) -> some View {
        content
            .offset(x: pull)
            .background(alignment: .leading) {
                Image(systemName: "arrowshape.turn.up.left.fill")
                    .opacity(Double(pull / threshold))
                    .scaleEffect(min(pull / threshold, 1))
            }
            .simultaneousGesture(
                DragGesture(minimumDistance: 20)
                    .updating($pull) { value, state, transaction in
                        transaction.isContinuous = true
                        let distance = value.translation.width
                        state = distance < threshold ? max(0, distance) : threshold + (distance - threshold) / 4
                    }
                    .onChanged { value in
                        if value.translation.width > threshold, !hasFired {
                            hasFired = true
                            action()
                        }
                    }
                    .onEnded { _ in hasFired = false }
            )
            .animation(.snappy(duration: 0.2), value: pull)
    }
}

extension View {
    func swipeToReply(perform action: @escaping () -> Void) -> some View { modifier(SwipeToReply(action: action)) }
}

struct ReplyThread: View {
    struct Entry: Identifiable { let id: Int; let text: String; var quote: String? }

    @State private var entries = (1...15).map { Entry(id: $0, text: "Entry \($0)") }
    @State private var quoted: Entry?
    @State private var fired = 0

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                VStack(alignment: .leading, spacing: 10) {
                    ForEach(entries) { entry in
                        VStack(alignment: .leading, spacing: 2) {
                            if let quote = entry.quote { Text("> \(quote)").font(.caption).italic() }
                            Text(entry.text)
                        }
                        .padding(10)
                        .background(.gray.opacity(0.3), in: RoundedRectangle(cornerRadius: 10))
                        .swipeToReply {
                            quoted = entry; fired += 1
                        }
                        .id(entry.id)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
            }
            .safeAreaInset(edge: .bottom) {
                HStack {
                    Text(quoted.map { "Answering \($0.text)" } ?? "Nothing quoted")
                    Spacer()
                    Button("Answer") {
                        let new = Entry(id: entries.count + 1, text: "Entry \(entries.count + 1)", quote: quoted?.text)
                        entries.append(new)
                        quoted = nil
                        Task { withAnimation { reader.scrollTo(new.id, anchor: .bottom) } }
                    }
                }
                .padding()
                .background(.bar)
            }
        }
    }
}

#Preview {
    ReplyThread()
}
