import SwiftUI

// iOS 17: a row is a scroll view of its own, behind whose end its actions wait.

struct ParcelAction: Identifiable {
    let id = UUID()
    var symbol: String
    var tint: Color
    var run: () -> Void
}

@resultBuilder
struct ParcelActions {
    static func buildBlock(_ actions: ParcelAction...) -> [ParcelAction] { actions }
}

struct ParcelRow<Label: View>: View {
    @ViewBuilder var label: Label
    @ParcelActions var actions: [ParcelAction]

    @Environment(\.colorScheme) private var scheme
    @State private var left: CGFloat = 0
    private let front = "front"

    var body: some View {
        ScrollViewReader { reader in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    label
                        .frame(maxHeight: .infinity)
                        .containerRelativeFrame(.horizontal)
                        .background(scheme == .dark ? .black : .white)
                        .id(front)
                        .overlay {
                            GeometryReader {
                                let minX = $0.frame(in: .scrollView(axis: .horizontal)).minX
                                Color.clear
                                    .preference(key: LeftKey.self, value: minX)
                                    .onPreferenceChange(LeftKey.self) { left = $0 }
                            }
                        }

                    HStack(spacing: 0) {
                        ForEach(actions) { action in
                            Button {
                                withAnimation(.snappy) { reader.scrollTo(front, anchor: .topLeading) }
                                action.run()
                            } label: {
                                Text(action.symbol)
                                    .frame(width: 80)
                                    .frame(maxHeight: .infinity)
                                    .contentShape(.rect)
                            }
                            .buttonStyle(.plain)
                            .background(action.tint)
                        }
                    }
                    .opacity(left == 0 ? 0 : 1)
                }
                .scrollTargetLayout()
                .visualEffect { content, proxy in
                    // Pulled the other way the row stays where it is.
                    content.offset(x: -max(0, proxy.frame(in: .scrollView(axis: .horizontal)).minX))
                }
            }
            .scrollIndicators(.hidden)
            .scrollTargetBehavior(.viewAligned)
            .clipShape(.rect(cornerRadius: 12))
        }
        .frame(height: 64)
    }
}

private struct LeftKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct Parcels: View {
    @State private var names = ["Lamp", "Kettle", "Rug"]
    @State private var marked: Set<String> = []

    var body: some View {
        ScrollView(.vertical) {
            LazyVStack(spacing: 10) {
                ForEach(names, id: \.self) { name in
                    ParcelRow {
                        Text(marked.contains(name) ? "\(name) ✓" : name)
                    } actions: {
                        ParcelAction(symbol: "mark", tint: .blue) { marked.insert(name) }
                        ParcelAction(symbol: "gone", tint: .red) {
                            withAnimation(.easeInOut) { names.removeAll { $0 == name } }
                        }
                    }
                    .id(name)
                }
            }
            .padding(15)
        }
    }
}
