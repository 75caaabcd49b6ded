// Ordinary SwiftUI code, which must compile with this import and no other.
import ScrollUI

struct Contact: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var isFavourite = false
}

final class Preferences: ObservableObject {
    @Published var accent = Color.blue
    @Published var fontSize: CGFloat = 17
}

@Observable
final class AddressBook {
    var contacts = ["Ada", "Grace", "Alan"].map { Contact(name: $0) }
    var search = ""
    var shown: [Contact] { search.isEmpty ? contacts : contacts.filter { $0.name.contains(search) } }
}

private struct CompactKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var isCompact: Bool {
        get { self[CompactKey.self] }
        set { self[CompactKey.self] = newValue }
    }
}

struct WidestRow: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct CardStyle: ViewModifier {
    @Environment(\.isCompact) private var isCompact
    var tint: Color = .gray

    func body(content: Content) -> some View {
        content
            .padding(isCompact ? 4 : 12)
            .background(tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension View {
    func card(tint: Color = .gray) -> some View { modifier(CardStyle(tint: tint)) }
}

struct ContactRow: View {
    @Binding var contact: Contact
    @EnvironmentObject private var preferences: Preferences
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(contact.name).font(.headline)
                Spacer()
                Toggle(isOn: $contact.isFavourite) { Text("Favourite") }
            }
            if isExpanded {
                Text("More about \(contact.name)").foregroundStyle(preferences.accent)
            }
        }
        .card(tint: contact.isFavourite ? preferences.accent : .gray)
        .onTapGesture { withAnimation(.spring()) { isExpanded.toggle() } }
        .preference(key: WidestRow.self, value: CGFloat(contact.name.count))
    }
}

struct ContactList: View {
    @State private var book = AddressBook()
    @StateObject private var preferences = Preferences()
    @State private var widest: CGFloat = 0
    @State private var selection: Contact.ID?

    var body: some View {
        @Bindable var book = book
        ScrollView {
            LazyVStack(spacing: 8) {
                ForEach($book.contacts) { $contact in
                    ContactRow(contact: $contact).id(contact.id)
                }
            }
        }
        .overlay(alignment: .bottom) { footer }
        .onPreferenceChange(WidestRow.self) { widest = $0 }
        .environment(\.isCompact, widest > 10)
        .environmentObject(preferences)
        .environment(book)
        .task { book.search = "" }
    }

    @ViewBuilder private var footer: some View {
        switch book.shown.count {
        case 0: Text("Nobody")
        case 1: Text("One contact")
        default: CountLabel().frame(size: CGSize(width: 160, height: 24))
        }
    }
}

struct CountLabel: View {
    @Environment(AddressBook.self) private var book
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Text("\(book.shown.count) contacts")
            .foregroundColor(colorScheme == .dark ? .white : .black)
    }
}

extension View {
    fileprivate func frame(size: CGSize) -> some View { frame(width: size.width, height: size.height) }
}

/// Twelve children with six modifiers each, which the type checker must handle in less than half a second.
struct WideBody: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("a").font(.body).padding(4).background(.red).opacity(isOn ? 1 : 0.5).offset(x: 1).id(1)
            Text("b").font(.body).padding(4).background(.blue).opacity(isOn ? 1 : 0.5).offset(x: 1).id(2)
            Text("c").font(.body).padding(4).background(.green).opacity(isOn ? 1 : 0.5).offset(x: 1).id(3)
            Color.red.frame(width: 10, height: 10).padding().clipped().opacity(0.5).scaleEffect(2).id(4)
            Color.blue.frame(width: 10, height: 10).padding().clipped().opacity(0.5).scaleEffect(2).id(5)
            Color.green.frame(width: 10, height: 10).padding().clipped().opacity(0.5).scaleEffect(2).id(6)
            Rectangle().fill(.red).frame(height: 4).padding(.top, 2).opacity(0.5).offset(y: 2).id(7)
            Rectangle().fill(.blue).frame(height: 4).padding(.top, 2).opacity(0.5).offset(y: 2).id(8)
            Circle().fill(.green).frame(height: 4).padding(.top, 2).opacity(0.5).offset(y: 2).id(9)
            Text("d").font(.title).padding(4).background(.red).opacity(isOn ? 1 : 0.5).offset(x: 1).id(10)
            Text("e").font(.title).padding(4).background(.blue).opacity(isOn ? 1 : 0.5).offset(x: 1).id(11)
            Text("f").font(.title).padding(4).background(.green).opacity(isOn ? 1 : 0.5).offset(x: 1).id(12)
        }
    }
}
