import SwiftUI

// iOS 14: a NavigationView with links that carry their destination.

final class PreferencesStore: ObservableObject {
    @Published var isSoundOn = true
    @Published var theme = "System"
    @Published var fontSize = 14.0
}

struct PreferencesNavigation: View {
    @StateObject private var store = PreferencesStore()

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("General")) {
                    Toggle("Sound", isOn: $store.isSoundOn)
                    NavigationLink(destination: ThemePicker(theme: $store.theme)) {
                        HStack {
                            Text("Theme")
                            Spacer()
                            Text("is \(store.theme)").foregroundColor(.secondary)
                        }
                    }
                }
                Section(header: Text("Reading"), footer: Text("Counts for all books.")) {
                    NavigationLink("Text size", destination: FontSizeView(size: $store.fontSize))
                }
            }
            .listStyle(GroupedListStyle())
            .navigationBarTitle("Preferences")
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

private struct ThemePicker: View {
    @Binding var theme: String
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        List(["System", "Light", "Dark"], id: \.self) { name in
            Button("Choose \(name)") {
                theme = name
                presentationMode.wrappedValue.dismiss()
            }
        }
        .navigationBarTitle("Themes", displayMode: .inline)
    }
}

private struct FontSizeView: View {
    @Binding var size: Double

    var body: some View {
        VStack {
            Text("Size \(Int(size))").font(.system(size: CGFloat(size)))
            Slider(value: $size, in: 10...30, step: 1)
        }
        .padding()
        .navigationBarTitle(Text("Text size"), displayMode: .inline)
    }
}

struct PreferencesNavigation_Previews: PreviewProvider {
    static var previews: some View { PreferencesNavigation() }
}
