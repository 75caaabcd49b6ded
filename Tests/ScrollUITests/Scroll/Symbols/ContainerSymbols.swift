import ScrollUI

/// Scroll views, readers, positions and anchors in each of their forms.
struct ContainerSymbols: View {
    @State private var id: String?
    @State private var automatic = ScrollPosition()
    @State private var ofType = ScrollPosition(idType: String.self)
    @State private var ofID = ScrollPosition(id: "b", anchor: .top)
    @State private var atEdge = ScrollPosition(idType: String.self, edge: .bottom)
    @State private var atPoint = ScrollPosition(idType: String.self, point: CGPoint(x: 1, y: 2))
    @State private var atX = ScrollPosition(idType: String.self, x: 3)
    @State private var atY = ScrollPosition(idType: String.self, y: 4)
    @State private var atBoth = ScrollPosition(idType: String.self, x: 5, y: 6)

    var body: some View {
        VStack {
            ScrollViewReader { proxy in
                ScrollView { Text("a").id("a") }
                    .onTapGesture {
                        proxy.scrollTo("a")
                        proxy.scrollTo("a", anchor: .center)
                        proxy.scrollTo("a", anchor: nil, offset: CGSize(width: 0, height: 8))
                    }
            }
            ScrollView(.horizontal, showsIndicators: false) { Text("b") }.scrollPosition(id: $id)
            ScrollView([.horizontal, .vertical]) { Text("c") }.scrollPosition(id: $id, anchor: .top)
            ScrollView([]) { Text("d") }.scrollPosition($automatic)
            positions
            anchors
        }
    }

    private var positions: some View {
        VStack {
            ScrollView { Text("e") }.scrollPosition($ofType, anchor: .leading)
            ScrollView { Text("f") }.scrollPosition($ofID)
            ScrollView { Text("g") }.scrollPosition($atEdge)
            ScrollView { Text("h") }.scrollPosition($atPoint)
            ScrollView { Text("i") }.scrollPosition($atX)
            ScrollView { Text("j") }.scrollPosition($atY)
            ScrollView { Text("k") }.scrollPosition($atBoth)
        }
        .onTapGesture(perform: request)
    }

    private func request() {
        ofType.scrollTo(id: "a")
        ofType.scrollTo(id: "a", anchor: .center)
        ofType.scrollTo(id: "a", anchor: .center, offset: CGSize(width: 4, height: 0))
        ofType.scrollTo(edge: .bottom)
        ofType.scrollTo(point: .zero)
        ofType.scrollTo(x: 1)
        ofType.scrollTo(y: 1)
        ofType.scrollTo(x: 1, y: 1)
        ofType.isPositionedByUser = true
        let report: (Edge?, CGPoint?, CGFloat?, CGFloat?) = (ofType.edge, ofType.point, ofType.x, ofType.y)
        let ids: ((any Hashable & Sendable)?, String?) = (ofType.viewID, ofType.viewID(type: String.self))
        _ = (report, ids, ofType == atEdge)
        withTransaction(\.scrollTargetAnchor, .bottom) { id = "a" }
        withTransaction(\.scrollPositionUpdatePreservesVelocity, true) { id = "b" }
        withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) { id = "c" }
        var transaction = Transaction(animation: .snappy)
        transaction.scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
        withTransaction(transaction) { id = nil }
    }

    private var anchors: some View {
        VStack {
            ScrollView { Text("l") }.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil)
            ScrollView { Text("m") }
                .defaultScrollAnchor(.bottom, for: .initialOffset)
                .defaultScrollAnchor(.top, for: .sizeChanges)
                .defaultScrollAnchor(.center, for: ScrollAnchorRole.alignment)
            ScrollView { Text("n").id("n") }.defaultScrollItem("n", anchor: .top)
        }
    }

    /// The parts of a scroll view, as wrappers of one read them.
    static func parts(of scroll: ScrollView<Text>) -> (Text, Axis.Set, Bool) {
        (scroll.content, scroll.axes, scroll.showsIndicators)
    }

    static let axes: [Axis] = Axis.allCases.filter { $0.description == "vertical" && $0.rawValue >= 0 }
}
