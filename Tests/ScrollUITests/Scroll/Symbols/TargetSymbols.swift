import ScrollUI

/// Targets and behaviours in each of their forms.
struct TargetSymbols: View {
    let isPaged: Bool

    var body: some View {
        VStack {
            ScrollView { VStack { Text("a") }.scrollTargetLayout() }.scrollTargetBehavior(.paging)
            ScrollView { LazyVStack { Text("b") }.scrollTargetLayout(isEnabled: true) }
                .scrollTargetBehavior(.viewAligned)
            ScrollView { Text("c").scrollTarget(isEnabled: true) }
                .scrollTargetBehavior(PagingScrollTargetBehavior())
            ScrollView { Text("d").scrollTarget() }
                .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
            aligned
            ours
        }
        .environment(\.horizontalSizeClass, .compact)
        .environment(\.verticalSizeClass, .regular)
    }

    @ViewBuilder private var aligned: some View {
        ScrollView { Text("e") }.scrollTargetBehavior(.viewAligned(anchor: .center))
        ScrollView { Text("f") }.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew, anchor: .top))
        ScrollView { Text("g") }.scrollTargetBehavior(ViewAlignedScrollTargetBehavior())
        ScrollView { Text("h") }.scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .always))
        ScrollView { Text("i") }.scrollTargetBehavior(ViewAlignedScrollTargetBehavior(anchor: nil))
        ScrollView { Text("j") }
            .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: .center))
        ScrollView { Text("k") }
            .scrollTargetBehavior(isPaged ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned))
    }

    @ViewBuilder private var ours: some View {
        ScrollView { Text("l") }.scrollTargetBehavior(.paging(spacing: 8)).scrollFeel(.uikit)
        ScrollView { Text("m") }.scrollTargetBehavior(Hundreds()).scrollDeceleration(.fast)
    }

    static let limits: [ViewAlignedScrollTargetBehavior.LimitBehavior] = [
        .automatic, .always, .alwaysByFew, .alwaysByOne, .never,
    ]
}

/// A custom behaviour that stops at every hundredth point.
struct Hundreds: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let room = context.contentSize.height - context.containerSize.height
        guard context.axes.contains(.vertical), context.velocity.dy != 0, room > 0 else { return }
        if context.verticalSizeClass == .compact, target == context.originalTarget { return }
        target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
        target.anchor = .top
    }

    func properties(context: PropertiesContext) -> Properties {
        var properties = ScrollTargetBehaviorProperties()
        properties.limitsScrolls = context.axes == .horizontal && context.environment.horizontalSizeClass == .compact
        return properties
    }
}

/// The same types under the names that declarations use.
@MainActor
func ask(
    _ behavior: AnyScrollTargetBehavior, _ target: inout ScrollTarget, _ context: ScrollTargetBehaviorContext,
    _ properties: ScrollTargetBehaviorPropertiesContext
) -> ScrollTargetBehaviorProperties {
    let base: any ScrollTargetBehavior = behavior.base
    base.updateTarget(&target, context: context)
    return base.properties(context: properties)
}
