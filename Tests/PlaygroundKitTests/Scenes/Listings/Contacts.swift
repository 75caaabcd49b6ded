// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct Contact {
    let title: String
}

struct Contacts: View {
    let contacts: [Contact]
    @State private var isHighlighted = false
    @State private var isWide = false

    var body: some View {
        VStack {
            // Ids from the data, not a new UUID() on each access.
            ForEach(contacts, id: \.title) { contact in
                Text(contact.title)
            }
            // A condition in a value, not an if around the view.
            .background(isHighlighted ? Color.yellow : .clear)
            // A changing attribute, not .id(isWide), which makes a new view.
            Card(1).frame(width: isWide ? 160 : 56)
            Button("Widen") { withAnimation { isWide.toggle() } }
            Button("Highlight") { isHighlighted.toggle() }
            PlayerTitle()
        }
    }
}

struct PlayerTitle: View {
    // From the environment, so that the views around need not know it.
    @EnvironmentObject private var player: PlayerModel

    var body: some View { Text(player.title) }
}
