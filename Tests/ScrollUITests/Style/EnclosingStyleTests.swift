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

    /// What a style can be set as.
    fileprivate enum Use: CaseIterable {
        case foreground, tint, background
    }

    /// A circle in the style that is set as `use`.
    @MainActor
    private static func circle(_ use: Use) -> AnyView {
        switch use {
        case .foreground: AnyView(Circle())
        case .tint: AnyView(Circle().fill(.tint))
        case .background: AnyView(Circle().fill(.background))
        }
    }

    @MainActor
    private static func inside(_ style: any ShapeStyle, as use: Use, _ view: some View) -> AnyView {
        @MainActor func surround(_ style: some ShapeStyle) -> AnyView {
            switch use {
            case .foreground: AnyView(HStack { view }.foregroundStyle(style))
            case .tint: AnyView(HStack { view }.tint(style))
            case .background: AnyView(HStack { view }.backgroundStyle(style))
            }
        }
        return surround(style)
    }

    func testASetStyleMeansWhatAFillAtItsPlaceMeans() async {
        await MainActor.run {
            for use in Use.allCases {
                for (name, style) in Self.styles {
                    let own = Self.inside(style, as: use, Self.circle(use))
                    let filled = Self.circle(style)
                    XCTAssertEqual(Self.drawn { own }, Self.drawn { filled }, "\(use) \(name)")
                    for (outerName, outer) in Self.styles {
                        XCTAssertEqual(
                            Self.drawn { Self.inside(outer, as: use, own) },
                            Self.drawn { Self.inside(outer, as: use, filled) }, "\(use) \(name) in \(outerName)")
                    }
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
                ForEach(Use.allCases, id: \.self) { use in
                    EnclosingStyleTests.inside(
                        outer.color, as: use,
                        EnclosingStyleTests.inside(style, as: use, EnclosingStyleTests.circle(use)))
                }
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
