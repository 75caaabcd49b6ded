import SwiftUI

// iOS 17: the mark below the pages is a part of their content, and finds out by itself how far they are scrolled.

struct TidePages: View {
    let harbours = ["Brest", "Cuxhaven", "Ostend"]
    @State private var isHeld = true

    var body: some View {
        VStack(spacing: 16) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(harbours, id: \.self) { harbour in
                        UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30)
                            .fill(Color.teal.gradient)
                            .overlay { Text(harbour).font(.largeTitle.bold()) }
                            .padding(.horizontal, 12)
                            .containerRelativeFrame(.horizontal)
                    }
                }
                .overlay(alignment: .bottom) { TideMark(isHeld: isHeld) }
            }
            .scrollTargetBehavior(.paging)
            .scrollIndicators(.never)
            .frame(height: 260)

            Toggle("Stay within the pages", isOn: $isHeld).padding(.horizontal)
        }
        .navigationTitle("Tides")
    }
}

/// As wide as all pages, it draws itself where they are seen.
private struct TideMark: View {
    let isHeld: Bool

    var body: some View {
        GeometryReader { proxy in
            if let page = proxy.bounds(of: .scrollView(axis: .horizontal))?.width, page > 0 {
                let count = Int((proxy.size.width / page).rounded())
                let left = proxy.frame(in: .scrollView).minX
                let free = -left / page
                let progress = isHeld ? max(min(free, CGFloat(count - 1)), 0) : free

                VStack(spacing: 2) {
                    Text("\(Double(progress), specifier: "%.1f")").font(.caption2)
                    Capsule()
                        .fill(.white.opacity(0.3))
                        .overlay(alignment: .leading) {
                            Capsule().fill(.white).frame(width: 30).id("mark").offset(x: progress * 30)
                        }
                        .frame(width: CGFloat(count) * 30, height: 6)
                }
                .frame(width: page)
                .offset(x: -left)
            }
        }
        .frame(height: 30)
    }
}

#Preview {
    NavigationStack { TidePages() }
}
