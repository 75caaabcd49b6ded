import SwiftUI

// iOS 13 and later: the header grows with the pull because it asks where it is.

struct StretchyHeader<Header: View>: View {
    let height: CGFloat
    let header: Header

    init(height: CGFloat = 250, @ViewBuilder header: () -> Header) {
        self.height = height
        self.header = header()
    }

    private func scrollOffset(_ geometry: GeometryProxy) -> CGFloat {
        geometry.frame(in: .global).minY
    }

    private func offset(_ geometry: GeometryProxy) -> CGFloat {
        let offset = scrollOffset(geometry)
        return offset > 0 ? -offset : -offset / 2
    }

    private func stretchedHeight(_ geometry: GeometryProxy) -> CGFloat {
        let offset = scrollOffset(geometry)
        return geometry.size.height + max(offset, 0)
    }

    var body: some View {
        GeometryReader { geometry in
            header
                .frame(width: geometry.size.width, height: stretchedHeight(geometry))
                .clipped()
                .offset(x: 0, y: offset(geometry))
        }
        .frame(height: height)
    }
}

struct ArticleView: View {
    let paragraphs = (1...14).map { "Paragraph \($0): the harbour lay quiet, and nobody had come to meet the boat." }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                StretchyHeader {
                    LinearGradient(gradient: Gradient(colors: [.blue, .purple]), startPoint: .top, endPoint: .bottom)
                        .id("picture")
                }
                VStack(alignment: .leading, spacing: 12) {
                    Text("Sunday at the harbour").font(.custom("Georgia", size: 28))
                    HStack {
                        Image(systemName: "person.circle")
                        Text("Written by M. Haven").font(.footnote).foregroundColor(.gray)
                    }
                    ForEach(paragraphs, id: \.self) { paragraph in
                        Text(paragraph)
                            .fixedSize(horizontal: false, vertical: true)
                            .lineLimit(nil)
                    }
                }
                .padding(.horizontal)
                .padding(.top, 16)
                .background(Color(white: 0.1).id("text"))
            }
        }
        .edgesIgnoringSafeArea(.top)
    }
}

struct ArticleView_Previews: PreviewProvider {
    static var previews: some View {
        ArticleView()
    }
}
