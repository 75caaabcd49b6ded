import SwiftUI

// A floor plan that is zoomed by a double tap and moved by a finger within its bounds.

struct PlanState: Equatable {
    var scale: CGFloat = 1
    var offset: CGSize = .zero

    func clamped(in size: CGSize) -> PlanState {
        let x = max(0, (scale - 1) * size.width / 2)
        let y = max(0, (scale - 1) * size.height / 2)
        return PlanState(
            scale: scale,
            offset: CGSize(width: min(max(offset.width, -x), x), height: min(max(offset.height, -y), y)))
    }
}

struct ZoomedMap: View {
    @State private var plan = PlanState()
    @GestureState private var pan: CGSize = .zero
    @State private var desk: Int?

    var body: some View {
        VStack {
            GeometryReader { geometry in
                let size = geometry.size
                FloorPlan(desk: $desk)
                    .scaleEffect(plan.scale)
                    .offset(x: plan.offset.width + pan.width, y: plan.offset.height + pan.height)
                    .frame(width: size.width, height: size.height)
                    .clipped()
                    .contentShape(Rectangle())
                    .gesture(panning(in: size))
                    .simultaneousGesture(
                        SpatialTapGesture(count: 2).onEnded { value in zoom(at: value.location, in: size) })
            }
            .frame(height: 400)
            Text("Zoom \(Int(plan.scale * 100)) %")
            Text(desk.map { "Desk \($0)" } ?? "No desk")
        }
    }

    private func panning(in size: CGSize) -> some Gesture {
        DragGesture()
            .updating($pan) { value, state, _ in state = plan.scale > 1 ? value.translation : .zero }
            .onEnded { value in
                guard plan.scale > 1 else { return }
                plan.offset.width += value.translation.width
                plan.offset.height += value.translation.height
                withAnimation(.spring()) { plan = plan.clamped(in: size) }
            }
    }

    private func zoom(at point: CGPoint, in size: CGSize) {
        withAnimation(.easeInOut(duration: 0.3)) {
            if plan.scale > 1 {
                plan = PlanState()
            } else {
                let scale: CGFloat = 2.5
                plan = PlanState(
                    scale: scale,
                    offset: CGSize(
                        width: (size.width / 2 - point.x) * (scale - 1),
                        height: (size.height / 2 - point.y) * (scale - 1))
                ).clamped(in: size)
            }
        }
    }
}

private struct FloorPlan: View {
    @Binding var desk: Int?

    var body: some View {
        VStack(spacing: 20) {
            ForEach(0..<4) { row in
                HStack(spacing: 20) {
                    ForEach(0..<4) { column in
                        let number = row * 4 + column + 1
                        Rectangle()
                            .fill(number == desk ? Color.orange : Color.gray.opacity(0.4))
                            .frame(width: 60, height: 60)
                            .overlay(Text("D\(number)").font(.caption))
                            .onTapGesture { desk = number }
                    }
                }
            }
        }
    }
}

struct ZoomedMap_Previews: PreviewProvider {
    static var previews: some View { ZoomedMap() }
}
