import SwiftUI

// A button that shows once the reader is far down and brings him back, as of iOS 14.

struct BackToTop: View {
    @State private var scrollViewOffset: CGFloat = 0

    var body: some View {
        ScrollViewReader { proxyReader in
            ScrollView(.vertical, showsIndicators: false) {
                VStack(spacing: 25) {
                    ForEach(1...30, id: \.self) { index in
                        HStack(spacing: 15) {
                            Circle().fill(Color.gray.opacity(0.5)).frame(width: 60, height: 60)
                            VStack(alignment: .leading, spacing: 8) {
                                RoundedRectangle(cornerRadius: 4).fill(Color.gray.opacity(0.5)).frame(height: 22)
                                Text("Row \(index)")
                            }
                        }
                    }
                }
                .padding()
                .id("SCROLL_TO_TOP")
                .overlay(
                    GeometryReader { proxy in
                        Color.clear.preference(key: TopOffsetKey.self, value: [proxy.frame(in: .named("feed")).minY])
                    }
                    .frame(width: 0, height: 0),
                    alignment: .top
                )
            }
            .coordinateSpace(name: "feed")
            .onPreferenceChange(TopOffsetKey.self) { offsets in
                scrollViewOffset = -(offsets.first ?? 0)
            }
            .overlay(
                Button(
                    action: {
                        withAnimation(.spring()) { proxyReader.scrollTo("SCROLL_TO_TOP", anchor: .top) }
                    },
                    label: {
                        Text("To top")
                            .font(.system(size: 20, weight: .semibold))
                            .foregroundColor(.white)
                            .padding()
                            .background(Color.red)
                            .clipShape(Capsule())
                            .shadow(color: Color.black.opacity(0.09), radius: 5, x: 5, y: 5)
                            .id("button")
                    }
                )
                .padding(.trailing)
                .padding(.bottom, 12)
                .scaleEffect(scrollViewOffset > 450 ? 1 : 0.001)
                .disabled(scrollViewOffset <= 450)
                .animation(.easeInOut, value: scrollViewOffset > 450),
                alignment: .bottomTrailing
            )
        }
    }
}

private struct TopOffsetKey: PreferenceKey {
    static let defaultValue: [CGFloat] = []

    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
        value.append(contentsOf: nextValue())
    }
}

struct BackToTop_Previews: PreviewProvider {
    static var previews: some View { BackToTop() }
}
