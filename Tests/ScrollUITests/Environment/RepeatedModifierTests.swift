import Observation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// The content of a body, which records the keys that are reported to have changed around it.
private struct Probe: View {
    typealias Body = Never

    func _lower(into builder: inout NodeBuilder) {
        _ = builder.node(ProbeNode.self) { ProbeNode(graph: $0, parent: $1, scope: $2) }
    }
}

@MainActor private var reported: [ObjectIdentifier] = []

private final class ProbeNode: Node {
    override func outerEnvironmentDidChange(_ keys: [ObjectIdentifier]) { reported += keys }
}

@Observable
private final class Trigger {
    var count = 0
}

private struct Repeated: View {
    let trigger: Trigger
    let modify: @MainActor (_ count: Int) -> (Probe) -> AnyView

    var body: some View { modify(trigger.count)(Probe()) }
}

/// A body that is evaluated again and sets the same values notifies nobody around its content; another value is reported.
final class RepeatedModifierTests: XCTestCase {
    @MainActor
    private static func reports(_ modify: @escaping @MainActor (_ count: Int) -> (Probe) -> AnyView) -> Int {
        let trigger = Trigger()
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { Repeated(trigger: trigger, modify: modify) }
        host.frame(at: .zero)
        reported = []
        trigger.count += 1
        host.frame(at: .milliseconds(16))
        return reported.count
    }

    @MainActor
    private static func expectSilence<V: View>(
        _ name: String, line: UInt = #line, @ViewBuilder _ modify: @escaping @MainActor (Probe) -> V
    ) {
        let count = reports { _ in { AnyView(modify($0)) } }
        XCTAssertEqual(count, 0, "\(name) is reported though it is the same", line: line)
    }

    @MainActor
    private static func expectReport<V: View>(
        _ name: String, line: UInt = #line, @ViewBuilder _ modify: @escaping @MainActor (Probe, Int) -> V
    ) {
        let count = reports { count in { AnyView(modify($0, count)) } }
        XCTAssertGreaterThan(count, 0, "\(name) is not reported though it is another one", line: line)
    }

