import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The effects of modifiers that configure a view.
@MainActor
final class SettingOutcomeTests: XCTestCase {
    private func faces(_ host: ViewHost) -> [FontFace] { host.displayList.runs.map(\.face) }

    func testTheDesignOfAFontIsThatOfTheTextsInTheView() async {
        let host = host {
            VStack {
                Text("a").fontDesign(.monospaced)
                VStack { Text("b").font(.title) }.fontDesign(.serif)
                Text("c").fontDesign(nil)
            }
        }
        XCTAssertEqual(faces(host).map(\.family), [.monospaced, .serif, .text])
        XCTAssertEqual(faces(host)[1].size, 28, "of the title")
    }

    func testTextSizesStayWithinTheirRange() async {
        func size(_ size: DynamicTypeSize) -> Double {
            let host = host {
                Text("a").dynamicTypeSize(.small ... .xLarge).dynamicTypeSize(size)
            }
            return faces(host)[0].size
        }
        XCTAssertEqual(size(.accessibility5), 19)
        XCTAssertEqual(size(.xSmall), 15)
        XCTAssertEqual(size(.large), 17)
        let open = host { Text("a").dynamicTypeSize(...DynamicTypeSize.medium).dynamicTypeSize(.xxxLarge) }
        XCTAssertEqual(faces(open)[0].size, 16)
    }

    func testSymbolsAreLargerOrSmallerBesideText() async {
        let picture = ImageResource(width: 20, height: 20, pixels: [UInt8](repeating: 255, count: 1600))
        func width(_ scale: Image.Scale) -> CGFloat? {
            let host = ViewHost(size: CGSize(width: 100, height: 100)) {
                Image(systemName: "star").id("it").imageScale(scale)
            }
            host.images = ImageLoader { _ in picture }
            host.frame(at: .zero)
            return host.frame(ofID: "it")?.width
        }
        XCTAssertEqual(width(.small), 16)
        XCTAssertEqual(width(.medium), 20)
        XCTAssertEqual(width(.large), 25)
    }

    func testAVariantOfASymbolIsTakenWhereThereIsOne() async {
        var asked: [String] = []
        let picture = ImageResource(width: 1, height: 1, pixels: [255, 255, 255, 255])
        let host = ViewHost(size: CGSize(width: 100, height: 100)) {
            HStack {
                Image(systemName: "star").symbolVariant(.fill)
                Image(systemName: "moon").symbolVariant(.circle).symbolVariant(.fill)
            }
        }
        host.images = ImageLoader { name in
            guard name.hasSuffix("fill") else { return nil }
            asked.append(name)
            return picture
        }
        host.frame(at: .zero)
        XCTAssertEqual(Set(asked), ["star.fill", "moon.circle.fill"])
    }

    func testAButtonsPlateHasTheShapeThatIsSet() async {
        func outlines(_ shape: ButtonBorderShape) -> [Outline] {
            let host = host {
                Button("go") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape)
            }
            return host.displayList.items.compactMap { if case .fill(let outline, _) = $0 { outline } else { nil } }
        }
        func radius(_ shape: ButtonBorderShape) -> (radius: Double, size: Size) {
            for case .roundedRect(let rect, let radius) in outlines(shape) {
                return (radius, Size(width: rect.width, height: rect.height))
            }
            return (-1, .zero)
        }
        XCTAssertEqual(radius(.roundedRectangle(radius: 3)).radius, 3)
        let capsule = radius(.capsule)
        XCTAssertGreaterThanOrEqual(capsule.radius, capsule.size.height / 2)
        XCTAssertTrue(
            outlines(.circle).contains { if case .ellipse(let rect) = $0 { rect.width == rect.height } else { false } }
        )
    }

    func testTheAccentOfAViewColoursItsControls() async {
        let host = host {
            Button("go") {}.buttonStyle(.borderedProminent)
                .accentColor(Color(light: 0xFF0000, dark: 0xFF0000))
        }
        XCTAssertTrue(host.displayList.dump().contains("#FF0000FF"), host.displayList.dump())
    }

    func testAViewThatIgnoresTheSafeAreaByItsOlderNameExtendsUnderIt() async {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) {
            Color.red.edgesIgnoringSafeArea(.top).id("it")
        }
        host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
        host.frame(at: .zero)
        let rects = host.displayList.items.compactMap { item -> Rect? in
            if case .fill(.rect(let rect), _) = item { rect } else { nil }
        }
        XCTAssertEqual(rects, [Rect(x: 0, y: 0, width: 100, height: 70)])
    }
}

