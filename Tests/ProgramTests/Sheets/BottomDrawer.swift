import SwiftUI

// A drawer with three heights, made by hand as before iOS 16: drag the handle, or flick it.

enum DrawerPosition: CGFloat, CaseIterable {
    case closed = 0.12, half = 0.5, full = 0.9
}

struct BottomDrawer<Content: View>: View {
    @Binding var position: DrawerPosition
    let content: Content
    @GestureState private var translation: CGFloat = 0

    init(position: Binding<DrawerPosition>, @ViewBuilder content: () -> Content) {
        _position = position
        self.content = content()
    }

    var body: some View {
        GeometryReader { geometry in
            let height = geometry.size.height
            VStack(spacing: 0) {
                Capsule()
                    .fill(Color.secondary)
                    .frame(width: 60, height: 6)
                    .padding(12)
                    .frame(maxWidth: .infinity)
                    .contentShape(Rectangle())
                    .id("handle")
                    .gesture(drag(height))
                content
                Spacer(minLength: 0)
            }
            .frame(width: geometry.size.width, height: height * DrawerPosition.full.rawValue, alignment: .top)
            .background(Color(white: 0.2))
            .cornerRadius(16)
            .frame(height: height, alignment: .bottom)
            .offset(y: max(offset(height) + translation, 0))
            .animation(.interactiveSpring(), value: position)
            .animation(.interactiveSpring(), value: translation)
        }
    }

    private func offset(_ height: CGFloat) -> CGFloat { height * (DrawerPosition.full.rawValue - position.rawValue) }

    private func drag(_ height: CGFloat) -> some Gesture {
        DragGesture(coordinateSpace: .global)
            .updating($translation) { value, state, _ in state = value.translation.height }
            .onEnded { value in
                let end = position.rawValue - value.predictedEndTranslation.height / height
                position = DrawerPosition.allCases.min { abs($0.rawValue - end) < abs($1.rawValue - end) } ?? position
            }
    }
}

struct MapWithDrawer: View {
    @State private var position = DrawerPosition.closed
    private let stops = (1...25).map { "Stop \($0)" }

    var body: some View {
        ZStack {
            Color.green.opacity(0.3).onTapGesture { position = .closed }
            BottomDrawer(position: $position) {
                Text(label).font(.headline)
                ScrollView {
                    VStack(alignment: .leading) {
                        ForEach(stops, id: \.self) { Text($0).frame(height: 36) }
                    }
                    .frame(maxWidth: .infinity)
                }
                .disabled(position == .closed)
            }
        }
        .edgesIgnoringSafeArea(.bottom)
    }

    private var label: String {
        switch position {
        case .closed: return "Pull up"
        case .half: return "Stops nearby"
        case .full: return "All stops"
        }
    }
}

struct MapWithDrawer_Previews: PreviewProvider {
    static var previews: some View { MapWithDrawer() }
}
