import AppUI
import Foundation
import Observation
import ScrollUI
import ViewTestSupport

/// A part of a random board: a control, a container of lists and forms, or a modifier around other parts.
struct Board: Equatable, Identifiable {
    enum Kind: Int, CaseIterable {
        case text, toggle, stepper, progress, label, button, picker, slider, gauge, menu, date, link, unavailable, field
        case list, form, section, group, disclosure, box, labeled, stack, tabs, column, row, lazyColumn, maybe, modified
        case pages, scrollRow, lazyGrid, controls, fitting, split

        var isLeaf: Bool { rawValue <= Kind.field.rawValue }
    }

    var id: Int
    var kind: Kind
    var value: Int
    var parts: [Board] = []

    static func random(depth: Int, _ random: inout SeededNumbers) -> Board {
        let kinds = Kind.allCases.filter { depth > 0 || $0.isLeaf }
        let kind = kinds[random.next(kinds.count)]
        let count = kind.isLeaf ? 0 : random.next(4)
        let parts = (0..<count).map { index in
            var part = Board.random(depth: depth - 1, &random)
            part.id = index
            return part
        }
        return Board(id: 0, kind: kind, value: random.next(24), parts: parts)
    }

    /// The same board with one change.
    func changed(depth: Int, _ random: inout SeededNumbers) -> Board {
        var board = self
        if !parts.isEmpty, random.next(3) > 0 {
            let index = random.next(parts.count)
            board.parts[index] = parts[index].changed(depth: depth - 1, &random)
            board.parts[index].id = parts[index].id
            return board
        }
        switch random.next(5) {
        case 0 where parts.count > 1: board.parts.swapAt(0, random.next(parts.count))
        case 1 where !parts.isEmpty: board.parts.remove(at: random.next(parts.count))
        case 2 where !kind.isLeaf:
            var part = Board.random(depth: max(0, depth - 1), &random)
            part.id = (parts.map(\.id).max() ?? 0) + 1
            board.parts.insert(part, at: random.next(parts.count + 1))
        case 3:
            board = Board.random(depth: max(0, depth), &random)
            board.id = id
        default: board.value = random.next(24)
        }
        return board
    }
}

@MainActor @Observable
final class BoardModel {
    var board: Board
    var surroundings = Surroundings()

    init(_ board: Board) { self.board = board }

    /// A model of the same board in the same surroundings.
    convenience init(copyOf model: BoardModel) {
        self.init(model.board)
        surroundings = model.surroundings
    }
}

struct BoardRoot: View {
    let model: BoardModel
    var body: some View { model.surroundings.around(BoardView(board: model.board)) }
}

private struct BoardView: View {
    let board: Board

    private var value: Int { board.value }
    private var isOn: Bool { value % 2 == 0 }

    var body: some View {
        switch board.kind {
        case .text: Text("text \(value)")
        case .toggle: Toggle("toggle \(value)", isOn: .constant(isOn))
        case .stepper: Stepper("stepper \(value)", value: .constant(value))
        case .progress: ProgressView("progress", value: Double(value), total: 24)
        case .label: Label("label \(value)", systemImage: isOn ? "star" : "heart")
        case .button: Button("button \(value)") {}
        case .picker:
            Picker("picker", selection: .constant(value % 3)) { ForEach(0..<3) { Text("choice \($0)").tag($0) } }
        case .field: TextField("field", text: .constant("value \(value)"))
        default: if board.kind.isLeaf { otherLeaf } else { container }
        }
    }

    @ViewBuilder private var otherLeaf: some View {
        switch board.kind {
        case .slider: Slider(value: .constant(Double(value)), in: 0...24)
        case .gauge: Gauge(value: Double(value), in: 0...24) { Text("gauge") }
        case .menu: Menu("menu \(value)") { Button("item") {} }
        case .date: DatePicker("date", selection: .constant(Date(timeIntervalSince1970: Double(value) * 86_400)))
        case .link: NavigationLink("link \(value)") { Text("page") }
        default: ContentUnavailableView("nothing \(value)", systemImage: isOn ? "star" : "heart")
        }
    }