    func testTheSameSettingsOfScrollViewsNotifyNobody() async {
        await MainActor.run {
            let pace = ScrollPace()
            Self.expectSilence("contentMargins") { $0.contentMargins(8) }
            Self.expectSilence("scrollTargetBehavior paging") { $0.scrollTargetBehavior(.paging) }
            Self.expectSilence("scrollTargetBehavior viewAligned") { $0.scrollTargetBehavior(.viewAligned) }
            Self.expectSilence("limit") { $0.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)) }
            Self.expectSilence("AnyScrollTargetBehavior") {
                $0.scrollTargetBehavior(AnyScrollTargetBehavior(.viewAligned(anchor: .center)))
            }
            Self.expectSilence("scrollIndicators") { $0.scrollIndicators(.hidden) }
            Self.expectSilence("scrollIndicatorsFlash") { $0.scrollIndicatorsFlash(trigger: "a") }
            Self.expectSilence("scrollClipDisabled") { $0.scrollClipDisabled() }
            Self.expectSilence("scrollDisabled") { $0.scrollDisabled(true) }
            Self.expectSilence("scrollBounceBehavior") { $0.scrollBounceBehavior(.basedOnSize) }
            Self.expectSilence("scrollDeceleration") { $0.scrollDeceleration(.fast) }
            Self.expectSilence("scrollPace") { $0.scrollPace(pace) }
            Self.expectSilence("scrollFeel") { $0.scrollFeel(.android) }
            Self.expectSilence("scrollInputGroup") { $0.scrollInputGroup(1) }
            Self.expectSilence("scrollInputBehavior") { $0.scrollInputBehavior(.disabled, for: .wheel) }
            Self.expectSilence("scrollDismissesKeyboard") { $0.scrollDismissesKeyboard(.immediately) }
            Self.expectSilence("defaultScrollAnchor") { $0.defaultScrollAnchor(.bottom) }
            Self.expectSilence("anchor of a role") { $0.defaultScrollAnchor(.bottom, for: .alignment) }
            Self.expectSilence("defaultScrollItem") { $0.defaultScrollItem(3) }
            Self.expectSilence("scrollEdgeEffectStyle") { $0.scrollEdgeEffectStyle(.hard, for: .top) }
            Self.expectSilence("scrollPosition") { $0.scrollPosition(id: .constant(3)) }
            Self.expectSilence("scrollContentBackground") { $0.scrollContentBackground(.hidden) }
        }
    }

    func testTheSameStylesNotifyNobody() async {
        await MainActor.run {
            Self.expectSilence("font") { $0.font(.title) }
            Self.expectSilence("tint") { $0.tint(.red) }
            Self.expectSilence("foregroundStyle") { $0.foregroundStyle(.red) }
            Self.expectSilence("gradient") {
                $0.foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            }
            Self.expectSilence("erased style") { $0.foregroundStyle(AnyShapeStyle(.tertiary)) }
            Self.expectSilence("faded style") { $0.foregroundStyle(.secondary.opacity(0.5)) }
            Self.expectSilence("lineLimit") { $0.lineLimit(2) }
            Self.expectSilence("buttonStyle") { $0.buttonStyle(.plain) }
            Self.expectSilence("toggleStyle") { $0.toggleStyle(SwitchToggleStyle(tint: .red)) }
            Self.expectSilence("labelStyle") { $0.labelStyle(.iconOnly) }
            Self.expectSilence("textFieldStyle") { $0.textFieldStyle(.plain) }
            Self.expectSilence("pickerStyle") { $0.pickerStyle(.segmented) }
            Self.expectSilence("menuStyle") { $0.menuStyle(.automatic) }
            Self.expectSilence("backgroundStyle") { $0.backgroundStyle(.blue) }
            Self.expectSilence("disabled") { $0.disabled(true) }
            Self.expectSilence("layoutDirection") { $0.environment(\.layoutDirection, .rightToLeft) }
            Self.expectSilence("dynamicTypeSize") { $0.dynamicTypeSize(.large) }
            Self.expectSilence("controlSize") { $0.controlSize(.small) }
            Self.expectSilence("symbolVariant") { $0.symbolVariant(.fill) }
            Self.expectSilence("imageScale") { $0.imageScale(.large) }
            Self.expectSilence("redacted") { $0.redacted(reason: .placeholder) }
            Self.expectSilence("containerShape") { $0.containerShape(Circle()) }
        }
    }

    func testOtherSettingsOfScrollViewsAreReported() async {
        await MainActor.run {
            let paces = [ScrollPace(), ScrollPace()]
            Self.expectReport("contentMargins") { $0.contentMargins(CGFloat($1)) }
            Self.expectReport("behaviour of another type") { content, count in
                content.scrollTargetBehavior(
                    count == 0 ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned))
            }
            Self.expectReport("no behaviour") { content, count in
                content.scrollTargetBehavior(count == 0 ? AnyScrollTargetBehavior(.paging) : nil)
            }
            Self.expectReport("limit") { content, count in
                content.scrollTargetBehavior(.viewAligned(limitBehavior: count == 0 ? .always : .never))
            }
            Self.expectReport("a behaviour that cannot be compared") { content, _ in
                content.scrollTargetBehavior(Own { $0 })
            }
            Self.expectReport("scrollIndicatorsFlash") { $0.scrollIndicatorsFlash(trigger: $1) }
            Self.expectReport("scrollPace") { $0.scrollPace(paces[$1]) }
            Self.expectReport("defaultScrollAnchor") { $0.defaultScrollAnchor(UnitPoint(x: 0, y: Double($1))) }
        }
    }
}

/// A behaviour of an application, which is not `Equatable`.
private struct Own: ScrollTargetBehavior {
    let end: (CGFloat) -> CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = end(target.rect.origin.y)
    }
}
