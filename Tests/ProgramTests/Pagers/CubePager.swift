import SwiftUI

/// The sides of a cube, turned with a finger.
struct CubePager: View {
    @State private var index: Int = 0
    @State private var dragOffset: CGFloat = 0

    private let faces = ["One", "Two", "Three", "Four"]

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width
            ZStack {
                ForEach(faces.indices, id: \.self) { face in
                    let turn = CGFloat(face - index) + dragOffset / width
                    if abs(turn) < 1 {
                        CubeFace(title: faces[face])
                            .rotation3DEffect(
                                .degrees(Double(turn) * 90), axis: (x: 0, y: 1, z: 0),
                                anchor: turn > 0 ? .leading : .trailing, anchorZ: 0, perspective: 0.4
                            )
                            .offset(x: turn * width)
                    }
                }
            }
            .gesture(
                DragGesture()
                    .onChanged { dragOffset = $0.translation.width }
                    .onEnded { value in
                        withAnimation(.easeOut(duration: 0.25)) {
                            if value.translation.width < -width / 3 { index = min(index + 1, faces.count - 1) }
                            if value.translation.width > width / 3 { index = max(index - 1, 0) }
                            dragOffset = 0
                        }
                    }
            )
        }
        .overlay(Text("Face \(index + 1)/\(faces.count)").padding(), alignment: .top)
    }
}

private struct CubeFace: View {
    let title: String

    var body: some View {
        ZStack {
            Rectangle().fill(Color.orange)
            Text(title).font(.system(size: 60, weight: .thin))
        }
    }
}

struct CubePager_Previews: PreviewProvider {
    static var previews: some View { CubePager().previewLayout(.sizeThatFits) }
}