@MainActor
final class SceneStorageTests: XCTestCase {
    private struct Counter: View {
        @SceneStorage private var count: Int
        @SceneStorage private var name: String?
        @AppStorage private var other: Int

        init(_ key: String) {
            _count = SceneStorage(wrappedValue: 1, key)
            _name = SceneStorage("\(key).name")
            _other = AppStorage(wrappedValue: 0, key)
        }

        var body: some View {
            Text("\(count) \(other) \(name ?? "nobody")").id("text").onTapGesture {
                count += 1
                name = "Ada"
            }
        }
    }

    func testASceneKeepsItsValuesApartFromThoseOfTheProgram() async {
        let key = "scroll-ui-tests-\(UUID().uuidString)"
        addTeardownBlock {
            for name in ["scene.\(key)", "scene.\(key).name", key] { UserDefaults.standard.removeObject(forKey: name) }
        }
        let first = host { Counter(key) }
        XCTAssertEqual(first.texts, ["1 0 nobody"])
        first.click(id: "text")
        XCTAssertEqual(first.texts, ["2 0 Ada"])
        XCTAssertEqual(host { Counter(key) }.texts, ["2 0 Ada"], "another window of the scene, later")
    }
}

@MainActor
final class GroupedMotionTests: XCTestCase {
    private struct Stage: View {
        @State private var isAway = false
        @State private var hasMark = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ZStack(alignment: .topLeading) {
                    Color.blue
                    if hasMark { Color.red.frame(width: 10, height: 10).transition(.identity).id("mark") }
                }
                .frame(width: 40, height: 40)
                .geometryGroup()
                .id("box")
                .padding(.leading, isAway ? 100 : 0)
                Color.gray.frame(width: 50, height: 30).id("go")
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isAway = true } }
                Color.gray.frame(width: 50, height: 30).id("mark it").onTapGesture { hasMark = true }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    func testWhatComesIntoAGroupThatMovesIsWhereTheGroupIs() async {
        let host = host { Stage() }
        host.click(id: "go")
        host.wait(0.3)
        host.click(id: "mark it")
        let (box, mark) = (host.frame(ofID: "box"), host.frame(ofID: "mark"))
        XCTAssertGreaterThan(box?.minX ?? 0, 20)
        XCTAssertLessThan(box?.minX ?? 0, 80)
        XCTAssertEqual(mark?.minX, box?.minX)
    }

    private struct Replaced: View {
        let configuration: BlurReplaceTransition.Configuration
        @State private var isSecond = false

        var body: some View {
            VStack {
                if isSecond {
                    Text("b").transition(.blurReplace(configuration))
                } else {
                    Text("a").transition(.blurReplace(configuration))
                }
                Color.gray.frame(width: 50, height: 30).id("go")
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isSecond = true } }
            }
        }
    }

    /// The scales of the inserted and removed views, halfway.
    private func scales(_ configuration: BlurReplaceTransition.Configuration) -> [Double] {
        let host = host { Replaced(configuration: configuration) }
        host.click(id: "go")
        host.wait(0.45)
        let dump = host.displayList.dump()
        XCTAssertEqual(dump.components(separatedBy: "blur ").count - 1, 2, "both are blurred: \(dump)")
        XCTAssertEqual(Set(host.texts), ["a", "b"])
        let found = host.displayList.items.compactMap { item -> Double? in
            if case .pushTransform(let transform) = item, transform.a != 1 { transform.a } else { nil }
        }
        host.wait(1)
        XCTAssertEqual(host.texts, ["b"])
        return found.sorted()
    }

    func testOneViewStandsInForAnotherThroughABlur() async {
        XCTAssertTrue(scales(.downUp).allSatisfy { $0 < 1 }, "both are small")
        let upwards = scales(.upUp)
        XCTAssertLessThan(upwards.first ?? 1, 1, "what comes grows")
        XCTAssertGreaterThan(upwards.last ?? 1, 1, "what goes grows further")
    }
}
