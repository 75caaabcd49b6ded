import SwiftUI

/// A note is opened by an item, edited in a copy and saved or thrown away; help covers the whole screen.
struct EditorSheets: View {
    struct Note: Identifiable, Equatable {
        let id: Int
        var text: String
    }

    @State private var notes = (1...3).map { Note(id: $0, text: "Note \($0)") }
    @State private var edited: Note?
    @State private var isHelpShown = false
    @State private var closings = 0

    var body: some View {
        VStack(spacing: 16) {
            ForEach(notes) { note in
                Button(note.text) { edited = note }
            }
            Button("Help") { isHelpShown = true }
            Text("\(closings) closings")
        }
        .sheet(item: $edited, onDismiss: { closings += 1 }) { note in
            NoteEditor(note: note) { new in
                if let index = notes.firstIndex(where: { $0.id == new.id }) { notes[index] = new }
            }
        }
        .fullScreenCover(isPresented: $isHelpShown) { HelpPages() }
    }
}

private struct NoteEditor: View {
    @State var note: EditorSheets.Note
    let onSave: (EditorSheets.Note) -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 20) {
            Text("Editing \(note.id)")
            TextField("Text", text: $note.text).textFieldStyle(.roundedBorder).id("editor")
            HStack {
                Button("Discard", role: .cancel) { dismiss() }
                Button("Save") {
                    onSave(note)
                    dismiss()
                }
            }
        }
        .padding()
    }
}

private struct HelpPages: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("How it works")
            Button("Understood") { dismiss() }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview("Notes") { EditorSheets() }
