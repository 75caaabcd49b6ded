import Foundation
import ScrollUI

/// Two marks at the sides of the window, at the height to which the card is scrolled. The text between them stays
/// readable.
struct AnchorGuide: View {
    let request: CardRequest

    /// The length of a mark, in points; it fits beside the cards with the usual margin.
    private static let length = 22.0

    var body: some View {
        GeometryReader { proxy in
            if let anchor = request.anchor.point {
                HStack(spacing: 0) {
                    mark
                    Spacer(minLength: 0)
                    mark
                }
                .frame(height: 1)
                .offset(
                    y: min(max(proxy.size.height * anchor.y + Double(request.offset), 1), proxy.size.height - 1)
                )
                .id("anchor guide")
            }
        }
        .allowsHitTesting(false)
    }

    private var mark: some View {
        Capsule().fill(Palette.warning).frame(width: Self.length, height: 2)
    }
}