    private var parts: some View { ForEach(board.parts) { BoardView(board: $0) } }

    @ViewBuilder private var container: some View {
        switch board.kind {
        case .list: sized { List { parts } }
        case .form: sized { Form { parts } }
        case .section: Section("section \(value)") { parts }
        case .group: Group { parts }
        case .disclosure: DisclosureGroup("disclosure \(value)", isExpanded: .constant(isOn)) { parts }
        case .box: GroupBox("box \(value)") { parts }
        case .labeled: LabeledContent("labeled \(value)") { parts }
        case .stack: sized { NavigationStack { parts.navigationTitle("title \(value)") } }
        case .tabs: tabs
        case .column: VStack(alignment: isOn ? .leading : .center) { parts }
        case .row: HStack { parts }
        case .lazyColumn: sized { ScrollView { LazyVStack { parts } } }
        case .maybe: if isOn { parts }
        case .modified: ModifiedBoard(value: value) { parts }
        default: otherContainer
        }
    }

    @ViewBuilder private var otherContainer: some View {
        switch board.kind {
        case .pages:
            sized {
                TabView(selection: .constant(board.parts.first?.id ?? 0)) {
                    // A page is one view: a selected part without views has no page.
                    ForEach(board.parts) { part in VStack { BoardView(board: part) }.tag(part.id) }
                }
                .tabViewStyle(.page)
                .frame(width: 300)
            }
        case .scrollRow: ScrollView(.horizontal) { HStack { parts } }
        case .lazyGrid: sized { ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { parts } } }
        case .controls: ControlGroup { parts }
        case .fitting:
            ViewThatFits(in: .horizontal) {
                HStack { parts }
                VStack { parts }
            }
        default:
            sized {
                NavigationSplitView {
                    parts
                } detail: {
                    Text("detail \(value)")
                }
            }
        }
    }

    private var tabs: some View {
        TabView(selection: .constant(board.parts.isEmpty ? 0 : board.parts[value % board.parts.count].id)) {
            ForEach(board.parts) { part in
                BoardView(board: part).tabItem { Label("tab \(part.id)", systemImage: "star") }.tag(part.id)
            }
        }
        .frame(height: height)
        .environment(\.boardHeight, height / 4)
    }

    @Environment(\.boardHeight) private var height

    /// As high as the board, or as a quarter of the container around: all of a container is in view.
    private func sized(_ content: () -> some View) -> some View {
        content().frame(height: height).environment(\.boardHeight, height / 4)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var boardHeight: CGFloat = 11_000
}

private struct ModifiedBoard<Content: View>: View {
    let value: Int
    @ViewBuilder let content: Content

    var body: some View {
        switch value {
        case 0: content.badge(3)
        case 1: content.listRowInsets(EdgeInsets(top: 9, leading: 40, bottom: 9, trailing: 3))
        case 2: content.listRowBackground(Color.red)
        case 3: content.listRowSeparator(.hidden)
        case 4: content.tint(.green)
        case 5: content.disabled(true)
        case 6: content.controlSize(.small)
        case 7: content.labelStyle(.iconOnly)
        case 8: content.font(.title)
        case 9: content.padding(5)
        case 10: content.swipeActions { Button("swipe") {} }
        case 11: content.contextMenu { Button("menu") {} }
        default: more
        }
    }

    @ViewBuilder private var more: some View {
        switch value {
        case 12: content.toolbar { Button("tool") {} }
        case 13: content.headerProminence(.increased)
        case 14: content.listStyle(.plain)
        case 15: content.labelsHidden()
        case 16: content.pickerStyle(.segmented)
        case 17: content.overlay { Text("over") }
        case 18: content.safeAreaInset(edge: .bottom) { Text("bar") }
        case 19: content.sheet(isPresented: .constant(false)) { Text("sheet") }
        case 20: content.onTapGesture {}
        case 21: content.navigationTitle("inner title")
        case 22: content.listRowSpacing(7)
        default: content.environment(\.layoutDirection, .rightToLeft)
        }
    }
}
