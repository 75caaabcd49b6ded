import SwiftUI

/// A bar that leaves as one reads on and comes back as soon as one scrolls back.
struct HidesBarsOnScroll<Bar: View>: ViewModifier {
    @Binding var isHidden: Bool
    let bar: () -> Bar
    @State private var turningPoint: CGFloat = 0
    @State private var last: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .onScrollGeometryChange(for: CGFloat.self) { geometry in
                geometry.contentOffset.y + geometry.contentInsets.top
            } action: { old, new in
                follow(from: old, to: new)
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                bar()
                    .frame(maxWidth: .infinity)
                    .frame(height: 56)
                    .background(.regularMaterial)
                    .id("hiding bar")
                    .offset(y: isHidden ? -120 : 0)
            }
    }

    private func follow(from old: CGFloat, to new: CGFloat) {
        guard new > 0 else {
            if isHidden { withAnimation { isHidden = false } }
            return
        }
        let wasDown = old > last
        let isDown = new > old
        if isDown != wasDown { turningPoint = old }
        last = old
        if isDown, new - turningPoint > 30, !isHidden { withAnimation(.easeInOut(duration: 0.2)) { isHidden = true } }
        if !isDown, turningPoint - new > 30, isHidden { withAnimation(.easeInOut(duration: 0.2)) { isHidden = false } }
    }
}

extension View {
    func hidesBarOnScroll(_ isHidden: Binding<Bool>, @ViewBuilder bar: @escaping () -> some View) -> some View {
        modifier(HidesBarsOnScroll(isHidden: isHidden, bar: bar))
    }
}

struct NewsReader: View {
    @State private var isBarHidden = false
    let headlines = (1...60).map { "Headline \($0)" }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 16) {
                ForEach(headlines, id: \.self) { headline in
                    VStack(alignment: .leading) {
                        Text(headline).font(.headline)
                        Text("What has happened, and to whom.").foregroundStyle(.secondary)
                    }
                    .padding(.horizontal)
                }
            }
        }
        .hidesBarOnScroll($isBarHidden) {
            HStack {
                Text("The Daily").font(.title3.bold())
                Spacer()
                Image(systemName: "magnifyingglass")
            }
            .padding(.horizontal)
        }
    }
}

#Preview {
    NewsReader()
}
