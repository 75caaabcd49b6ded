import SwiftUI

// Contacts with the letters at the right edge: a finger on them goes to the section.

struct ContactsIndex: View {
    private let contacts: [String: [String]] = {
        let names = [
            "Abel", "Agnes", "Bo", "Bruno", "Cara", "Cem", "Dora", "Emil", "Esra", "Finn", "Greta", "Hugo", "Ida",
            "Jan",
            "Kira", "Lars", "Mia", "Nora", "Ole", "Pia", "Rosa", "Sven", "Tom", "Ulla", "Vera", "Wim", "Yara", "Zoe",
        ]
        return Dictionary(grouping: names) { String($0.prefix(1)) }
    }()
    @State private var current = ""
    @GestureState private var isOnIndex = false

    private var letters: [String] { contacts.keys.sorted() }

    var body: some View {
        ScrollViewReader { proxy in
            ZStack(alignment: .trailing) {
                List {
                    ForEach(letters, id: \.self) { letter in
                        Section(header: Text(letter).id(letter)) {
                            ForEach(contacts[letter] ?? [], id: \.self) { Text($0) }
                        }
                    }
                }
                .listStyle(.plain)

                index(proxy)
            }
        }
        .overlay {
            if isOnIndex {
                Text("Letter \(current)")
                    .font(.largeTitle)
                    .padding(30)
                    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
            }
        }
    }

    private func index(_ proxy: ScrollViewProxy) -> some View {
        VStack(spacing: 0) {
            ForEach(letters, id: \.self) { letter in
                Text(letter)
                    .font(.system(size: 11, weight: .bold))
                    .frame(width: 24, height: 20)
                    .background(letter == current ? Color.blue.opacity(0.3) : .clear)
            }
        }
        .contentShape(Rectangle())
        .id("index")
        .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("index"))
                .updating($isOnIndex) { _, state, _ in state = true }
                .onChanged { value in
                    let row = min(max(Int(value.location.y / 20), 0), letters.count - 1)
                    guard letters[row] != current else { return }
                    current = letters[row]
                    proxy.scrollTo(current, anchor: .top)
                }
        )
        .coordinateSpace(name: "index")
    }
}

struct ContactsIndex_Previews: PreviewProvider {
    static var previews: some View { ContactsIndex() }
}
