import SwiftUI

// Cards on a ring that is turned by hand; the way it is done where nothing scrolls.

class RingStore: ObservableObject {
    @Published var items: [RingItem]

    init() {
        items = (0..<7).map {
            RingItem(id: $0, title: "Planet \($0)", color: Color(hue: Double($0) / 7, saturation: 0.6, brightness: 0.9))
        }
    }
}

struct RingItem: Identifiable {
    var id: Int
    var title: String
    var color: Color
}

struct Carousel3DRing: View {
    @StateObject var store = RingStore()
    @State private var snappedItem = 0.0
    @State private var draggingItem = 0.0
    @State private var activeIndex: Int = 0

    var body: some View {
        VStack {
            ZStack {
                ForEach(store.items) { item in
                    ZStack {
                        RoundedRectangle(cornerRadius: 18)
                            .fill(item.color)
                        Text(item.title)
                            .padding()
                    }
                    .frame(width: 200, height: 200)
                    .scaleEffect(1.0 - abs(distance(item.id)) * 0.2)
                    .opacity(1.0 - abs(distance(item.id)) * 0.3)
                    .offset(x: myXOffset(item.id), y: 0)
                    .zIndex(1.0 - abs(distance(item.id)) * 0.1)
                    .onTapGesture {
                        withAnimation {
                            draggingItem = Double(item.id)
                            snappedItem = draggingItem
                            activeIndex = item.id
                        }
                    }
                }
            }
            .gesture(getDragGesture())
            Text("Landing on \(store.items[activeIndex].title)")
        }
    }

    private func getDragGesture() -> some Gesture {
        DragGesture()
            .onChanged { value in
                draggingItem = snappedItem + value.translation.width / 100
            }
            .onEnded { value in
                withAnimation {
                    draggingItem = snappedItem + value.predictedEndTranslation.width / 100
                    draggingItem = round(draggingItem).remainder(dividingBy: Double(store.items.count))
                    snappedItem = draggingItem
                    self.activeIndex = store.items.count + Int(draggingItem)
                    if self.activeIndex > store.items.count || Int(draggingItem) >= 0 {
                        self.activeIndex = Int(draggingItem)
                    }
                }
            }
    }

    func distance(_ item: Int) -> Double {
        (draggingItem - Double(item)).remainder(dividingBy: Double(store.items.count))
    }

    func myXOffset(_ item: Int) -> Double {
        let angle = Double.pi * 2 / Double(store.items.count) * distance(item)
        return sin(angle) * 200
    }
}

struct Carousel3DRing_Previews: PreviewProvider {
    static var previews: some View { Carousel3DRing() }
}
