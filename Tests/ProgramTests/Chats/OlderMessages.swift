import SwiftUI

/// Older lines are put before the first one as it comes into sight, and nothing jumps.
struct OlderMessages: View {
    @State private var ids: [Int]
    @State private var topID: Int?
    @State private var loads = 0

    init(newest: Int = 1000) { _ids = State(initialValue: Array(newest - 29...newest)) }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 8) {
                ForEach(ids, id: \.self) { id in
                    row(id)
                        .onAppear { if id == ids.first { loadOlder() } }
                }
            }
            .scrollTargetLayout()
            .padding(.horizontal)
        }
        .scrollPosition(id: $topID, anchor: .top)
        .defaultScrollAnchor(.bottom)
        .overlay(alignment: .top) {
            Text("\(ids.count) lines, \(loads) loads")
                .padding(6)
                .background(.thickMaterial, in: .capsule)
        }
    }

    private func row(_ id: Int) -> some View {
        Text("Line \(id)" + String(repeating: "\nmore", count: id % 4))
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.indigo.opacity(0.2), in: .rect(cornerRadius: 8))
    }

    private func loadOlder() {
        guard let first = ids.first, loads < 5 else { return }
        loads += 1
        ids.insert(contentsOf: (first - 20)..<first, at: 0)
    }
}

#Preview("Older lines") {
    OlderMessages()
}
