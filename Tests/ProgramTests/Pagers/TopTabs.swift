import SwiftUI

// Tabs above, pages below; the underline follows the finger between the titles.

struct TopTabs: View {
    enum Tab: String, CaseIterable, Identifiable {
        case chats = "Chats"
        case calls = "Calls"
        case settings = "Settings"
        var id: String { rawValue }
    }

    @State private var selectedTab: Tab?
    @State private var tabProgress: CGFloat = 0
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(spacing: 15) {
            tabBar
            GeometryReader {
                let size = $0.size
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(Tab.allCases) { tab in
                            SampleRows(tab: tab, color: tab == .calls ? .red : .purple)
                                .id(tab)
                                .containerRelativeFrame(.horizontal)
                        }
                    }
                    .scrollTargetLayout()
                    .offsetX { value in
                        let progress = -value / (size.width * CGFloat(Tab.allCases.count - 1))
                        tabProgress = max(min(progress, 1), 0)
                    }
                }
                .scrollPosition(id: $selectedTab)
                .scrollIndicators(.hidden)
                .scrollTargetBehavior(.paging)
                .scrollClipDisabled()
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }

    private var tabBar: some View {
        HStack(spacing: 0) {
            ForEach(Tab.allCases) { tab in
                Text(tab.rawValue)
                    .font(.callout)
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, 10)
                    .contentShape(.capsule)
                    .onTapGesture {
                        withAnimation(.snappy) { selectedTab = tab }
                    }
            }
        }
        .background {
            GeometryReader {
                let width = $0.size.width / CGFloat(Tab.allCases.count)
                Capsule()
                    .fill(scheme == .dark ? .black : .white)
                    .frame(width: width)
                    .id("underline")
                    .offset(x: tabProgress * ($0.size.width - width))
            }
        }
        .background(.gray.opacity(0.1), in: .capsule)
        .padding(.horizontal, 15)
    }
}

private struct SampleRows: View {
    let tab: TopTabs.Tab
    let color: Color

    var body: some View {
        ScrollView(.vertical) {
            LazyVGrid(columns: Array(repeating: GridItem(), count: 2)) {
                ForEach(1...20, id: \.self) { number in
                    RoundedRectangle(cornerRadius: 15)
                        .fill(color.gradient)
                        .frame(height: 150)
                        .overlay { Text("\(tab.rawValue) \(number)") }
                }
            }
            .padding(15)
        }
        .scrollClipDisabled()
        .mask { Rectangle().padding(.bottom, -100) }
    }
}

private struct OffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = .zero
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension View {
    @ViewBuilder
    fileprivate func offsetX(completion: @escaping (CGFloat) -> Void) -> some View {
        overlay {
            GeometryReader {
                let minX = $0.frame(in: .scrollView(axis: .horizontal)).minX
                Color.clear
                    .preference(key: OffsetKey.self, value: minX)
                    .onPreferenceChange(OffsetKey.self, perform: completion)
            }
        }
    }
}

#Preview {
    TopTabs()
}
