import SwiftUI

/// Pull to fetch; what came is marked until it has been seen.
struct RefreshableNotes: View {
    @State private var store = NoteStore()

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 1) {
                if let error = store.error {
                    Text(error).foregroundStyle(.red).padding()
                }
                ForEach(store.notes) { note in
                    row(note)
                }
            }
        }
        .refreshable { await store.fetch() }
        .task { if store.notes.isEmpty { await store.fetch() } }
        .safeAreaInset(edge: .bottom) {
            Text("Fetched \(store.fetches) times").font(.footnote).padding(.bottom, 8)
        }
    }

    private func row(_ note: NoteStore.Note) -> some View {
        HStack {
            Circle().fill(.blue).frame(width: 8).opacity(note.isNew ? 1 : 0)
            Text(note.text)
            Spacer()
            Text(note.date, format: .dateTime.day().month())
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .frame(height: 48)
        .padding(.horizontal)
        .onTapGesture { store.markSeen(note.id) }
    }
}

@MainActor
@Observable
final class NoteStore {
    struct Note: Identifiable, Sendable {
        let id: Int
        var text: String { isNew ? "Note \(id), new" : "Note \(id)" }
        var isNew: Bool
        let date: Date
    }

    private(set) var notes: [Note] = []
    private(set) var fetches = 0
    private(set) var error: String?
    @ObservationIgnored private let source = NoteSource()

    func fetch() async {
        do {
            let fresh = try await source.next(after: notes.first?.id ?? 0)
            notes.insert(contentsOf: fresh, at: 0)
            fetches += 1
            error = nil
        } catch {
            self.error = "No connection"
        }
    }

    func markSeen(_ id: Note.ID) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        notes[index].isNew = false
    }
}

private actor NoteSource {
    private var count = 0

    func next(after id: Int) async throws -> [NoteStore.Note] {
        count += 1
        let amount = count == 1 ? 5 : 2
        let first = Date(timeIntervalSinceReferenceDate: 0)
        return (1...amount).reversed().map { step in
            .init(id: id + step, isNew: count > 1, date: first.addingTimeInterval(Double(id + step) * 86_400))
        }
    }
}

#Preview {
    RefreshableNotes()
}
