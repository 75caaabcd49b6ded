import SwiftUI

// Two fingers zoom a photo about the point between them, one moves it, two taps bring it back.

struct PinchedPhoto: View {
    @State private var zoom: CGFloat = 1
    @State private var offset: CGSize = .zero
    @GestureState private var pinch: CGFloat = 1
    @GestureState private var pan: CGSize = .zero

    private let limits: ClosedRange<CGFloat> = 1...4
    private var scale: CGFloat { min(max(zoom * pinch, 0.8), 5) }

    var body: some View {
        VStack {
            Rectangle()
                .fill(.linearGradient(colors: [.yellow, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
                .frame(width: 300, height: 300)
                .id("photo")
                .scaleEffect(scale)
                .offset(x: offset.width + pan.width, y: offset.height + pan.height)
                .frame(width: 390, height: 500)
                .clipped()
                .contentShape(.rect)
                .gesture(magnification.simultaneously(with: panning))
                .onTapGesture(count: 2) { reset() }
            Text("Zoom \(zoom, format: .percent.precision(.fractionLength(0)))")
        }
    }

    private var magnification: some Gesture {
        MagnifyGesture()
            .updating($pinch) { value, state, _ in state = value.magnification }
            .onEnded { value in
                withAnimation(.snappy) {
                    zoom = min(max(zoom * value.magnification, limits.lowerBound), limits.upperBound)
                    if zoom == 1 { offset = .zero }
                }
            }
    }

    private var panning: some Gesture {
        DragGesture()
            .updating($pan) { value, state, _ in if zoom > 1 { state = value.translation } }
            .onEnded { value in
                guard zoom > 1 else { return }
                offset.width += value.translation.width
                offset.height += value.translation.height
            }
    }

    private func reset() {
        withAnimation(.smooth) {
            zoom = 1
            offset = .zero
        }
    }
}

#Preview {
    PinchedPhoto()
}
