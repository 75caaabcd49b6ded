import Drawing
import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// Views whose look depends on their position, after the view has moved: they look like those that were there from the start.
@MainActor
final class MovedViewTests: XCTestCase {
    @Observable
    final class Model {
        var isMoved: Bool
        init(_ isMoved: Bool) { self.isMoved = isMoved }
    }

    private func phone<Root: View>(@ViewBuilder root: () -> Root) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 300, height: 600), root: root)
        host.safeAreaInsets = EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)
        host.frame(at: .zero)
        return host
    }

    private struct Moved<Content: View>: View {
        let model: Model
        let view: AnyView
        let motion: (AnyView, Bool) -> Content
        var body: some View {
            motion(view, model.isMoved).containerShape(RoundedRectangle(cornerRadius: 60))
        }
    }

    /// Tells its frame by its text.
    private struct Measured: View {
        @State private var frame = CGRect.zero
        var body: some View {
            Text(frame.debugDescription)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .global)
                } action: {
                    frame = $0
                }
        }
    }

    private static let views: [(String, AnyView)] = [
        ("ignores the safe area", AnyView(Color.red.ignoresSafeArea())),
        ("fixed size", AnyView(Color.red.frame(width: 20, height: 30).ignoresSafeArea())),
        ("scroll view", AnyView(ScrollView { Color.red.frame(height: 1000) })),
        ("shape of the container", AnyView(ContainerRelativeShape().fill(.red))),
        ("concentric corners", AnyView(ConcentricRectangle().fill(.red).padding(5))),
        ("geometry change", AnyView(Measured())),
        ("geometry reader", AnyView(GeometryReader { Text("\($0.frame(in: .global).debugDescription)") })),
        ("insets", AnyView(GeometryReader { Text("\($0.safeAreaInsets)") })),
        (
            "visual effect",
            AnyView(Color.red.visualEffect { $0.opacity(0.1 + $1.frame(in: .global).minY / 1000) })
        ),
    ]

    private struct Slide: GeometryEffect {
        var distance: Double
        var animatableData: Double {
            get { distance }
            set { distance = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 0, y: distance))
        }
    }

    /// Compares each view that moves with one that was created where it moves to.
    private func check<Content: View>(_ name: String, @ViewBuilder _ motion: @escaping (AnyView, Bool) -> Content) {
        for (viewName, view) in Self.views {
            for isMoved in [false, true] {
                let expected = look(of: phone { Moved(model: Model(isMoved), view: view, motion: motion) })
                for animation in [nil, Animation.linear(duration: 0.3)] {
                    let model = Model(!isMoved)
                    let host = phone { Moved(model: model, view: view, motion: motion) }
                    XCTAssertNotEqual(look(of: host), expected, "\(viewName), \(name)")
                    withAnimation(animation) { model.isMoved = isMoved }
                    let change = "\(name), to \(isMoved), \(animation == nil ? "at once" : "animated")"
                    XCTAssertEqual(look(of: host), expected, "\(viewName), \(change)")
                }
            }
        }
    }

    /// After all animations.
    private func look(of host: ViewHost) -> String {
        host.wait(1)
        return host.displayList.dump()
    }

    func testAViewWhoseEffectHasChangedLooksLikeOneCreatedWithIt() async {
        check("offset") { $0.offset(y: $1 ? 100 : 0) }
        check("scale") { $0.scaleEffect($1 ? 0.5 : 1) }
        check("rotation") { $0.rotationEffect(.degrees($1 ? 180 : 0)) }
        check("transform") { $0.transformEffect(CGAffineTransform(translationX: 0, y: $1 ? 100 : 0)) }
        check("offset of several views") { view, isMoved in
            VStack(spacing: 0) {
                Group {
                    view
                    Color.green.frame(height: 100)
                }
                .offset(y: isMoved ? 100 : 0)
            }
        }
        check("geometry effect") { $0.modifier(Slide(distance: $1 ? 100 : 0)) }
    }

    func testAViewThatTheLayoutHasMovedLooksLikeOneCreatedThere() async {
        check("alignment") { view, isMoved in
            view.frame(height: 100).frame(maxHeight: .infinity, alignment: isMoved ? .bottom : .top)
        }
        check("padding") { $0.padding(.top, $1 ? 30 : 0) }
        check("neighbour") { view, isMoved in
            VStack(spacing: 0) {
                Color.blue.frame(height: isMoved ? 50 : 0)
                view
            }
        }
        check("order") { view, isMoved in
            VStack(spacing: 0) {
                if isMoved { Color.blue.frame(height: 50) }
                view.frame(height: 100)
                if !isMoved { Color.green.frame(height: 440) }
            }
        }
        check("text beside it") { view, isMoved in
            HStack(spacing: 0) {
                Text(isMoved ? "wide" : "")
                view.frame(width: 50)
                Spacer(minLength: 0)
            }
        }
        check("inset") { view, isMoved in
            view.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: isMoved ? 30 : 60) }
        }
    }

    func testAViewThatStaysExtendsToTheEndOfASafeAreaThatComesToIt() async {
        let host = phone { Color.red.ignoresSafeArea().frame(height: 520) }
        XCTAssertTrue(host.displayList.dump().contains("rect(0 50 300 520)"), host.displayList.dump())
        host.safeAreaInsets = EdgeInsets(top: 60, leading: 10, bottom: 40, trailing: 0)
        host.wait(0.1)
        XCTAssertTrue(host.displayList.dump().contains("rect(0 0 300 600)"), host.displayList.dump())
    }

    func testAViewLooksAfterATransitionLikeOneThatWasThereFromTheStart() async {
        let transitions: [(String, AnyTransition)] = [
            ("move", .move(edge: .bottom)), ("slide", .slide), ("push", .push(from: .bottom)), ("scale", .scale),
            ("offset", .offset(y: 200)), ("opacity", .opacity),
        ]
        for (name, transition) in transitions {
            check(name) { view, isShown in
                ZStack {
                    if isShown { view.transition(transition) }
                }
            }
        }
    }
}
