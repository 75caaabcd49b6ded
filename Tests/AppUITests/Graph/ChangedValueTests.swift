import AppUI
import Drawing
import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// A view or a modifier with another value than before looks as if it had been created with that value.
@MainActor
final class ChangedValueTests: XCTestCase {
    func testLayout() async {
        check([
            ("padding", { view, isOn in view.padding(isOn ? 3 : 9) }),
            ("paddingEdges", { view, isOn in view.padding(isOn ? .leading : .top, 9) }),
            ("frame", { view, isOn in view.frame(width: isOn ? 200 : 300) }),
            (
                "frameAlign",
                { view, isOn in view.frame(width: 380, height: 800, alignment: isOn ? .topLeading : .bottomTrailing) }
            ),
            ("frameMax", { view, isOn in view.frame(maxWidth: isOn ? .infinity : 250) }),
            ("fixedSize", { view, isOn in view.fixedSize(horizontal: isOn, vertical: !isOn) }),
            ("position", { view, isOn in view.position(x: isOn ? 100 : 150, y: 80) }),
            ("aspectRatio", { view, isOn in view.aspectRatio(isOn ? 1 : 2, contentMode: .fit) }),
            ("aspectRatioMode", { view, isOn in view.aspectRatio(1, contentMode: isOn ? .fill : .fit) }),
            ("layoutPriority", { view, isOn in view.layoutPriority(isOn ? 1 : 0) }),
            (
                "alignmentGuide",
                { view, isOn in view.alignmentGuide(HorizontalAlignment.center) { _ in isOn ? 3 : 40 } }
            ),
            ("zIndex", { view, isOn in view.zIndex(isOn ? 1 : 0) }),
            (
                "safeAreaInset",
                { view, isOn in view.safeAreaInset(edge: .bottom) { Color.red.frame(height: isOn ? 4 : 20) } }
            ),
            (
                "safeAreaInsetEdge",
                { view, isOn in view.safeAreaInset(edge: isOn ? .top : .bottom) { Color.red.frame(height: 20) } }
            ),
            ("safeAreaPadding", { view, isOn in view.safeAreaPadding(isOn ? 4 : 10) }),
            ("ignoresSafeArea", { view, isOn in view.ignoresSafeArea(edges: isOn ? .top : .bottom) }),
            (
                "containerRelativeFrame",
                { view, isOn in view.containerRelativeFrame(.horizontal, count: isOn ? 2 : 3, spacing: 0) }
            ),
            ("containerShape", { view, isOn in view.containerShape(RoundedRectangle(cornerRadius: isOn ? 4 : 30)) }),
            (
                "containerShapeType",
                { view, isOn in isOn ? AnyView(view.containerShape(.capsule)) : AnyView(view.containerShape(.rect)) }
            ),
            (
                "preference",
                { view, isOn in
                    view.preference(key: Numbers.self, value: [isOn ? 1 : 2]).overlayPreferenceValue(Numbers.self) {
                        Text("\($0.count) \($0.first ?? 0)")
                    }
                }
            ),
            (
                "overlayPreferenceBody",
                { view, isOn in
                    view.preference(key: Numbers.self, value: [1]).overlayPreferenceValue(Numbers.self) { _ in
                        Text(isOn ? "a" : "b")
                    }
                }
            ),
        ])
    }

