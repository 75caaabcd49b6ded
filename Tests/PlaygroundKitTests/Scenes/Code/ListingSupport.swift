import ScrollUI

@testable import PlaygroundKit

/// The content of the listings' scroll views.
struct Card: View {
    let number: Int

    init(_ number: Int) { self.number = number }

    var body: some View { CardColor.of(number).bottom.color.frame(minHeight: 60) }
}

/// The model that a listing observes.
final class PlayerModel: ObservableObject {
    @Published var title = "Ember"
}
