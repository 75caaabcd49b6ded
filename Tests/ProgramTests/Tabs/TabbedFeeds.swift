import SwiftUI

/// Three tabs; each keeps its offset while another one is shown, and a badge counts.
struct TabbedFeeds: View {
    enum Tab: Hashable { case home, explore, inbox }

    @State private var tab = Tab.home
    @State private var unread = 3

    var body: some View {
        TabView(selection: $tab) {
            Rows(title: "Home")
                .tabItem { Label("Home", systemImage: "house") }
                .tag(Tab.home)
            Rows(title: "Explore")
                .tabItem { Label("Explore", systemImage: "safari") }
                .tag(Tab.explore)
            VStack {
                Text("\(unread) unread")
                Button("Read all") { unread = 0 }
                Button("Back home") { tab = .home }
            }
            .tabItem { Label("Inbox", systemImage: "tray") }
            .badge(unread)
            .tag(Tab.inbox)
        }
    }
}

private struct Rows: View {
    let title: String

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(1..<100) { row in
                    Text("\(title) row \(row)").frame(height: 50)
                }
            }
        }
    }
}

#Preview {
    TabbedFeeds()
}
