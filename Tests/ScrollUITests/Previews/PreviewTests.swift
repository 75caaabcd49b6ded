import Drawing
import Foundation
import ScrollUI
import XCTest

/// Files with previews compile; the result of a preview is its handwritten part.
@MainActor
final class PreviewTests: XCTestCase {
    func testTheViewsOfAProviderCanBeShownAndItsModifiersChangeNothing() async {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { Badge_Previews.previews }
        host.frame(at: .zero)
        let plain = ViewHost(size: CGSize(width: 100, height: 100)) {
            Badge(number: 3)
            Badge(number: 12)
        }
        plain.frame(at: .zero)
        XCTAssertEqual(host.displayList.dump(), plain.displayList.dump())
        XCTAssertNil(Badge_Previews.platform)
    }
}

private struct Badge: View {
    let number: Int

    var body: some View { Text("\(number)").padding(4).background(Color.red) }
}

struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        Badge(number: 3)
            .previewDisplayName("Short")
            .previewLayout(.sizeThatFits)
            .previewDevice("iPhone 15")
        Badge(number: 12)
            .previewLayout(.fixed(width: 200, height: 100))
            .previewDevice(PreviewDevice(rawValue: "iPad Pro"))
            .previewInterfaceOrientation(.landscapeLeft)
    }
}

private struct Framed: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 4 }

    func body(content: Content, context: Int) -> some View { content.padding(CGFloat(context)) }
}

#Preview {
    Badge(number: 1)
}

#Preview("Two of them") {
    Badge(number: 1)
    Badge(number: 2)
}

#Preview("With traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
    Badge(number: 1)
}

#Preview("In a frame", traits: .modifier(Framed()), .fixedLayout(width: 300, height: 200)) {
    let number = 7
    return Badge(number: number)
}

#Preview("Of state") {
    @Previewable @State var number = 1
    Button("More") { number += 1 }
    Badge(number: number)
}

#Preview("Each", arguments: [1, 2, 3]) { number in
    Badge(number: number)
}
