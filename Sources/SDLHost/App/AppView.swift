import ScrollUI

/// The views of an app's window. Stores the state of the app, of its scenes and of their commands.
struct AppView<A: App>: View {
    let app: A
    @State private var parts = PartStorage()

    var body: some View {
        parts.begin()
        return WindowDescription(parts.connected(app).body, programName: "", parts: parts).content()
    }
}
