import SwiftUI

/// Pictures that move slower than the cards that they are seen through.
struct ParallaxCarousel: View {
    struct Trip: Identifiable, Hashable {
        var id: String { name }
        let name: String
        let price: Int
    }

    let trips: [Trip] = [
        .init(name: "Fjords", price: 640), .init(name: "Dunes", price: 480), .init(name: "Terraces", price: 720),
        .init(name: "Lagoons", price: 990),
    ]
    @State private var progress: CGFloat = 0

    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                HStack(spacing: 6) {
                    ForEach(trips) { trip in
                        card(for: trip)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollIndicators(.hidden)
            .safeAreaPadding(.horizontal, 30)
            .onScrollGeometryChange(for: CGFloat.self) { geometry in
                let length = geometry.contentSize.width - geometry.containerSize.width
                return length > 0 ? (geometry.contentOffset.x + geometry.contentInsets.leading) / length : 0
            } action: { _, value in
                progress = value
            }
            .frame(height: 400)

            ProgressBar(value: progress)
                .frame(height: 4)
                .padding(.horizontal, 60)
            Text("\(Int((progress * 100).rounded())) %").monospacedDigit()
        }
    }

    private func card(for trip: Trip) -> some View {
        ZStack {
            PictureOfStripes()
                .frame(width: 460)
                .visualEffect { content, proxy in
                    content.offset(x: -proxy.frame(in: .scrollView(axis: .horizontal)).minX * 0.5)
                }
        }
        .containerRelativeFrame(.horizontal)
        .frame(height: 360)
        .overlay(alignment: .bottom) {
            HStack {
                Text(trip.name).bold()
                Spacer()
                Text("from \(trip.price) €")
            }
            .padding()
            .background(.ultraThinMaterial)
        }
        .clipShape(.rect(cornerRadius: 20))
    }
}

private struct ProgressBar: View {
    var value: CGFloat

    var body: some View {
        Capsule().fill(.quaternary)
            .overlay(alignment: .leading) {
                GeometryReader { proxy in
                    Capsule().fill(.tint).frame(width: proxy.size.width * min(max(value, 0), 1))
                }
            }
    }
}

private struct PictureOfStripes: View {
    var body: some View {
        Canvas { context, size in
            for stripe in 0..<12 {
                let width = size.width / 12
                let rect = CGRect(x: CGFloat(stripe) * width, y: 0, width: width, height: size.height)
                context.fill(
                    Path(rect), with: .color(Color(hue: Double(stripe) / 12, saturation: 0.5, brightness: 0.9)))
            }
        }
    }
}

#Preview("Trips", traits: .fixedLayout(width: 390, height: 500)) {
    ParallaxCarousel()
}
