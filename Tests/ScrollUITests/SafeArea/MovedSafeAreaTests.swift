import Drawing
import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// Effects that move a view also move its edges to or away from those of the safe area.
@MainActor
final class MovedSafeAreaTests: XCTestCase {
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
        let effect: (AnyView, Bool) -> Content
        var body: some View { effect(AnyView(Color.red.ignoresSafeArea().id("view")), model.isMoved) }
    }

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

    /// Compares a view whose effect changes with one that was created with the effect.
    private func check<Content: View>(
        _ name: String, @ViewBuilder _ effect: @escaping (AnyView, Bool) -> Content
    ) {
        for isMoved in [false, true] {
            let expected = phone { Moved(model: Model(isMoved), effect: effect) }.displayList.dump()
            for animation in [nil, Animation.linear(duration: 0.3)] {
                let model = Model(!isMoved)
                let host = phone { Moved(model: model, effect: effect) }
                XCTAssertNotEqual(host.displayList.dump(), expected, name)
                withAnimation(animation) { model.isMoved = isMoved }
                host.wait(1)
                let change = "\(name), to \(isMoved), \(animation == nil ? "at once" : "animated")"
                XCTAssertEqual(host.displayList.dump(), expected, change)
            }
        }
    }

    func testAViewExtendsAsFarAfterAnEffectHasChangedAsOneCreatedWithIt() async {
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

    func testAViewExtendsAsFarAfterTheLayoutHasMovedItAsOneCreatedThere() async {
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

    func testAViewThatStaysExtendsToAnEdgeThatComesToIt() async {
        let host = phone { Color.red.ignoresSafeArea().frame(height: 520) }
        XCTAssertTrue(host.displayList.dump().contains("rect(0 50 300 520)"), host.displayList.dump())
        host.safeAreaInsets = EdgeInsets(top: 60, leading: 10, bottom: 40, trailing: 0)
        host.wait(0.1)
        XCTAssertTrue(host.displayList.dump().contains("rect(0 0 300 600)"), host.displayList.dump())
    }

    func testAViewExtendsAsFarAfterATransitionAsOneThatWasThereFromTheStart() async {
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
