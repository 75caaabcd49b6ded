import SwiftUI

/// Record sleeves that turn towards the middle of the screen.
struct CoverFlow: View {
    let albums = Album.samples
    @State private var chosen: Album?

    private let side: CGFloat = 160

    var body: some View {
        VStack {
            GeometryReader { outer in
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 0) {
                        ForEach(albums) { album in
                            GeometryReader { inner in
                                AlbumCover(album: album)
                                    .rotation3DEffect(
                                        angle(of: inner.frame(in: .global).midX, in: outer.frame(in: .global)),
                                        axis: (x: 0, y: 1, z: 0), perspective: 0.6
                                    )
                                    .onTapGesture { chosen = album }
                            }
                            .frame(width: side, height: side)
                        }
                    }
                    .padding(.horizontal, (outer.size.width - side) / 2)
                }
            }
            .frame(height: side + 60)

            if let chosen = chosen {
                VStack(spacing: 4) {
                    Text(chosen.title).font(.headline)
                    Text(chosen.artist).font(.subheadline).foregroundColor(.secondary)
                }
                .transition(.opacity)
            }
        }
        .animation(.default, value: chosen)
    }

    private func angle(of middle: CGFloat, in outer: CGRect) -> Angle {
        let distance = (middle - outer.midX) / outer.width
        return .degrees(Double(min(max(distance * 2, -1), 1)) * -50)
    }
}

struct Album: Identifiable, Hashable {
    let id: Int
    let title: String
    let artist: String
    let hue: Double

    static let samples: [Album] = [
        "Low Tide", "Night Bus", "Glasshouse", "Paper Boats", "North", "Field Notes", "Static", "Embers",
    ].enumerated().map {
        Album(id: $0.offset, title: $0.element, artist: "The \($0.element)s", hue: Double($0.offset) / 8)
    }
}

private struct AlbumCover: View {
    let album: Album

    var body: some View {
        RoundedRectangle(cornerRadius: 10)
            .fill(
                LinearGradient(
                    gradient: Gradient(colors: [
                        Color(hue: album.hue, saturation: 0.7, brightness: 0.9),
                        Color(hue: album.hue, saturation: 0.9, brightness: 0.5),
                    ]), startPoint: .topLeading, endPoint: .bottomTrailing)
            )
            .overlay(
                Text(album.title)
                    .font(.system(size: 15, weight: .semibold, design: .rounded))
                    .foregroundColor(.white)
                    .padding(8),
                alignment: .bottomLeading
            )
            .shadow(color: Color.black.opacity(0.3), radius: 8, x: 0, y: 6)
            .padding(8)
    }
}

struct CoverFlow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CoverFlow()
            CoverFlow().preferredColorScheme(.dark)
        }
        .previewLayout(.fixed(width: 390, height: 400))
    }
}
