import SwiftUI

// A large title that becomes a small one in a bar, by a preference that carries the offset.

struct OffsetPreferenceKey: PreferenceKey {
    typealias Value = CGFloat
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value += nextValue()
    }
}

struct TrackableScrollView<Content: View>: View {
    let axes: Axis.Set
    let showsIndicators: Bool
    let offsetChanged: (CGFloat) -> Void
    let content: Content

    init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        offsetChanged: @escaping (CGFloat) -> Void = { _ in },
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.offsetChanged = offsetChanged
        self.content = content()
    }

    var body: some View {
        ScrollView(axes, showsIndicators: showsIndicators) {
            GeometryReader { geometry in
                Color.clear.preference(
                    key: OffsetPreferenceKey.self, value: geometry.frame(in: .named("trackable")).origin.y)
            }
            .frame(width: 0, height: 0)
            content
        }
        .coordinateSpace(name: "trackable")
        .onPreferenceChange(OffsetPreferenceKey.self, perform: offsetChanged)
    }
}

struct InboxScreen: View {
    @State private var scrollOffset: CGFloat = 0
    private let subjects = (1...20).map { "Message no. \($0)" }

    private var titleOpacity: Double { min(max(Double(-scrollOffset - 30) / 30, 0), 1) }

    var body: some View {
        ZStack(alignment: .top) {
            TrackableScrollView(offsetChanged: { scrollOffset = $0 }) {
                VStack(alignment: .leading, spacing: 0) {
                    Text("Inbox")
                        .font(.largeTitle)
                        .bold()
                        .padding(.top, 50)
                        .opacity(1 - titleOpacity)
                    ForEach(subjects, id: \.self) { subject in
                        VStack(alignment: .leading) {
                            Text(subject).padding(.vertical, 12)
                            Divider()
                        }
                    }
                }
                .padding(.horizontal)
            }
            bar
        }
    }

    private var bar: some View {
        Text("Inbox (small)")
            .font(.headline)
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(.bar)
            .opacity(titleOpacity)
            .id("bar")
            .overlay(
                Text("bar \(Int((titleOpacity * 100).rounded()))").font(.caption2).opacity(titleOpacity > 0 ? 1 : 0.01),
                alignment: .trailing)
    }
}

struct InboxScreen_Previews: PreviewProvider {
    static var previews: some View { InboxScreen().preferredColorScheme(.light) }
}
