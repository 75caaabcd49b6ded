import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Whatever number an application computes, its window is laid out and drawn, and goes on.
final class HostileNumberTests: XCTestCase {
    @MainActor private static var views: [(name: String, view: @MainActor (Double) -> AnyView)] {
        [
            ("frame", { AnyView(HostileView.card.frame(width: $0, height: $0)) }),
            ("flexible frame", { AnyView(Color.red.frame(minWidth: $0, idealWidth: $0, maxWidth: $0, minHeight: $0)) }),
            ("padding", { AnyView(HostileView.card.padding($0)) }),
            ("offset", { AnyView(HostileView.card.offset(x: $0, y: $0)) }),
            ("position", { AnyView(HostileView.card.position(x: $0, y: $0)) }),
            ("scale", { AnyView(HostileView.card.scaleEffect($0)) }),
            ("rotation", { AnyView(HostileView.card.rotationEffect(.degrees($0))) }),
            ("rotation 3D", { AnyView(HostileView.card.rotation3DEffect(.degrees($0), axis: (x: $0, y: 1, z: 0))) }),
            ("opacity", { AnyView(HostileView.card.opacity($0)) }),
            ("blur", { AnyView(HostileView.card.blur(radius: $0)) }),
            ("shadow", { AnyView(HostileView.card.shadow(radius: $0, x: $0, y: $0)) }),
            ("brightness", { AnyView(HostileView.card.brightness($0).contrast($0).saturation($0)) }),
            ("corners", { AnyView(HostileView.card.clipShape(RoundedRectangle(cornerRadius: $0))) }),
            ("border", { AnyView(HostileView.card.border(.blue, width: $0)) }),
            ("stroke", { AnyView(Circle().stroke(.blue, lineWidth: $0)) }),
            (
                "dash",
                { AnyView(Circle().stroke(.blue, style: StrokeStyle(lineWidth: 1, dash: [$0, $0], dashPhase: $0))) }
            ),
            ("trim", { AnyView(Circle().trim(from: $0, to: 1)) }),
            ("aspect ratio", { AnyView(HostileView.card.aspectRatio($0, contentMode: .fit)) }),
            (
                "priority",
                { number in
                    AnyView(
                        HStack {
                            HostileView.card.layoutPriority(number); Text("a")
                        })
                }
            ),
            ("z index", { AnyView(HostileView.card.zIndex($0)) }),
            (
                "spacing",
                { number in
                    AnyView(
                        VStack(spacing: number) {
                            HostileView.card; HostileView.card
                        })
                }
            ),
            (
                "spacer",
                { number in
                    AnyView(
                        HStack {
                            HostileView.card; Spacer(minLength: number); HostileView.card
                        })
                }
            ),
            (
                "guide",
                { number in
                    AnyView(
                        HStack(alignment: .firstTextBaseline) {
                            HostileView.card.alignmentGuide(.firstTextBaseline) { _ in CGFloat(number) };
                            HostileView.card
                        })
                }
            ),
            ("inset", { AnyView(HostileView.card.safeAreaPadding($0)) }),
            ("text size", { AnyView(Text("some text").font(.system(size: $0))) }),
            ("line spacing", { AnyView(Text("some text").lineSpacing($0).kerning($0).baselineOffset($0)) }),
            ("scale factor", { AnyView(Text("some text").minimumScaleFactor($0)) }),
            (
                "gradient",
                { number in
                    AnyView(
                        LinearGradient(
                            stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
                            startPoint: UnitPoint(x: number, y: 0), endPoint: .bottom))
                }
            ),
            (
                "radial",
                { AnyView(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: $0)) }
            ),
            ("angular", { AnyView(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees($0))) }),
            ("colour", { AnyView(Color(red: $0, green: $0, blue: $0, opacity: $0)) }),
            (
                "path",
                { number in
                    AnyView(
                        Path {
                            $0.move(to: CGPoint(x: number, y: 0))
                            $0.addCurve(
                                to: CGPoint(x: 9, y: number), control1: CGPoint(x: number, y: 1), control2: .zero)
                            $0.addArc(
                                center: .zero, radius: number, startAngle: .degrees(number), endAngle: .zero,
                                clockwise: true)
                        }
                        .fill(.red))
                }
            ),
            (
                "canvas",
                { number in
                    AnyView(
                        Canvas { context, _ in
                            context.translateBy(x: number, y: 0)
                            context.scaleBy(x: number, y: 1)
                            context.fill(Path(CGRect(x: 0, y: 0, width: number, height: 9)), with: .color(.red))
                        })
                }
            ),
            (
                "grid",
                { number in
                    AnyView(
                        Grid(horizontalSpacing: number, verticalSpacing: number) {
                            GridRow {
                                HostileView.card; HostileView.card
                            }
                        })
                }
            ),
            (
                "lazy grid",
                { number in
                    AnyView(
                        ScrollView {
                            LazyVGrid(columns: [GridItem(.adaptive(minimum: number)), GridItem(.fixed(number))]) {
                                ForEach(0..<9) { _ in HostileView.card }
                            }
                        })
                }
            ),
            (
                "gap of a lazy grid",
                { number in
                    AnyView(
                        ScrollView {
                            LazyVGrid(columns: [
                                GridItem(.adaptive(minimum: 20), spacing: number), GridItem(spacing: number),
                            ]) {
                                ForEach(0..<9) { _ in HostileView.card }
                            }
                        })
                }
            ),
            (
                "lazy grid without columns",
                { number in
                    AnyView(
                        ScrollView {
                            LazyVGrid(columns: [], spacing: number) { ForEach(0..<9) { _ in HostileView.card } }
                        })
                }
            ),
            (
                "lazy stack",
                { number in
                    AnyView(
                        ScrollView {
                            LazyVStack(spacing: number) {
                                ForEach(0..<99) { _ in HostileView.card.frame(height: number) }
                            }
                        })
                }
            ),
            ("scrolled padding", { number in AnyView(ScrollView { HostileView.card.padding(number) }) }),
            ("scrolled frame", { number in AnyView(ScrollView { Color.red.frame(minHeight: number) }) }),
            (
                "margins",
                { number in
                    AnyView(
                        ScrollView { LazyVStack { ForEach(0..<99) { _ in HostileView.card } } }.contentMargins(number))
                }
            ),
            (
                "container frame",
                { number in
                    AnyView(
                        ScrollView(.horizontal) {
                            LazyHStack {
                                ForEach(0..<9) { _ in
                                    HostileView.card.containerRelativeFrame(.horizontal, count: 0, spacing: number)
                                }
                            }
                        })
                }
            ),
            (
                "paging",
                { number in
                    AnyView(
                        ScrollView { VStack { ForEach(0..<9) { _ in HostileView.card.frame(height: 90) } } }
                            .scrollTargetBehavior(PagingScrollTargetBehavior(spacing: number)))
                }
            ),
            (
                "anchor",
                { number in
                    AnyView(
                        ScrollView { VStack { ForEach(0..<9) { _ in HostileView.card.frame(height: 90) } } }
                            .defaultScrollAnchor(UnitPoint(x: number, y: number)))
                }
            ),
            (
                "deceleration",
                { number in
                    AnyView(
                        ScrollView { VStack { ForEach(0..<99) { _ in HostileView.card } } }
                            .scrollDeceleration(ScrollDecelerationRate(rawValue: number)))
                }
            ),
            (
                "wide grid",
                { number in
                    AnyView(
                        ScrollView(.horizontal) {
                            LazyVGrid(columns: [GridItem(.adaptive(minimum: number), spacing: 0)]) {
                                ForEach(0..<9) { _ in HostileView.card }
                            }
                            .frame(width: 1e8)
                        })
                }
            ),
            (
                "swipe",
                { number in
                    AnyView(
                        List {
                            ForEach(0..<9) { _ in HostileView.card.swipeActions { Button("a") {} }.frame(height: number)
                            }
                        })
                }
            ),
            (
                "sheet",
                { number in
                    AnyView(
                        HostileView.card.sheet(isPresented: .constant(true)) {
                            HostileView.card.presentationDetents([.height(number), .fraction(number)])
                        })
                }
            ),
            (
                "picker",
                { number in
                    AnyView(
                        Picker("a", selection: .constant(number)) { Text("b").tag(number) }.pickerStyle(.wheel).frame(
                            height: number))
                }
            ),
            (
                "animation",
                { number in
                    AnyView(
                        HostileView.card.offset(x: 1).animation(.spring(duration: number, bounce: number), value: 1))
                }
            ),
            (
                "layout",
                { number in
                    AnyView(
                        Odd(number: number) {
                            HostileView.card; HostileView.card
                        })
                }
            ),
            (
                "geometry",
                { number in
                    AnyView(
                        GeometryReader { proxy in
                            HostileView.card.frame(width: proxy.size.width * number, height: number)
                        })
                }
            ),
            (
                "blend",
                { number in AnyView(HostileView.card.hueRotation(.degrees(number)).grayscale(number).compositingGroup())
                }
            ),
            (
                "least above most",
                { number in
                    AnyView(HStack { ForEach(0..<5) { _ in Color.red.frame(minWidth: number, maxWidth: -number) } })
                }
            ),
            (
                "edge",
                { number in
                    AnyView(
                        HostileView.card.safeAreaInset(edge: .top, spacing: number) {
                            HostileView.card.frame(height: number)
                        })
                }
            ),
            ("progress", { AnyView(ProgressView(value: $0, total: 1)) }),
            ("progress total", { AnyView(ProgressView(value: 1, total: $0)) }),
            ("gauge", { number in AnyView(Gauge(value: number, in: 0...1) { Text("a") }) }),
            ("slider", { AnyView(Slider(value: .constant($0), in: 0...1)) }),
            ("slider step", { AnyView(Slider(value: .constant(0.5), in: 0...1, step: abs($0) > 0 ? abs($0) : 1)) }),
            ("stepper", { number in AnyView(Stepper(value: .constant(number), in: 0...9, step: 1) { Text("a") }) }),
            (
                "effect",
                { number in
                    AnyView(
                        HostileView.card.visualEffect { content, _ in content.offset(x: number).scaleEffect(number) })
                }
            ),
            (
                "transition",
                { number in
                    AnyView(
                        ScrollView {
                            VStack {
                                ForEach(0..<9) { _ in
                                    HostileView.card.scrollTransition { content, phase in
                                        content.scaleEffect(number).offset(y: number)
                                    }
                                }
                            }
                        })
                }
            ),
            (
                "list row",
                { number in
                    AnyView(
                        List {
                            ForEach(0..<9) { _ in
                                HostileView.card.listRowInsets(
                                    EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
                            }
                        })
                }
            ),
            (
                "list spacing",
                { number in AnyView(List { ForEach(0..<9) { _ in HostileView.card } }.listRowSpacing(number)) }
            ),
            (
                "row height",
                { number in
                    AnyView(
                        List { ForEach(0..<9) { _ in HostileView.card } }.environment(\.defaultMinListRowHeight, number)
                    )
                }
            ),
            (
                "column",
                { number in
                    AnyView(
                        NavigationSplitView {
                            Text("a").navigationSplitViewColumnWidth(number)
                        } detail: {
                            Text("b")
                        })
                }
            ),
        ]
    }

    func testNoNumberEndsTheProgram() async {
        await MainActor.run {
            for (name, view) in Self.views {
                for number in HostileView.numbers {
                    HostileView.use(view(number), "\(name) \(number)")
                }
            }
        }
    }
}

/// A layout of an application that returns and places nonsense.
private struct Odd: Layout {
    let number: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: number, height: number)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            view.place(
                at: CGPoint(x: number, y: bounds.minY), anchor: UnitPoint(x: number, y: 0),
                proposal: ProposedViewSize(width: number, height: number))
        }
    }
}
