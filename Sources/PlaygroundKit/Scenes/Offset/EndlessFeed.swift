import ScrollUI

/// An endless feed, which loads more rows depending on where a gesture will end.
struct EndlessFeed: View {
    /// Rows that were loaded together.
    struct Batch: Identifiable {
        let id: Int
        /// The gesture that caused the loading; nil for the initial rows.
        var cause: Cause?
    }

    /// A gesture that would end near the end of the feed.
    struct Cause: Equatable {
        /// The remaining distance to the end of the feed, in points; zero if the feed's end would stop it.
        let left: Double
        /// The velocity of the content at the release, in points per second.
        let velocity: Double

        var text: String {
            let distance = "\(Int(left.rounded())) pt"
            if left >= 0.5 { return "Loaded ahead: a gesture would end \(distance) before this row" }
            let speed = Int((abs(velocity) / 10).rounded()) * 10
            guard speed > 0 else { return "Loaded ahead: a gesture would end here, at the end of the feed" }
            return "Loaded ahead: a fling at \(speed) pt/s would reach the end of the feed here"
        }
    }

    static let batchSize = 12

    @State private var batches = [Batch(id: 0)]

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

    private func load(_ left: Double, at velocity: Double) {
        batches.append(Batch(id: batches.count, cause: Cause(left: left, velocity: velocity)))
    }
}

/// The start of a batch.
private struct BatchMark: View {
    let batch: EndlessFeed.Batch

    var body: some View {
        HStack(spacing: 8) {
            Circle().fill(Palette.accent).frame(width: 6, height: 6)
            Text(batch.cause?.text ?? "Loaded at the start").font(TypeScale.hint).foregroundStyle(Palette.secondary)
            Spacer(minLength: 0)
        }
        .frame(height: 24)
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
