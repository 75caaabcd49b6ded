import ScrollUI

@testable import PlaygroundKit

/// What the listings scroll.
struct Card: View {
    let number: Int

    init(_ number: Int) { self.number = number }

    var body: some View { CardColor.of(number).bottom.color.frame(minHeight: 60) }
}

/// What a listing observes.
final class PlayerModel: ObservableObject {
    @Published var title = "Ember"
}
