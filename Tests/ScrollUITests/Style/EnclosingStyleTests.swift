import Drawing
import Observation
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// A style that refers to the foreground, the tint or the background, and is set as one of them, refers to the enclosing one.
final class EnclosingStyleTests: XCTestCase {
    @MainActor private static let styles: [(name: String, style: any ShapeStyle)] = [
        ("foreground", .foreground), ("erased foreground", AnyShapeStyle(.foreground)),
        ("primary", .primary), ("secondary", .secondary), ("quinary", .quinary),
        ("erased secondary", AnyShapeStyle(.secondary)), ("faded secondary", .secondary.opacity(0.5)),
        ("faded foreground", .foreground.opacity(0.5)), ("shadowed", .secondary.shadow(.drop(radius: 2))),
        ("tint", .tint), ("erased tint", AnyShapeStyle(.tint)), ("faded tint", .tint.opacity(0.5)),
        ("background", .background), ("faded background", .background.opacity(0.5)),
        ("fill", .fill), ("selection", .selection), ("separator", .separator),
        ("gradient", LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
        ("green", Color.green), ("faded green", AnyShapeStyle(.green.opacity(0.5))),
    ]

    @MainActor
    private static func drawn<V: View>(@ViewBuilder _ view: () -> V) -> String {
        let content = view()
        let host = ViewHost(size: CGSize(width: 40, height: 40)) { content.foregroundStyle(Color.red).tint(.orange) }
        host.frame(at: .zero)
        return host.displayList.dump()
    }

    @MainActor
    private static func circle(_ style: any ShapeStyle) -> AnyView {
        func fill(_ style: some ShapeStyle) -> AnyView { AnyView(Circle().fill(style)) }
        return fill(style)
    }

    @MainActor
    private static func inside(_ style: any ShapeStyle, _ view: some View) -> AnyView {
        func surround(_ style: some ShapeStyle) -> AnyView { AnyView(HStack { view }.foregroundStyle(style)) }
        return surround(style)
    }

    func testAForegroundStyleMeansWhatAFillAtItsPlaceMeans() async {
        await MainActor.run {
            for (name, style) in Self.styles {
                let filled = Self.drawn { Self.circle(style) }
                XCTAssertEqual(Self.drawn { Self.inside(style, Circle()) }, filled, name)
                for (outerName, outer) in Self.styles {
                    XCTAssertEqual(
                        Self.drawn { Self.inside(outer, Self.inside(style, Circle())) },
                        Self.drawn { Self.inside(outer, Self.circle(style)) }, "\(name) in \(outerName)")
                }
            }
        }
    }

    @MainActor
    private static func tinted(_ style: any ShapeStyle, _ view: some View) -> AnyView {
        func surround(_ style: some ShapeStyle) -> AnyView { AnyView(HStack { view }.tint(style)) }
        return surround(style)
    }

    @MainActor
    private static func backed(_ style: any ShapeStyle, _ view: some View) -> AnyView {
        func surround(_ style: some ShapeStyle) -> AnyView { AnyView(HStack { view }.backgroundStyle(style)) }
        return surround(style)
    }

    func testATintAndABackgroundMeanWhatAFillAtTheirPlaceMeans() async {
        await MainActor.run {
            for (name, style) in Self.styles {
                let filled = Self.drawn { Self.circle(style) }
                XCTAssertEqual(Self.drawn { Self.tinted(style, Circle().fill(.tint)) }, filled, name)
                XCTAssertEqual(Self.drawn { Self.backed(style, Circle().fill(.background)) }, filled, name)
                for (outerName, outer) in Self.styles {
                    XCTAssertEqual(
                        Self.drawn { Self.tinted(outer, Self.tinted(style, Circle().fill(.tint))) },
                        Self.drawn { Self.tinted(outer, Self.circle(style)) }, "tint \(name) in \(outerName)")
                    XCTAssertEqual(
                        Self.drawn { Self.backed(outer, Self.backed(style, Circle().fill(.background))) },
                        Self.drawn { Self.backed(outer, Self.circle(style)) }, "background \(name) in \(outerName)")
                }
            }
        }
    }

    func testTheTintAndTheBackgroundCanReferToEachOtherAndToTheForeground() async {
        await MainActor.run {
            for (name, style) in Self.styles {
                @MainActor func set(_ style: some ShapeStyle) -> [String] {
                    [
                        Self.drawn { HStack { Circle().fill(.tint) }.tint(style) },
                        Self.drawn { HStack { Circle().fill(.background) }.backgroundStyle(style) },
                        Self.drawn { HStack { Circle() }.foregroundStyle(.tint).tint(style) },
                        Self.drawn { HStack { Circle() }.foregroundStyle(.background).backgroundStyle(style) },
                        Self.drawn { HStack { Circle() }.foregroundStyle(style).tint(style).backgroundStyle(style) },
                    ]
                }
                for dump in set(style) { XCTAssertTrue(dump.contains("fill"), "\(name): \(dump)") }
            }
        }
    }

    @Observable
    fileprivate final class Outer {
        var color = Color.red
    }

    fileprivate struct Changing: View {
        let outer: Outer
        let style: any ShapeStyle
        var body: some View {
            VStack {
                EnclosingStyleTests.inside(style, Circle()).foregroundStyle(outer.color)
                EnclosingStyleTests.tinted(style, Circle().fill(.tint)).tint(outer.color)
                EnclosingStyleTests.backed(style, Circle().fill(.background)).backgroundStyle(outer.color)
            }
        }
    }

    func testAChangeOfTheEnclosingStyleReachesTheStylesThatReferToIt() async {
        await MainActor.run {
            for (name, style) in Self.styles {
                let outer = Outer()
                let host = ViewHost(size: CGSize(width: 40, height: 40)) { Changing(outer: outer, style: style) }
                host.frame(at: .zero)
                outer.color = .blue
                host.frame(at: .milliseconds(16))
                let anew = ViewHost(size: CGSize(width: 40, height: 40)) { Changing(outer: outer, style: style) }
                anew.frame(at: .zero)
                XCTAssertEqual(host.displayList.dump(), anew.displayList.dump(), name)
            }
        }
    }
}
