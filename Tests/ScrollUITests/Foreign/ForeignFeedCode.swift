// Screens of a feed, a pager, a ruler and a profile, as apps write them for iOS 17 to 26.
import ScrollUI

/// A feed of videos with a carousel in every third place; the wholly visible videos play.
struct VideoFeed: View {
    @State private var playing: [Int] = []
    @State private var loads = 0
    @State private var count = 12
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ForEach(0..<count, id: \.self) { index in
                    Group {
                        if index.isMultiple(of: 3) {
                            shelf(index)
                        } else {
                            RoundedRectangle(cornerRadius: 12).fill(.gray).frame(height: 90)
                        }
                    }
                    .id(index)
                }
                Text("Loading")
                    .frame(height: 30)
                    .onScrollVisibilityChange(threshold: 0.1) { isVisible in
                        if isVisible, count < 30 { count += 6 }
                    }
            }
            .scrollTargetLayout()
            .padding(.horizontal, 12)
        }
        .scrollPosition($position, anchor: .top)
        .refreshable {
            loads += 1
            await Task.yield()
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) { playing = $0 }
        .safeAreaBar(edge: .top) { Text("Feed \(count), loaded \(loads)").frame(height: 40) }
        .scrollEdgeEffectStyle(.hard, for: .top)
        .safeAreaInset(edge: .bottom, spacing: 0) {
            HStack {
                Text("playing \(playing.map(String.init).joined(separator: " "))")
                Button("Top") { withAnimation { position.scrollTo(edge: .top) } }.id("to top")
                Button("Seven") { position.scrollTo(id: 7) }.id("to seven")
            }
            .frame(height: 40)
        }
    }

    private func shelf(_ row: Int) -> some View {
        ScrollView(.horizontal) {
            HStack(spacing: 8) {
                ForEach(100..<110) { card in
                    Color.blue.frame(width: 100, height: 80).id("card \(row).\(card - 100)")
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew))
        .scrollIndicators(.hidden)
        .safeAreaPadding(.horizontal, 16)
        .frame(height: 80)
    }
}

/// Photos in pages; the number below is that of the page at rest.
struct PhotoPager: View {
    @State private var position = ScrollPosition()
    @State private var shown = 0
    @State private var phases: [String] = []

    var body: some View {
        VStack(spacing: 0) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<6) { Color.green.containerRelativeFrame([.horizontal, .vertical]).id("photo \($0)") }
                }
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition($position)
            .onScrollPhaseChange { old, new, context in
                phases.append("\(new)")
                guard !new.isScrolling, old != new else { return }
                let geometry = context.geometry
                shown = Int((geometry.contentOffset.x / geometry.containerSize.width).rounded())
            }
            .frame(height: 200)
            Text("Photo \(shown), by hand \(position.isPositionedByUser ? "yes" : "no")")
            Text(phases.joined(separator: " "))
            HStack {
                Button("Last") { withAnimation(.smooth) { position.scrollTo(edge: .trailing) } }.id("last")
                Button("Second") { position.scrollTo(x: 300) }.id("second")
                Button("Point") { position.scrollTo(point: CGPoint(x: 600, y: 0)) }.id("point")
            }
        }
    }
}

/// A ruler whose marks come to rest in the middle.
struct Ruler: View {
    @State private var mark: Int? = 20

    var body: some View {
        GeometryReader { proxy in
            VStack {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<100) { value in
                            Text("\(value)")
                                .frame(width: 40, height: 60)
                                .scrollTransition(.interactive.threshold(.centered)) { content, phase in
                                    content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1.4 : 1)
                                }
                                .id(value)
                                .onTapGesture { withAnimation(.snappy) { mark = value } }
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .scrollPosition(id: $mark, anchor: .center)
                .contentMargins(.horizontal, (proxy.size.width - 40) / 2, for: .scrollContent)
                .sensoryFeedbackOrNothing(mark)
                Text("Mark \(mark ?? -1)")
            }
        }
    }
}

extension View {
    fileprivate func sensoryFeedbackOrNothing(_ mark: Int?) -> some View { onChange(of: mark) {} }
}

/// A profile whose header is either whole or gone.
struct Profile: View {
    struct HeaderBehavior: ScrollTargetBehavior {
        let height: CGFloat

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            guard target.rect.minY < height, context.axes.contains(.vertical) else { return }
            let goesUp = context.velocity.dy < 0 || target.rect.minY < context.originalTarget.rect.minY
            target.rect.origin.y = goesUp ? 0 : height
        }

        func properties(context: PropertiesContext) -> Properties {
            var properties = Properties()
            properties.limitsScrolls = context.environment.horizontalSizeClass == .compact
            return properties
        }
    }

    @State private var progress = 0.0

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                Color.orange
                    .frame(height: 120)
                    .visualEffect { content, proxy in
                        let pull = max(0, proxy.frame(in: .scrollView(axis: .vertical)).minY)
                        return content.scaleEffect(y: 1 + pull / 120, anchor: .bottom)
                    }
                    .id("header")
                ForEach(0..<40) { row in
                    Text("Row \(row)").frame(maxWidth: .infinity, minHeight: 40).id(row)
                }
            }
        }
        .id("profile")
        .scrollTargetBehavior(HeaderBehavior(height: 120))
        .onScrollGeometryChange(for: Double.self) { geometry in
            let whole = geometry.contentSize.height - geometry.containerSize.height
            return (geometry.contentOffset.y / whole * 100).rounded()
        } action: { _, new in
            progress = new
        }
        .overlay(alignment: .topTrailing) { Text("\(Int(progress)) %") }
    }
}

/// Notes that begin at their newest one, and are at the top while they are few.
struct Notes: View {
    @State private var notes: [Int]

    init(_ count: Int) { _notes = State(initialValue: Array(0..<count)) }

    var body: some View {
        ScrollView {
            VStack(spacing: 4) {
                ForEach(notes, id: \.self) { Text("Note \($0)").frame(maxWidth: .infinity).frame(height: 30).id($0) }
            }
        }
        .defaultScrollAnchor(.bottom, for: .initialOffset)
        .defaultScrollAnchor(.bottom, for: .sizeChanges)
        .defaultScrollAnchor(.top, for: .alignment)
        .overlay(alignment: .bottomTrailing) { Button("Add") { notes.append(notes.count) }.id("add") }
    }
}
