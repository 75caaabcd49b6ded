import Foundation
import Observation
import ScrollUI
import ViewTestSupport

@MainActor @Observable
final class TreeModel {
    var spec: Spec
    var numbers: [Int: Int] = [:]
    var surroundings = Surroundings()

    init(spec: Spec) { self.spec = spec }

    func change(_ random: inout SeededNumbers) {
        if random.next(3) == 0 {
            numbers[random.next(3), default: 0] += 1
        } else {
            spec = spec.changed(&random, depth: 4)
        }
    }
}

struct TreeRoot: View {
    let model: TreeModel
    var body: some View { model.surroundings.around(SpecView(spec: model.spec).environment(model)) }
}

private struct SpecView: View {
    let spec: Spec

    var body: some View {
        switch spec {
        case .text(let text): Text(text)
        case .number(let key): NumberView(key: key)
        case .dial: DialView()
        case .color(let length): Color.red.frame(width: length, height: 10)
        case .padded(let length, let spec): SpecView(spec: spec).padding(length)
        case .framed(let length, let spec): SpecView(spec: spec).frame(minWidth: length, minHeight: length)
        case .badged(let spec): SpecView(spec: spec).modifier(Badge())
        case .dialled(let value, let spec): SpecView(spec: spec).environment(\.turn, value)
        case .erased(true, let spec): AnyView(SpecView(spec: spec).padding(1))
        case .erased(false, let spec): AnyView(SpecView(spec: spec))
        default: container
        }
    }

    @ViewBuilder private var container: some View {
        switch spec {
        case .column(let specs): VStack(alignment: .leading) { list(specs) }
        case .row(let specs): HStack { list(specs) }
        case .layers(let specs): ZStack { list(specs) }
        case .group(let specs): Group { list(specs) }
        case .each(let elements): ForEach(elements) { SpecView(spec: $0.spec) }
        case .either(true, let first, _): SpecView(spec: first)
        case .either(false, _, let second): SpecView(spec: second)
        case .maybe(let isThere, let spec): if isThere { SpecView(spec: spec) }
        case .identified(let id, let spec): SpecView(spec: spec).id(id)
        case .choice(let branch, let specs): ChoiceView(branch: branch, specs: specs)
        case .flow(let specs): Flow { list(specs) }
        case .sent(let value): Text("\(value)").preference(key: SumKey.self, value: value)
        case .summed(let spec): SummedView(spec: spec)
        case .modified(let kind, let spec): ModifiedView(kind: kind, spec: spec)
        default: LazyView(spec: spec)
        }
    }

    private func list(_ specs: [Spec]) -> some View {
        ForEach(Array(specs.enumerated()), id: \.offset) { SpecView(spec: $0.element) }
    }
}

private struct NumberView: View {
    let key: Int
    @Environment(TreeModel.self) private var model
    var body: some View { Text("\(model.numbers[key, default: 0])") }
}

private struct DialView: View {
    @Environment(\.turn) private var turn
    var body: some View { Text(String(repeating: "|", count: turn)) }
}

private struct Badge: ViewModifier {
    @State private var label = "badge"
    func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) { Text(label) }
    }
}

private enum TurnKey: EnvironmentKey {
    static let defaultValue = 1
}

extension EnvironmentValues {
    fileprivate var turn: Int {
        get { self[TurnKey.self] }
        set { self[TurnKey.self] = newValue }
    }
}

private struct ChoiceView: View {
    let branch: Int
    let specs: [Spec]

    var body: some View {
        switch branch {
        case 0: SpecView(spec: specs[0])
        case 1: SpecView(spec: specs[1]).padding(1)
        default: VStack { SpecView(spec: specs[2]) }
        }
    }
}

private struct LazyView: View {
    let spec: Spec

    var body: some View {
        switch spec {
        case .lazy(let elements): LazyVStack { rows(elements) }
        case .sections(let elements): LazyVStack(pinnedViews: .sectionHeaders) { sections(elements) }
        case .grid(let columns, let elements):
            LazyVGrid(columns: Array(repeating: GridItem(), count: columns)) { rows(elements) }
        default: EmptyView()
        }
    }

    @Environment(\.rowHeight) private var height

    @ViewBuilder private func rows(_ elements: [Spec.Element]) -> some View {
        if let height {
            ForEach(elements) { element in ZStack { SpecView(spec: element.spec) }.frame(height: height) }
        } else {
            ForEach(elements) { SpecView(spec: $0.spec) }
        }
    }

    private func sections(_ elements: [Spec.Element]) -> some View {
        ForEach(elements) { element in
            Section("part \(element.id)") {
                if let height {
                    ZStack { SpecView(spec: element.spec) }.frame(height: height)
                } else {
                    SpecView(spec: element.spec)
                }
            }
        }
    }
}

private enum RowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
    /// The height of each row of a lazy container; nil for the height of the row's views.
    var rowHeight: CGFloat? {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
}

