import AppUI
import Foundation
import ScrollUI

/// A screen of each kind of container, like an app's, in a certain state.
struct ContainerScreen {
    let name: String
    /// Makes the host of that size, and brings it into the state.
    let show: @MainActor (CGSize) -> ViewHost

    @MainActor
    private init<V: View>(
        _ name: String, _ drive: @escaping @MainActor (ViewHost) -> Void = { _ in },
        @ViewBuilder _ view: @escaping () -> V
    ) {
        self.name = name
        show = { size in
            let host = ViewHost(size: size, root: view)
            host.frame(at: .zero)
            host.advance(to: .seconds(1))
            drive(host)
            host.advance(to: host.time + .seconds(1))
            return host
        }
    }

    @MainActor static let all: [ContainerScreen] = [
        ContainerScreen("tabs") { ShopTabs() },
        ContainerScreen("pages") { Postcards() },
        ContainerScreen("title-large") { Letters(path: []) },
        ContainerScreen("title-collapsed", pull) { Letters(path: []) },
        ContainerScreen("pushed") { Letters(path: [3]) },
        ContainerScreen("search") { Search(text: "ber") },
        ContainerScreen("many-tabs") { ManyTabs() },
        ContainerScreen("sheet") { Harbour(shown: .sheet) },
        ContainerScreen("cover") { Harbour(shown: .cover) },
        ContainerScreen("alert") { Harbour(shown: .alert) },
        ContainerScreen("choices") { Harbour(shown: .choices) },
    ]

    /// Scrolls the content in the middle by less than a screen.
    @MainActor
    private static func pull(_ host: ViewHost) {
        let middle = CGPoint(x: host.size.width / 2, y: host.size.height / 2)
        for (kind, y) in [(0, 0), (1, -40), (1, -80), (1, -120), (2, -120)] as [(Int, CGFloat)] {
            let pointer = InputEvent.Pointer(
                device: .touch, location: CGPoint(x: middle.x, y: middle.y + y))
            let event: InputEvent.Kind =
                kind == 0 ? .pointerDown(pointer) : kind == 1 ? .pointerMoved(pointer) : .pointerUp(pointer)
            host.send(InputEvent(event, at: host.time))
            host.advance(to: host.time + .seconds(0.1))
        }
    }
}

private struct ShopTabs: View {
    @State private var tab = "Basket"

    var body: some View {
        TabView(selection: $tab) {
            Tab("Goods", systemImage: "square.grid.2x2", value: "Goods") { Text("All goods") }
            Tab("Search", systemImage: "magnifyingglass", value: "Search") { Text("What is it?") }
            Tab("Basket", systemImage: "star", value: "Basket") { Rows(count: 30, name: "Article") }.badge(2)
        }
    }
}

private struct Postcards: View {
    var body: some View {
        TabView {
            ForEach(["Lisbon", "Riga", "Bergen"], id: \.self) { city in
                Text(city).font(.title.bold()).foregroundStyle(.white)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(.teal, in: .rect(cornerRadius: 20))
                    .padding(16)
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}

private struct Letters: View {
    @State var path: [Int]

    var body: some View {
        NavigationStack(path: $path) {
            Rows(count: 30, name: "Letter")
                .navigationTitle("Letters")
                .navigationDestination(for: Int.self) { number in
                    Text("Dear reader of letter \(number)")
                        .navigationTitle("Letter \(number)")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar { Button("Reply") {} }
                }
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                    ToolbarItem(placement: .topBarTrailing) { Button("Write", systemImage: "plus") {} }
                    ToolbarItem(placement: .bottomBar) { Text("30 letters").font(.caption) }
                }
        }
    }
}

private struct Search: View {
    @State var text: String
    @State private var isPresented = true

    var body: some View {
        NavigationStack {
            Rows(count: 30, name: "Town")
                .navigationTitle("Towns")
                .searchable(text: $text, isPresented: $isPresented)
        }
    }
}

private struct ManyTabs: View {
    @State private var tab = 5

    var body: some View {
        TabView(selection: $tab) {
            ForEach(1..<10) { number in
                Text("Page \(number)").tabItem { Label("Page \(number)", systemImage: "star") }.tag(number)
            }
        }
    }
}

private struct Rows: View {
    let count: Int
    let name: String

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(1...count, id: \.self) { number in
                    Text("\(name) \(number)").padding(.horizontal, 16).frame(height: 44)
                    Divider().padding(.leading, 16)
                }
            }
        }
    }
}

private struct Harbour: View {
    enum Shown { case sheet, cover, alert, choices }

    @State var shown: Shown?

    var body: some View {
        VStack(spacing: 12) {
            Text("Harbour").font(.title2)
            Button("Ships") { shown = .sheet }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: isShown(.sheet)) {
            Rows(count: 20, name: "Ship")
                .padding(.top, 24)
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
        }
        .fullScreenCover(isPresented: isShown(.cover)) {
            VStack(spacing: 12) {
                Text("Welcome aboard").font(.title2)
                Button("Close") { shown = nil }.buttonStyle(.borderedProminent)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .alert("Cast off?", isPresented: isShown(.alert)) {
            Button("Stay", role: .cancel) {}
            Button("Cast off") {}
        } message: {
            Text("The harbour is closed until the morning.")
        }
        .confirmationDialog("What about the ship?", isPresented: isShown(.choices), titleVisibility: .visible) {
            Button("Paint it") {}
            Button("Sink it", role: .destructive) {}
            Button("Nothing", role: .cancel) {}
        }
    }

    private func isShown(_ kind: Shown) -> Binding<Bool> {
        Binding(get: { shown == kind }, set: { if !$0, shown == kind { shown = nil } })
    }
}
