import ScrollUI

/// A feed of which there is always more, loaded by what the end of a gesture promises.
struct EndlessFeed: View {
    /// What was loaded at once, and how much of the feed was left then, points; nil for what the feed began with.
    struct Batch: Identifiable {
        let id: Int
        let left: Double?
    }

    static let batchSize = 12

    @State private var batches = [Batch(id: 0, left: nil)]

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ForEach(batches) { batch in
                    Section {
                        ForEach(0..<Self.batchSize, id: \.self) { row in
                            FeedNote(number: batch.id * Self.batchSize + row)
                        }
                    } header: {
                        BatchMark(batch: batch)
                    }
                }
            }
        }
        .id(PlaygroundScene.stageID)
        .stageMargin(.horizontal)
        .contentMargins(.bottom, 28, for: .scrollContent)
        .scrollEdgeEffectStyle(.soft, for: .top)
        .scrollTargetBehavior(LoadAheadBehavior(load: load))
    }

    private func load(_ left: Double) {
        batches.append(Batch(id: batches.count, left: left))
    }
}

/// Where a batch begins.
private struct BatchMark: View {
    let batch: EndlessFeed.Batch

    var body: some View {
        HStack(spacing: 8) {
            Circle().fill(Palette.accent).frame(width: 6, height: 6)
            Text(text).font(TypeScale.hint).foregroundStyle(Palette.secondary)
            Spacer(minLength: 0)
        }
        .frame(height: 24)
    }

    private var text: String {
        guard let left = batch.left else { return "Loaded at the start" }
        return "Loaded when a gesture was to end \(Int(left.rounded())) points before this place"
    }
}

private struct FeedNote: View {
    let number: Int

    var body: some View {
        let color = CardColor.of(number)
        HStack(spacing: 14) {
            RoundedRectangle(cornerRadius: 8).fill(color.gradient).frame(width: 44, height: 44)
            VStack(alignment: .leading, spacing: 3) {
                Text("\(color.name) \(number + 1)").font(TypeScale.controlStrong)
                Text(Self.notes[number % Self.notes.count]).foregroundStyle(Palette.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(14)
        .background(Palette.panel, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Palette.line, lineWidth: 1) }
    }

    private static let notes = [
        "Seen on a garden gate.", "Two coats, one wall.", "From an old map.", "The ferry at noon.",
        "Wool, dyed by hand.",
    ]
}
