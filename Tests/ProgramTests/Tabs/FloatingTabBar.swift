import SwiftUI

/// A tab bar of the app's own that floats over the pages, with a bubble that wanders to the chosen one.
struct FloatingTabBar<Item: Hashable & CaseIterable & RawRepresentable>: View
where Item.AllCases: RandomAccessCollection, Item.RawValue == String {
    @Binding var selection: Item
    @Namespace private var bubble

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Item.allCases, id: \.self) { item in
                Button {
                    withAnimation(.spring(response: 0.35, dampingFraction: 0.7)) { selection = item }
                } label: {
                    VStack(spacing: 2) {
                        Image(systemName: "circle.grid.2x2")
                        Text(item.rawValue.capitalized).font(.caption)
                    }
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, 10)
                    .background {
                        if item == selection {
                            Capsule().fill(.tint.opacity(0.3)).matchedGeometryEffect(id: "bubble", in: bubble)
                        }
                    }
                    .contentShape(.capsule)
                }
                .buttonStyle(PressedButtonStyle())
            }
        }
        .padding(6)
        .background(.regularMaterial, in: .capsule)
        .shadow(radius: 8)
        .padding(.horizontal, 24)
        .id("tab bar")
    }
}

private struct PressedButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

struct PodcastApp: View {
    enum Page: String, CaseIterable { case listen, browse, library }

    @State private var page = Page.listen
    @State private var isBarHidden = false

    var body: some View {
        ZStack(alignment: .bottom) {
            switch page {
            case .listen: episodes("Episode")
            case .browse: episodes("Show")
            case .library: Text("Library is empty").frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            FloatingTabBar(selection: $page)
                .offset(y: isBarHidden ? 120 : 0)
        }
        .animation(.easeInOut(duration: 0.2), value: isBarHidden)
    }

    private func episodes(_ kind: String) -> some View {
        ScrollView {
            LazyVStack(spacing: 12) {
                ForEach(1..<60) { number in
                    Text("\(kind) \(number)")
                        .frame(maxWidth: .infinity, minHeight: 64)
                        .background(.gray.opacity(0.2), in: .rect(cornerRadius: 12))
                }
            }
            .padding(.horizontal)
        }
        .contentMargins(.bottom, 90, for: .scrollContent)
        .onScrollPhaseChange { _, phase in isBarHidden = phase == .interacting || phase == .decelerating }
    }
}

#Preview { PodcastApp() }