/// One view after the other, each a step to the right and below.
private struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +) + CGFloat(sizes.count))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var place = bounds.origin
        for view in subviews {
            view.place(at: place, proposal: .unspecified)
            place.y += view.sizeThatFits(.unspecified).height + 1
        }
    }
}

private struct SummedView: View {
    let spec: Spec
    @State private var sum = 0
    @Environment(\.rowHeight) private var height

    var body: some View {
        SpecView(spec: spec)
            .onPreferenceChange(SumKey.self) { sum = $0 }
            // Scrolled rows exist, and count, by what was in view before.
            .overlay(alignment: .topTrailing) { Text(height == nil ? "sum \(sum)" : "sum") }
    }
}

private struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct ModifiedView: View {
    let kind: Int
    let spec: Spec
    @Environment(\.rowHeight) private var height

    var body: some View {
        switch kind {
        case 0: SpecView(spec: spec).offset(x: 3, y: 4)
        case 1: SpecView(spec: spec).opacity(0.5)
        case 2: SpecView(spec: spec).background(Color.blue)
        case 3: SpecView(spec: spec).fixedSize()
        case 4: SpecView(spec: spec).aspectRatio(2, contentMode: .fit)
        case 5: SpecView(spec: spec).layoutPriority(1)
        default: surrounded
        }
    }

    @ViewBuilder private var surrounded: some View {
        switch kind {
        case 6: SpecView(spec: spec).environment(\.layoutDirection, .rightToLeft)
        case 7: SpecView(spec: spec).font(.title)
        case 8: SpecView(spec: spec).foregroundStyle(.red)
        case 9: SpecView(spec: spec).overlayPreferenceValue(SumKey.self) { Text(height == nil ? "over \($0)" : "over") }
        case 10: SpecView(spec: spec).containerRelativeFrame(.horizontal, count: 2, spacing: 4)
        case 11: SpecView(spec: spec).alignmentGuide(.leading) { $0.width / 2 }.lineLimit(1)
        default: stray
        }
    }

    /// Content drawn far from its frame.
    @ViewBuilder private var stray: some View {
        switch kind {
        case 12: SpecView(spec: spec).offset(x: -20, y: 150)
        case 13: SpecView(spec: spec).rotationEffect(.degrees(90), anchor: .topTrailing)
        case 14: SpecView(spec: spec).scaleEffect(CGSize(width: 1, height: 5))
        case 15: SpecView(spec: spec).shadow(color: .green, radius: 4, y: -60)
        case 16: SpecView(spec: spec).fixedSize().frame(width: 5, height: 5).clipShape(Circle()).border(.red)
        case 17: SpecView(spec: spec).fixedSize().frame(width: 5, height: 5)
        default: counted
        }
    }

    /// Modifiers with nodes for each view, and content that counts as one view.
    @ViewBuilder private var counted: some View {
        switch kind {
        case 18: SpecView(spec: spec).geometryGroup()
        case 19: SpecView(spec: spec).safeAreaInset(edge: .leading) { Color.blue.frame(width: 4, height: 8) }
        case 20: SpecView(spec: spec).overlay { ContainerRelativeShape() }.containerShape(.capsule)
        case 21: Button(action: {}, label: { SpecView(spec: spec) })
        default: RearrangedView(kind: kind, spec: spec)
        }
    }
}

/// Views that arrange the views of others.
private struct RearrangedView: View {
    let kind: Int
    let spec: Spec

    var body: some View {
        switch kind {
        case 22: Group(subviews: SpecView(spec: spec)) { views in ForEach(views) { $0.padding(1) } }
        case 23:
            Group(sections: SpecView(spec: spec)) { sections in
                ForEach(sections) { section in
                    section.header
                    VStack { section.content }
                }
            }
        case 24:
            ViewThatFits(in: .horizontal) {
                HStack { SpecView(spec: spec) }
                VStack { SpecView(spec: spec) }
            }
        case 25: GeometryReader { geometry in SpecView(spec: spec).frame(width: geometry.size.width / 2) }
        case 26:
            Grid {
                GridRow {
                    SpecView(spec: spec)
                    Text("cell")
                }
                SpecView(spec: spec)
            }
        default: scrolled
        }
    }

    /// Scroll views are so large that all rows exist and they keep no position.
    @ViewBuilder private var scrolled: some View {
        switch kind {
        case 27:
            ScrollView(.horizontal) { LazyHStack { SpecView(spec: spec) } }
                .frame(width: 3000, height: 60).scrollIndicators(.hidden)
        case 28: LazyHStack { SpecView(spec: spec) }
        case 29: ScrollView { SpecView(spec: spec) }.frame(height: 3000).scrollIndicators(.hidden)
        case 30: SpecView(spec: spec).mask { Rectangle().padding(3) }.zIndex(1)
        case 31:
            HStack {
                SpecView(spec: spec)
                Spacer(minLength: 3)
                Divider()
            }
        case 32: SpecView(spec: spec).frame(maxWidth: .infinity, alignment: .trailing).safeAreaPadding(.leading, 5)
        default: SpecView(spec: spec).popover(isPresented: .constant(false)) { Text("popover") }
        }
    }
}
