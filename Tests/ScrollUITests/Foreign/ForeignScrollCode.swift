// Scroll code as apps write it for iOS 17 to 26, which must compile with this import and no other.
import ScrollUI

struct Album: Identifiable, Hashable {
    let id: String
    var title: String { id.capitalized }

    static let samples = ["amber", "birch", "coral", "dune", "ember", "fern", "gale", "haze"].map(Album.init)
}

/// A carousel with arrows and the name of the card in the middle.
struct AlbumCarousel: View {
    @State private var current: Album.ID?
    private let albums = Album.samples

    var body: some View {
        VStack(spacing: 0) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 12) {
                    ForEach(albums) { album in
                        RoundedRectangle(cornerRadius: 16)
                            .fill(.blue)
                            .aspectRatio(3.0 / 2.0, contentMode: .fit)
                            .containerRelativeFrame(.horizontal, count: 1, span: 1, spacing: 12)
                            .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                                content
                                    .scaleEffect(phase.isIdentity ? 1 : 0.85)
                                    .rotation3DEffect(.degrees(phase.value * -12), axis: (x: 0, y: 1, z: 0))
                                    .opacity(1 - abs(phase.value) * 0.4)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 40, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
            .scrollPosition(id: $current)
            .scrollIndicators(.never)
            .frame(height: 200)
            Text(current.flatMap { id in albums.first { $0.id == id }?.title } ?? "None")
            HStack {
                Button("Back") { step(-1) }.id("back")
                Button("On") { step(1) }.id("on")
            }
        }
    }

    private func step(_ distance: Int) {
        let index = albums.firstIndex { $0.id == current } ?? 0
        guard albums.indices.contains(index + distance) else { return }
        withAnimation(.snappy) { current = albums[index + distance].id }
    }
}

/// A conversation that begins at its end and follows it.
struct Conversation: View {
    struct Message: Identifiable {
        let id: Int
        var text: String { "Message \(id)" }
    }

    @State private var messages = (0..<40).map(Message.init)
    @State private var isAtEnd = true
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 6) {
                ForEach(messages) { message in
                    Text(message.text).padding(8).frame(height: 36).id(message.id)
                }
            }
            .scrollTargetLayout()
            .padding(.horizontal)
        }
        .defaultScrollAnchor(.bottom)
        .defaultScrollAnchor(.top, for: .alignment)
        .scrollPosition($position)
        .scrollDismissesKeyboard(.interactively)
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.visibleRect.maxY >= geometry.contentSize.height - 20
        } action: { _, atEnd in
            isAtEnd = atEnd
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            HStack {
                Text(isAtEnd ? "at the end" : "further up")
                Button("Send") { messages.append(Message(id: messages.count)) }.id("send")
                Button("End") { withAnimation { position.scrollTo(edge: .bottom) } }.id("end")
            }
            .frame(height: 44)
        }
    }
}

/// A custom behaviour: rests on multiples of a length.
struct MultiplesBehavior: ScrollTargetBehavior {
    let step: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let furthest = context.contentSize.height - context.containerSize.height
        if target.rect.minY >= furthest { return }
        let place = target.rect.minY / step
        let whole = context.velocity.dy > 0 ? place.rounded(.up) : place.rounded(.down)
        target.rect.origin.y = min(furthest, whole * step)
    }
}

extension ScrollTargetBehavior where Self == MultiplesBehavior {
    static func multiples(of step: CGFloat) -> MultiplesBehavior { MultiplesBehavior(step: step) }
}

struct SteppedChart: View {
    var body: some View {
        ScrollView(.vertical) {
            Rectangle().fill(.green).frame(width: 200, height: 3000).id("chart")
        }
        .scrollTargetBehavior(.multiples(of: 70))
        .scrollBounceBehavior(.basedOnSize)
    }
}

/// A header that shrinks with the offset and a phase shown in words.
struct ShrinkingHeader: View {
    @State private var offset: CGFloat = 0
    @State private var phase = ScrollPhase.idle

    private var height: CGFloat { max(40, 120 - max(0, offset)) }

    var body: some View {
        VStack(spacing: 0) {
            Text(phase == .idle ? "resting" : "moving").frame(maxWidth: .infinity).frame(height: height).id("header")
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<30) { row in
                        Text("Row \(row)")
                            .frame(maxWidth: .infinity, minHeight: 44)
                            .visualEffect { content, proxy in
                                content.offset(x: max(0, -proxy.frame(in: .scrollView(axis: .vertical)).minY))
                            }
                    }
                }
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y + $0.contentInsets.top
            } action: {
                offset = $1
            }
            .onScrollPhaseChange { _, new, context in
                phase = new
                if new == .idle, let velocity = context.velocity { assert(velocity.dy == 0) }
            }
        }
    }
}

/// Onboarding in whole pages.
struct Onboarding: View {
    @State private var page: Int? = 1

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) {
                ForEach(0..<4, id: \.self) { index in
                    Text("Page \(index)").containerRelativeFrame([.horizontal, .vertical]).id(index)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $page)
        .overlay(alignment: .bottom) {
            HStack(spacing: 6) {
                ForEach(0..<4, id: \.self) { index in
                    Circle().fill(index == page ? .blue : .gray).frame(width: 8, height: 8)
                }
            }
            .id(page.map { "dots \($0)" } ?? "dots")
        }
    }
}

/// A list by sections with a reader, as before iOS 17.
struct LetterIndex: View {
    private let letters = ["A", "B", "C", "D", "E"]

    var body: some View {
        ScrollViewReader { proxy in
            HStack(alignment: .top, spacing: 0) {
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
                        ForEach(letters, id: \.self) { letter in
                            Section {
                                ForEach(1...10, id: \.self) { number in
                                    Text("\(letter)\(number)").frame(height: 30)
                                }
                            } header: {
                                Text(letter).frame(maxWidth: .infinity, minHeight: 24).background(.gray)
                            }
                            .id(letter)
                        }
                    }
                }
                VStack {
                    ForEach(letters, id: \.self) { letter in
                        Text(letter).id("jump \(letter)").onTapGesture {
                            withAnimation(.easeInOut) { proxy.scrollTo(letter, anchor: .top) }
                        }
                    }
                }
            }
        }
    }
}
