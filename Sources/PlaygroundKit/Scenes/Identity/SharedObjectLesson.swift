import ScrollUI

/// A music player. Each view that observes it is evaluated with each change.
final class Player: ObservableObject {
    static let tracks = ["Ember", "Saffron", "Meadow", "Lagoon", "Iris"]

    @Published private(set) var track = 0

    var title: String { Self.tracks[track % Self.tracks.count] }

    func skip() { track += 1 }
}

/// Shows that an object passed from view to view is observed by all of them, and that one in the environment is only
/// observed by the views that read it.
struct SharedObjectLesson: View {
    // Stored but not observed: this body runs once.
    @State private var player = Player()

    var body: some View {
        Lesson(
            title: "An object passed down against one in the environment",
            detail: "Skip to the next track. Only the innermost view shows it. Which bodies run again?"
        ) {
            LessonButton(title: "Next track", id: "next") { player.skip() }
        } columns: {
            LessonColumn(
                isRight: false, code: "@ObservedObject var player, in all three", outcome: "Passed down: all run"
            ) {
                PassedDeck(player: player)
            }
            LessonColumn(
                isRight: true, code: "@EnvironmentObject var player, in one",
                outcome: "In the environment: one runs"
            ) {
                FreeDeck().environmentObject(player)
            }
        }
    }
}

private struct PassedDeck: View {
    @ObservedObject var player: Player

    var body: some View {
        NestedBox(name: "Deck", count: EvaluationCount(of: PassedDeck.self)) { PassedShelf(player: player) }
    }
}

private struct PassedShelf: View {
    @ObservedObject var player: Player

    var body: some View {
        NestedBox(name: "Shelf", count: EvaluationCount(of: PassedShelf.self)) { PassedTitle(player: player) }
    }
}

private struct PassedTitle: View {
    @ObservedObject var player: Player

    var body: some View {
        NestedBox(name: player.title, count: EvaluationCount(of: PassedTitle.self)) { EmptyView() }
    }
}

private struct FreeDeck: View {
    var body: some View {
        NestedBox(name: "Deck", count: EvaluationCount(of: FreeDeck.self)) { FreeShelf() }
    }
}

private struct FreeShelf: View {
    var body: some View {
        NestedBox(name: "Shelf", count: EvaluationCount(of: FreeShelf.self)) { FreeTitle() }
    }
}

private struct FreeTitle: View {
    @EnvironmentObject var player: Player

    var body: some View {
        NestedBox(name: player.title, count: EvaluationCount(of: FreeTitle.self)) { EmptyView() }
    }
}

/// The name and count of a view in a frame, with the inner view below.
private struct NestedBox<Content: View>: View {
    let name: String
    let count: EvaluationCount
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 8) {
                Text(name)
                Spacer(minLength: 0)
                BodyCount(label: "body ran", count: count)
            }
            content
        }
        .padding(8)
        .background { RoundedRectangle(cornerRadius: 6).strokeBorder(Palette.line, lineWidth: 1) }
    }
}
