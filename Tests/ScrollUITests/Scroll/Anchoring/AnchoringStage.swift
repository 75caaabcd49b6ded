import Foundation
import Observation
import ScrollUI
import ViewTestSupport

/// A list in a window 300 points high, with every option that may make a layout move its content.
@MainActor @Observable
final class AnchoringStage {
    var rows: [Int]
    var position: ScrollPosition
    @ObservationIgnored var proxy: ScrollViewProxy?
    /// Called when the list appears, in its first frame.
    @ObservationIgnored var appear: (AnchoringStage) -> Void = { _ in }

    let options: Options
    @ObservationIgnored private(set) var host = ViewHost(size: .zero) { EmptyView() }

    struct Options {
        var rows = Array(0..<40)
        /// Whether rows have 50 points; otherwise 20 to 98.
        var isEven = true
        var isLazy = false
        var snaps = false
        var initial: UnitPoint?
        var initialItem: Int?
        var sizeChanges: UnitPoint?
        /// Nil without a binding.
        var position: ScrollPosition?
        var appear: (AnchoringStage) -> Void = { _ in }
    }

    init(_ options: Options) {
        self.options = options
        rows = options.rows
        position = options.position ?? ScrollPosition(idType: Int.self)
        appear = options.appear
        host = ViewHost(size: CGSize(width: 200, height: 300)) { AnchoredList(stage: self) }
        host.frame(at: .zero)
    }

    func height(_ row: Int) -> CGFloat { options.isEven ? 50 : CGFloat(20 + abs(row) % 7 * 13) }

    /// The start of a row in the window, in points.
    func top(_ row: Int) -> CGFloat { host.frame(ofID: row)?.minY ?? .nan }

    /// The distance from the window's end to the content's end, in points.
    var left: CGFloat {
        guard let geometry = host.scrollGeometry(ofID: "list") else { return .nan }
        return geometry.contentSize.height - geometry.visibleRect.maxY
    }

    /// Shows the changes in one frame, and makes more frames afterwards.
    func show() {
        host.frame(at: host.time + .milliseconds(16))
        host.wait(0.2)
    }

    func resize(by delta: CGFloat) { host.size.height += delta }
    func jump(to row: Int, _ anchor: UnitPoint = .top) { proxy?.scrollTo(row, anchor: anchor) }
    func request(_ row: Int, _ anchor: UnitPoint = .top) { position.scrollTo(id: row, anchor: anchor) }
    func put(_ count: Int, before row: Int) {
        let new = (1...count).map { -100 * (rows.count + 1) - $0 }
        rows.insert(contentsOf: new, at: rows.firstIndex(of: row) ?? 0)
    }
    func append(_ count: Int) { rows += (1...count).map { 1000 + 100 * rows.count + $0 } }
}

private struct AnchoredList: View {
    let stage: AnchoringStage

    var body: some View {
        ScrollViewReader { proxy in
            anchored.onAppear {
                stage.proxy = proxy
                stage.appear(stage)
            }
        }
    }

    @ViewBuilder private var anchored: some View {
        let options = stage.options
        if let item = options.initialItem {
            bound.defaultScrollItem(item, anchor: .top)
        } else {
            bound.defaultScrollAnchor(options.initial, for: .initialOffset)
                .defaultScrollAnchor(options.sizeChanges, for: .sizeChanges)
        }
    }

    @ViewBuilder private var bound: some View {
        @Bindable var stage = stage
        if stage.options.position == nil { snapping } else { snapping.scrollPosition($stage.position) }
    }

    @ViewBuilder private var snapping: some View {
        if stage.options.snaps { list.scrollTargetBehavior(.viewAligned) } else { list }
    }

    private var list: some View {
        ScrollView {
            if stage.options.isLazy {
                LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
            } else {
                VStack(spacing: 0) { rows }.scrollTargetLayout()
            }
        }
        .id("list")
    }

    private var rows: some View {
        ForEach(stage.rows, id: \.self) { Color.red.frame(height: stage.height($0)).id($0) }
    }
}
