import SwiftUI

// iOS 13: words side by side and line by line, by guides alone that remember how far they came.

struct WordCloud: View {
    @State private var words = ["harbour", "gull", "rope", "lighthouse", "tide", "anchor", "net"]
    @State private var height: CGFloat = 0
    @State private var isNarrow = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 10) {
                GeometryReader { proxy in cloud(width: proxy.size.width) }
                    .frame(height: height)
                Text("\(words.count) words").id("count")
                Button("Narrow") { withAnimation(.linear(duration: 0.2)) { isNarrow.toggle() } }
            }
            .frame(width: isNarrow ? 200 : 360)
        }
    }

    private func cloud(width: CGFloat) -> some View {
        var x: CGFloat = 0
        var y: CGFloat = 0
        var lineHeight: CGFloat = 0

        return ZStack(alignment: .topLeading) {
            ForEach(words, id: \.self) { word in
                Text(word)
                    .padding(.horizontal, 10)
                    .frame(height: 30)
                    .background(Capsule().fill(Color.gray.opacity(0.3)))
                    .padding(4)
                    .id(word)
                    .onTapGesture { words.removeAll { $0 == word } }
                    .alignmentGuide(.leading) { size in
                        if x + size.width > width {
                            x = 0
                            y += lineHeight
                            lineHeight = 0
                        }
                        let result = x
                        lineHeight = max(lineHeight, size.height)
                        if word == words.last { x = 0 } else { x += size.width }
                        return -result
                    }
                    .alignmentGuide(.top) { _ in
                        let result = y
                        if word == words.last {
                            y = 0
                            lineHeight = 0
                        }
                        return -result
                    }
            }
        }
        .background(
            GeometryReader { proxy in
                Color.clear.preference(key: CloudHeight.self, value: proxy.size.height)
            }
        )
        .onPreferenceChange(CloudHeight.self) { height = $0 }
    }
}

private struct CloudHeight: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct WordCloud_Previews: PreviewProvider {
    static var previews: some View { WordCloud() }
}
