// An ordinary custom layout with values from its views, animated cards and gestures, which must compile with this
// import and no other.
import ScrollUI

private struct BreaksLine: LayoutValueKey {
    static let defaultValue = false
}

private struct ImportanceKey: ContainerValueKey {
    static let defaultValue = 0
}

extension ContainerValues {
    var importance: Int {
        get { self[ImportanceKey.self] }
        set { self[ImportanceKey.self] = newValue }
    }
}

extension View {
    func breaksLine() -> some View { layoutValue(key: BreaksLine.self, value: true) }
}

/// Views one after the other, in as many lines as they need; important ones first.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    var animatableData: CGFloat {
        get { spacing }
        set { spacing = newValue }
    }

    struct Cache {
        var order: [Int]
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(
            order: subviews.indices.sorted {
                let (left, right) = (subviews[$0].containerValues.importance, subviews[$1].containerValues.importance)
                return left == right ? $0 < $1 : left > right
            })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let places = places(width: proposal.replacingUnspecifiedDimensions().width, subviews, cache)
        return places.reduce(into: CGSize.zero) { size, frame in
            size.width = max(size.width, frame.maxX)
            size.height = max(size.height, frame.maxY)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for (index, frame) in zip(cache.order, places(width: bounds.width, subviews, cache)) {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func places(width: CGFloat, _ subviews: Subviews, _ cache: Cache) -> [CGRect] {
        var (x, y, line) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        return cache.order.map { index in
            let size = subviews[index].sizeThatFits(.unspecified)
            if x > 0, x + size.width > width || subviews[index][BreaksLine.self] {
                (x, y, line) = (0, y + line + spacing, 0)
            }
            defer {
                x += size.width + spacing
                line = max(line, size.height)
            }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}

struct TagCloud: View {
    @State private var tags = ["swift", "linux", "layout", "scrolling", "feel"]
    @State private var chosen: String?
    @State private var isWide = false
    @GestureState private var pull = CGSize.zero
    @GestureState private var isHeld = false

    var body: some View {
        let layout = isWide ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(FlowLayout())
        VStack(alignment: .leading, spacing: 12) {
            layout {
                ForEach(tags, id: \.self) { tag in
                    Text(tag)
                        .padding(.horizontal, 10)
                        .padding(.vertical, 4)
                        .background(
                            tag == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray.opacity(0.2)), in: .capsule
                        )
                        .containerValue(\.importance, tag == chosen ? 1 : 0)
                        .onTapGesture { withAnimation(.bouncy) { chosen = chosen == tag ? nil : tag } }
                        .transition(.asymmetric(insertion: .scale, removal: .move(edge: .trailing)))
                        .id(tag)
                }
            }
            .gesture(
                DragGesture(minimumDistance: 5)
                    .updating($pull) { value, state, transaction in
                        state = value.translation
                        transaction.animation = .interactiveSpring
                    }
                    .simultaneously(
                        with: LongPressGesture(minimumDuration: 0.2).updating($isHeld) { value, state, _ in
                            state = value
                        })
            )
            .offset(pull)
            .scaleEffect(isHeld ? 0.98 : 1)
            ViewThatFits(in: .horizontal) {
                Text("A line that is much too long for a narrow window, and says so at length")
                Text(chosen.map { "chosen \($0)" } ?? "nothing chosen")
            }
            .gesture(chosen == nil ? nil : TapGesture().onEnded { chosen = nil })
            HStack {
                Button("Shuffle") { withAnimation(.easeInOut(duration: 0.3)) { tags.reverse() } }.id("shuffle")
                Button(isWide ? "Flow" : "Column") { withAnimation { isWide.toggle() } }.id("mode")
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background {
            GeometryReader { proxy in
                RoundedRectangle(cornerRadius: 12).fill(.quinary(of: proxy.size))
            }
        }
    }
}

extension ShapeStyle where Self == LinearGradient {
    static func quinary(of size: CGSize) -> LinearGradient {
        LinearGradient(
            colors: [.blue.opacity(0.1), .purple.opacity(size.width > 300 ? 0.2 : 0.1)], startPoint: .top,
            endPoint: .bottomTrailing)
    }
}