    func testDrawing() async {
        check([
            ("offset", { view, isOn in view.offset(x: isOn ? 3 : 9) }),
            ("background", { view, isOn in view.background(isOn ? Color.red : .blue) }),
            (
                "backgroundAlign",
                { view, isOn in
                    view.background(alignment: isOn ? .top : .bottomTrailing) { Color.red.frame(width: 9, height: 9) }
                }
            ),
            (
                "backgroundShape",
                { view, isOn in view.background(.red, in: RoundedRectangle(cornerRadius: isOn ? 3 : 9)) }
            ),
            ("backgroundEdges", { view, isOn in view.background(.red, ignoresSafeAreaEdges: isOn ? .top : []) }),
            ("backgroundStyle", { view, isOn in view.background().backgroundStyle(isOn ? .red : .blue) }),
            ("overlay", { view, isOn in view.overlay { Text(isOn ? "one" : "another") } }),
            ("mask", { view, isOn in view.mask { RoundedRectangle(cornerRadius: isOn ? 3 : 90) } }),
            ("border", { view, isOn in view.border(.red, width: isOn ? 1 : 4) }),
            ("opacity", { view, isOn in view.opacity(isOn ? 0.3 : 0.8) }),
            ("hidden", { view, isOn in view.opacity(isOn ? 0 : 1) }),
            ("blur", { view, isOn in view.blur(radius: isOn ? 0 : 3) }),
            ("brightness", { view, isOn in view.brightness(isOn ? 0 : 0.3) }),
            ("contrast", { view, isOn in view.contrast(isOn ? 1 : 0.3) }),
            ("saturation", { view, isOn in view.saturation(isOn ? 1 : 0.3) }),
            ("grayscale", { view, isOn in view.grayscale(isOn ? 1 : 0.3) }),
            ("hue", { view, isOn in view.hueRotation(.degrees(isOn ? 1 : 90)) }),
            ("blend", { view, isOn in view.blendMode(isOn ? .multiply : .normal) }),
            ("shadow", { view, isOn in view.shadow(radius: isOn ? 1 : 5) }),
            ("scale", { view, isOn in view.scaleEffect(isOn ? 0.5 : 0.9) }),
            ("scaleAnchor", { view, isOn in view.scaleEffect(0.5, anchor: isOn ? .top : .bottom) }),
            ("rotation", { view, isOn in view.rotationEffect(.degrees(isOn ? 5 : 50)) }),
            ("rotation3D", { view, isOn in view.rotation3DEffect(.degrees(isOn ? 5 : 50), axis: (0, 1, 0)) }),
            (
                "projection",
                { view, isOn in
                    view.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: isOn ? 3 : 9, y: 0)))
                }
            ),
            ("clipShape", { view, isOn in view.clipShape(RoundedRectangle(cornerRadius: isOn ? 3 : 90)) }),
            ("cornerRadius", { view, isOn in view.cornerRadius(isOn ? 3 : 90) }),
            ("glass", { view, isOn in view.glassEffect(isOn ? .regular : .regular.tint(.red)) }),
            ("visualEffect", { view, isOn in view.visualEffect { c, p in c.offset(x: isOn ? 3 : p.size.width / 10) } }),
            ("geometryGroup", { view, isOn in view.padding(isOn ? 3 : 9).geometryGroup() }),
            ("compositing", { view, isOn in isOn ? AnyView(view.compositingGroup()) : AnyView(view) }),
        ])
    }

    // MARK: The comparison

    typealias Make = (AnyView, Bool) -> any View

    @Observable
    final class Model {
        var isOn: Bool
        init(isOn: Bool) { self.isOn = isOn }
    }

    /// Views whose look depends on their surroundings.
    private struct Sample: View {
        @State private var isOn = true
        @State private var text = "field"
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
            VStack(alignment: .leading) {
                Text("Some long words that are wrapped into several lines of text, if there is not much width")
                Label(isEnabled ? "on" : "off", systemImage: "gear")
                Toggle("switch", isOn: $isOn)
                Button("button") {}
                TextField("prompt", text: $text)
                Picker("pick", selection: .constant(1)) { Text("one").tag(1) }
                ContainerRelativeShape().fill(.tint).frame(width: 30, height: 20)
                ScrollView(.horizontal) { LazyHStack { ForEach(0..<20) { Text("\($0)").frame(width: 30) } } }
                Divider()
            }
        }
    }

    private struct Around: View {
        let model: Model
        let inner: AnyView
        let make: Make
        var body: some View { AnyView(make(inner, model.isOn)) }
    }

    private func show(inRows: Bool, _ model: Model, _ make: @escaping Make) -> ViewHost {
        let rows = ForEach(0..<30) { Text("row \($0)").frame(height: CGFloat(20 + $0 % 3 * 5)) }
        let view = Around(model: model, inner: inRows ? AnyView(rows) : AnyView(Sample()), make: make)
        let host = ViewHost(size: CGSize(width: 400, height: 600), scale: 2) {
            if inRows { ScrollView { LazyVStack { view } } } else { view }
        }
        host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
        host.frame(at: .zero)
        host.wait(1)
        return host
    }

    func check(_ values: [(name: String, make: Make)]) {
        for (name, make) in values {
            for inRows in [false, true] {
                for isOn in [false, true] {
                    let model = Model(isOn: !isOn)
                    let host = show(inRows: inRows, model, make)
                    withAnimation(isOn ? .linear(duration: 0.3) : nil) { model.isOn = isOn }
                    host.wait(0.1)
                    host.wait(2)
                    let anew = show(inRows: inRows, Model(isOn: isOn), make)
                    XCTAssertEqual(
                        host.displayList.dump(), anew.displayList.dump(), "\(name), in rows: \(inRows), to \(isOn)")
                }
            }
        }
    }

    struct Numbers: PreferenceKey {
        static var defaultValue: [Int] { [] }
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }

    struct Renderer: TextRenderer {
        let distance: CGFloat
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            context.translateBy(x: distance, y: 0)
            for line in layout { context.draw(line) }
        }
    }

    struct Plate: ButtonStyle {
        let color: Color
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3).background(color) }
    }

    struct Square: ToggleStyle {
        let color: Color
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                color.frame(width: 9, height: 9)
            }
        }
    }
}
