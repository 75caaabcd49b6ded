import SwiftUI

// A stack whose first sleeve is thrown up, turns over and falls behind the others.

struct Sleeve: Identifiable {
    var id = UUID()
    var title: String
    var lift: CGFloat = 0
    var scale: CGFloat = 1
    var depth: Double = 0
    var isTurned = false
}

struct VinylStack: View {
    @State private var sleeves = ["Blue", "Low", "Tusk", "Aja"].map { Sleeve(title: $0) }
    @State private var front = 0
    @State private var drag: CGFloat = 0

    var body: some View {
        VStack {
            Text("Now: \(sleeves[front].title)").font(.headline)
            Spacer()
            GeometryReader { proxy in
                let size = proxy.size
                ZStack {
                    ForEach(sleeves.reversed()) { sleeve in
                        let index = sleeves.firstIndex { $0.id == sleeve.id } ?? 0
                        RoundedRectangle(cornerRadius: 20)
                            .fill(Color(hue: Double(index) / 4, saturation: 0.6, brightness: 0.8))
                            .overlay { Text(sleeve.title).foregroundStyle(.white) }
                            .frame(width: size.width, height: size.height)
                            .scaleEffect(sleeve.scale, anchor: sleeve.isTurned ? .center : .top)
                            .rotation3DEffect(.init(degrees: sleeve.isTurned ? 360 : 0), axis: (x: 0, y: 0, z: 1))
                            .offset(y: -CGFloat(behind(index)) * 12 + sleeve.lift)
                            .scaleEffect(1 - CGFloat(behind(index)) / 15, anchor: .top)
                            .zIndex(sleeve.depth - Double(behind(index)))
                            .offset(y: index == front ? drag : 0)
                    }
                }
                .animation(
                    .interactiveSpring(response: 0.6, dampingFraction: 0.7, blendDuration: 0.7), value: drag == 0
                )
                .contentShape(Rectangle())
                .gesture(DragGesture(minimumDistance: 2).onChanged(pull).onEnded(letGo))
            }
            .frame(height: 220)
            .padding(20)
        }
    }

    private func behind(_ index: Int) -> Int { (index - front + sleeves.count) % sleeves.count }

    private func pull(_ value: DragGesture.Value) { drag = value.translation.height }

    private func letGo(_ value: DragGesture.Value) {
        guard value.translation.height < -110 else { return drag = 0 }
        let thrown = front
        withAnimation(.interactiveSpring(response: 0.5, dampingFraction: 0.6, blendDuration: 0.6)) {
            sleeves[thrown].isTurned = true
            sleeves[thrown].lift = -350
            sleeves[thrown].scale = 0.7
        } completion: {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
                sleeves[thrown].lift = 0
                sleeves[thrown].scale = 1
                front = (front + 1) % sleeves.count
                drag = 0
            }
            sleeves[thrown].isTurned = false
        }
    }
}
