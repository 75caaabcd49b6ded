import SwiftUI

/// Icons that are carried to other cells after a long press; all others make room.
struct ReorderGrid: View {
    @State private var items = Array("ABCDEFGHIJKL").map(String.init)
    @State private var carried: String?
    @State private var location: CGPoint = .zero

    private let columns = 4
    private let side: CGFloat = 80

    var body: some View {
        VStack {
            ZStack(alignment: .topLeading) {
                ForEach(items, id: \.self) { item in
                    cell(item)
                        .position(item == carried ? location : center(of: items.firstIndex(of: item) ?? 0))
                        .zIndex(item == carried ? 1 : 0)
                }
            }
            .frame(width: side * CGFloat(columns), height: side * 3)
            .coordinateSpace(.named("grid"))
            .id("grid")
            Text(items.joined())
        }
    }

    private func cell(_ item: String) -> some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(.blue.opacity(item == carried ? 0.9 : 0.5))
            .frame(width: side - 12, height: side - 12)
            .overlay { Text("icon \(item)").font(.caption) }
            .scaleEffect(item == carried ? 1.15 : 1)
            .rotationEffect(.degrees(carried != nil && item != carried ? 1.5 : 0))
            .animation(.spring(duration: 0.25), value: carried)
            .gesture(
                LongPressGesture(minimumDuration: 0.3)
                    .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .named("grid")))
                    .onChanged { phase in
                        switch phase {
                        case .first: break
                        case .second(_, let drag):
                            carried = item
                            if let drag {
                                carry(item, to: drag.location)
                            } else {
                                location = center(of: items.firstIndex(of: item) ?? 0)
                            }
                        }
                    }
                    .onEnded { _ in withAnimation(.spring(duration: 0.3)) { carried = nil } }
            )
    }

    private func center(of index: Int) -> CGPoint {
        CGPoint(x: (CGFloat(index % columns) + 0.5) * side, y: (CGFloat(index / columns) + 0.5) * side)
    }

    private func carry(_ item: String, to point: CGPoint) {
        location = point
        let column = min(max(Int(point.x / side), 0), columns - 1)
        let row = max(Int(point.y / side), 0)
        let target = min(row * columns + column, items.count - 1)
        guard let index = items.firstIndex(of: item), index != target else { return }
        withAnimation(.spring(duration: 0.25)) {
            items.move(fromOffsets: [index], toOffset: target > index ? target + 1 : target)
        }
    }
}

#Preview {
    ReorderGrid()
}
