import SwiftUI

// Before `defaultScrollAnchor`: a chat stands its list on its head and its rows on their feet, so that it opens at the newest message
// and older ones are appended.

struct ChatEntry: Identifiable {
    let id: Int
    var text: String
    var isOpened = false
}

class UpsideDownModel: ObservableObject {
    /// The newest first.
    @Published var entries: [ChatEntry] = (0..<40).map { ChatEntry(id: 1000 - $0, text: "Entry \(1000 - $0)") }

    func loadOlder() {
        let last = entries.last?.id ?? 1000
        entries.append(contentsOf: (1...40).map { ChatEntry(id: last - $0, text: "Entry \(last - $0)") })
    }

    func openNewest() { entries[0].isOpened = true }
}

struct UpsideDownChat: View {
    @ObservedObject var model: UpsideDownModel

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 8) {
                ForEach(model.entries) { entry in
                    EntryBubble(entry: entry)
                        .rotationEffect(.radians(.pi))
                        .scaleEffect(x: -1, y: 1, anchor: .center)
                }
            }
        }
        .rotationEffect(.radians(.pi))
        .scaleEffect(x: -1, y: 1, anchor: .center)
    }
}

private struct EntryBubble: View {
    let entry: ChatEntry

    var body: some View {
        HStack {
            Text(entry.text)
                .padding(10)
                .frame(height: entry.isOpened ? 340 : 40)
                .background(RoundedRectangle(cornerRadius: 10).fill(Color.blue.opacity(0.3)))
            Spacer()
        }
        .padding(.horizontal)
    }
}
