import SwiftUI

/// A wall of photos; one opens over it from where it was, and goes back there.
struct PhotoWall: View {
    struct Photo: Identifiable, Hashable {
        let id: Int
        var hue: Double { Double(id % 24) / 24 }
    }

    private let photos = (0..<60).map(Photo.init)
    @State private var opened: Photo?
    @State private var drag: CGSize = .zero
    @Namespace private var wall

    private let columns = [GridItem(.adaptive(minimum: 90, maximum: 140), spacing: 3)]

    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 3) {
                    ForEach(photos) { photo in
                        tile(photo)
                            .aspectRatio(1, contentMode: .fit)
                            .matchedGeometryEffect(id: photo.id, in: wall, isSource: opened?.id != photo.id)
                            .onTapGesture { withAnimation(.easeInOut(duration: 0.25)) { opened = photo } }
                    }
                }
            }
            if let opened {
                Color.black.opacity(1 - min(abs(drag.height) / 400, 0.8)).ignoresSafeArea().transition(.opacity)
                tile(opened)
                    .overlay(alignment: .bottom) { Text("Photo \(opened.id)").padding() }
                    .aspectRatio(4 / 3, contentMode: .fit)
                    .matchedGeometryEffect(id: opened.id, in: wall, properties: .frame)
                    .offset(drag)
                    .gesture(dismissal)
                    .zIndex(2)
            }
        }
    }

    private var dismissal: some Gesture {
        DragGesture()
            .onChanged { drag = $0.translation }
            .onEnded { value in
                withAnimation(.easeInOut(duration: 0.25)) {
                    if abs(value.translation.height) > 120 {
                        opened = nil
                    } else if abs(value.translation.width) > 120, let photo = opened {
                        let next = photo.id + (value.translation.width < 0 ? 1 : -1)
                        if photos.indices.contains(next) { opened = photos[next] }
                    }
                    drag = .zero
                }
            }
    }

    private func tile(_ photo: Photo) -> some View {
        Rectangle().fill(
            AngularGradient(
                colors: [Color(hue: photo.hue, saturation: 0.7, brightness: 0.9), .black], center: .bottomTrailing))
    }
}

#Preview {
    PhotoWall()
}
