import SwiftUI

/// A large picture in pages above a strip of small ones; each follows the other.
struct FilmStrip: View {
    private let frames = Array(0..<30)
    @State private var page: Int?
    @State private var thumb: Int?
    @State private var isStripLeading = false

    var body: some View {
        VStack(spacing: 8) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(frames, id: \.self) { frame in
                        picture(frame)
                            .overlay { Text("Frame \(frame)").font(.largeTitle) }
                            .containerRelativeFrame([.horizontal, .vertical])
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $page)
            .scrollIndicators(.hidden)

            GeometryReader { proxy in
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 4) {
                        ForEach(frames, id: \.self) { frame in
                            picture(frame)
                                .frame(width: 40, height: 56)
                                .overlay { Text("\(frame)").font(.caption2) }
                                .onTapGesture { withAnimation(.snappy) { thumb = frame } }
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
                .scrollPosition(id: $thumb, anchor: .center)
                .safeAreaPadding(.horizontal, (proxy.size.width - 40) / 2)
                .scrollIndicators(.hidden)
                .onScrollPhaseChange { _, phase in isStripLeading = phase == .interacting || phase == .decelerating }
            }
            .frame(height: 64)
        }
        .onChange(of: page) { _, new in
            if !isStripLeading, new != thumb { withAnimation { thumb = new } }
        }
        .onChange(of: thumb) { _, new in
            if new != page { page = new }
        }
    }

    private func picture(_ frame: Int) -> some View {
        Color(hue: Double(frame) / 30, saturation: 0.5, brightness: 0.7)
    }
}

#Preview { FilmStrip() }
