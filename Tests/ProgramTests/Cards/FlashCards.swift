import SwiftUI

// Vocabulary: a tap turns a card, a swipe sorts it; taken back by a button.

@Observable
final class Lesson {
    struct Word: Identifiable, Equatable {
        let id = UUID()
        var front: String
        var back: String
    }

    enum Verdict: Equatable { case known, repeated }

    var pending: [Word]
    private(set) var history: [(word: Word, verdict: Verdict)] = []

    init(words: [(String, String)]) {
        pending = words.map { Word(front: $0.0, back: $0.1) }
    }

    var known: Int { history.filter { $0.verdict == .known }.count }

    func sort(_ verdict: Verdict) {
        guard !pending.isEmpty else { return }
        history.append((pending.removeFirst(), verdict))
    }

    func undo() {
        guard let last = history.popLast() else { return }
        pending.insert(last.word, at: 0)
    }
}

struct FlashCards: View {
    @State private var lesson = Lesson(words: [("house", "talo"), ("tree", "puu"), ("water", "vesi"), ("snow", "lumi")])

    var body: some View {
        VStack(spacing: 24) {
            Text("\(lesson.known) known, \(lesson.pending.count) to go")
            ZStack {
                ForEach(lesson.pending.prefix(3).reversed()) { word in
                    let depth = lesson.pending.firstIndex(of: word) ?? 0
                    FlipCard(word: word, onSort: sort)
                        .offset(y: CGFloat(depth) * 12)
                        .scaleEffect(1 - CGFloat(depth) * 0.05)
                        .transition(
                            .asymmetric(insertion: .move(edge: .top).combined(with: .opacity), removal: .opacity))
                }
            }
            .frame(width: 280, height: 360)
            Button("Undo", action: undo).disabled(lesson.history.isEmpty)
        }
    }

    private func sort(_ verdict: Lesson.Verdict) { withAnimation(.snappy) { lesson.sort(verdict) } }
    private func undo() { withAnimation(.snappy) { lesson.undo() } }
}

private struct FlipCard: View {
    let word: Lesson.Word
    let onSort: (Lesson.Verdict) -> Void
    @State private var isFlipped = false
    @State private var offset = CGSize.zero

    var body: some View {
        ZStack {
            face(word.front, color: .blue).opacity(isFlipped ? 0 : 1)
            face(word.back, color: .green)
                .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
                .opacity(isFlipped ? 1 : 0)
        }
        .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        .offset(offset)
        .rotationEffect(.degrees(Double(offset.width / 20)))
        .onTapGesture { withAnimation(.easeInOut(duration: 0.4)) { isFlipped.toggle() } }
        .gesture(
            DragGesture()
                .onChanged { offset = $0.translation }
                .onEnded { value in
                    if abs(value.predictedEndTranslation.width) > 200 {
                        onSort(value.translation.width > 0 ? .known : .repeated)
                    } else {
                        withAnimation(.bouncy) { offset = .zero }
                    }
                }
        )
    }

    private func face(_ text: String, color: Color) -> some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(color)
            .overlay { if (text == word.back) == isFlipped { Text(text).font(.largeTitle) } }
    }
}

#Preview {
    FlashCards()
}
