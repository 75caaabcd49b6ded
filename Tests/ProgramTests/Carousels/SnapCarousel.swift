import SwiftUI

// iOS 14: no scroll view at all, a row that is moved by the finger and snaps to the nearest card.

struct SnapCarousel<Item: Identifiable, Card: View>: View {
    let items: [Item]
    var spacing: CGFloat = 16
    var trailingSpace: CGFloat = 80
    @Binding var index: Int
    let card: (Item) -> Card

    @GestureState private var drag: CGFloat = 0
    @State private var current = 0

    init(
        _ items: [Item], spacing: CGFloat = 16, trailingSpace: CGFloat = 80, index: Binding<Int>,
        @ViewBuilder card: @escaping (Item) -> Card
    ) {
        self.items = items
        self.spacing = spacing
        self.trailingSpace = trailingSpace
        self._index = index
        self.card = card
    }

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width - (trailingSpace - spacing)
            let adjustment = trailingSpace / 2 - spacing

            HStack(spacing: spacing) {
                ForEach(items) { item in
                    card(item)
                        .frame(width: proxy.size.width - trailingSpace)
                }
            }
            .padding(.horizontal, spacing)
            .offset(x: CGFloat(current) * -width + (current != 0 ? adjustment : 0) + drag)
            .gesture(
                DragGesture()
                    .updating($drag) { value, out, _ in out = value.translation.width }
                    .onEnded { value in
                        current = clamped(-value.translation.width / width)
                        index = current
                    }
                    .onChanged { value in
                        index = clamped(-value.translation.width / width)
                    }
            )
        }
        .animation(.easeInOut, value: drag == 0)
    }

    private func clamped(_ progress: CGFloat) -> Int {
        max(min(current + Int(progress.rounded()), items.count - 1), 0)
    }
}

struct Destination: Identifiable {
    var id = UUID().uuidString
    var city: String
    var color: Color
}

struct DestinationsHome: View {
    @State private var index = 0
    @State private var destinations = [
        Destination(city: "Lisbon", color: .orange), Destination(city: "Oslo", color: .blue),
        Destination(city: "Kyoto", color: .pink), Destination(city: "Quito", color: .green),
    ]

    var body: some View {
        VStack(spacing: 15) {
            Text("Where to next?").font(.title.bold()).frame(maxWidth: .infinity, alignment: .leading).padding()
            SnapCarousel(destinations, index: $index) { destination in
                GeometryReader { proxy in
                    let size = proxy.size
                    destination.color
                        .frame(width: size.width, height: size.height)
                        .cornerRadius(12)
                        .overlay(Text(destination.city).foregroundColor(.white), alignment: .bottomLeading)
                }
            }
            .padding(.vertical, 40)

            HStack(spacing: 10) {
                ForEach(destinations.indices, id: \.self) { dot in
                    Circle()
                        .fill(Color.black.opacity(index == dot ? 1 : 0.1))
                        .frame(width: 10, height: 10)
                        .scaleEffect(index == dot ? 1.4 : 1)
                        .animation(.spring(), value: index == dot)
                }
            }
            Text("\(index + 1) of \(destinations.count)").padding(.bottom, 40)
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct DestinationsHome_Previews: PreviewProvider {
    static var previews: some View {
        DestinationsHome()
            .previewDevice("iPhone 12")
    }
}
