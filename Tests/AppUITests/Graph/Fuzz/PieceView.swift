import AppUI
import Foundation
import Observation
@_spi(Nodes) import ScrollUI

@MainActor @Observable
final class PieceModel {
    var piece: Piece?
    @ObservationIgnored let watch = PairWatch()

    init(_ piece: Piece) { self.piece = piece }
}

struct PieceRoot: View {
    let model: PieceModel
    @Namespace private var space

    var body: some View {
        ZStack {
            if let piece = model.piece { PieceView(piece: piece, watch: model.watch, space: space) }
        }
        .frame(width: 300, height: 300)
    }
}

private struct PieceView: View {
    let piece: Piece
    let watch: PairWatch
    let space: Namespace.ID

    private func view(_ piece: Piece) -> PieceView { PieceView(piece: piece, watch: watch, space: space) }

    private func views(_ elements: [Piece.Element]) -> some View { ForEach(elements) { view($0.piece) } }

    private func rows(_ elements: [Piece.Element]) -> some View {
        ForEach(elements) { view($0.piece).frame(minHeight: 20) }
    }

    var body: some View {
        switch piece {
        case .leaf(let leaf, let key): LeafView(leaf: leaf, key: key, watch: watch).id(key)
        case .column(let pieces): VStack(spacing: 2) { views(pieces) }
        case .row(let pieces): HStack(spacing: 2) { views(pieces) }
        case .layers(let pieces): ZStack { views(pieces) }
        case .each(let elements): rows(elements)
        case .maybe(let isThere, let piece): if isThere { view(piece).transition(.move(edge: .top)) }
        case .either(true, let first, _): view(first)
        case .either(false, _, let second): view(second).transition(.opacity)
        case .identified(let id, let piece): view(piece).id(id)
        default: container
        }
    }

    @ViewBuilder private var container: some View {
        switch piece {
        case .lazyColumn(let elements): ScrollView { LazyVStack(spacing: 1) { rows(elements) }.padding(1) }
        case .grid(let elements):
            LazyVGrid(columns: [GridItem(), GridItem()]) { rows(elements) }
        case .list(let elements): ListView(elements: elements, watch: watch) { view($0) }
        case .scroll(let isVertical, let pieces, let key):
            ScrollView(isVertical ? .vertical : .horizontal) { VStack { views(pieces) }.padding(40) }
                .onScrollPhaseChange { old, new in
                    if old == .idle, new != .idle { watch.note("phase", key, begins: true) }
                    if old != .idle, new == .idle { watch.note("phase", key, begins: false) }
                }
                .refreshable {}
                .id(key)
        default: surrounded
        }
    }

    @ViewBuilder private var surrounded: some View {
        switch piece {
        case .wrapped(0, let pieces): Group { views(pieces) }.padding(1)
        case .wrapped(1, let pieces): Group { views(pieces) }.onTapGesture {}
        case .wrapped(2, let pieces): Group { views(pieces) }.onHover { _ in }
        case .wrapped(3, let pieces): Group { views(pieces) }.containerRelativeFrame(.horizontal)
        case .wrapped(4, let pieces): LazyVStack { Group { views(pieces) }.offset(x: 2) }
        case .wrapped(5, let pieces): ViewThatFits { views(pieces) }
        case .wrapped(6, let pieces):
            Group { views(pieces) }.background(Color.blue).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) }
        case .wrapped(7, let pieces): List { Section("part") { views(pieces) } }
        case .wrapped(8, let pieces): Button(action: {}, label: { views(pieces) })
        case .wrapped(9, let pieces): Group { views(pieces) }.geometryGroup()
        case .wrapped(_, let pieces): Group { views(pieces) }.safeAreaInset(edge: .bottom) { Text("bar") }
        default: moving
        }
    }

    @ViewBuilder private var moving: some View {
        switch piece {
        case .moving(0, let piece): view(piece).animation(.linear(duration: 0.2), value: 0)
        case .moving(1, let piece): view(piece).matchedGeometryEffect(id: 1, in: space)
        case .moving(2, let piece): view(piece).matchedGeometryEffect(id: 1, in: space, isSource: false)
        case .moving(3, let piece):
            view(piece).transaction {
                $0.animation = nil
            } body: {
                $0.padding(1)
            }
        case .moving(_, let piece): view(piece).transition(.scale.combined(with: .slide))
        case .popover(let isOpen, let piece):
            Text("anchor").popover(isPresented: .constant(isOpen)) { view(piece) }
        default: EmptyView()
        }
    }
}

/// A list whose rows can be swiped, moved, selected and deleted.
private struct ListView<Row: View>: View {
    let elements: [Piece.Element]
    let watch: PairWatch
    @ViewBuilder let row: (Piece) -> Row
    @State private var chosen: Set<Int> = []

    var body: some View {
        List(selection: $chosen) {
            ForEach(elements) { element in
                row(element.piece).swipeActions { Button("Bin") {} }
            }
            .onMove { _, _ in }
            .onDelete { _ in }
        }
    }
}

private struct LeafView: View {
    let leaf: Piece.Leaf
    let key: Int
    let watch: PairWatch
    @State private var text = "word"
    @State private var value = 0.5
    @State private var choice = 0
    @State private var isOn = false
    @FocusState private var isFocused: Bool
    @GestureState private var way: CGFloat

    init(leaf: Piece.Leaf, key: Int, watch: PairWatch) {
        self.leaf = leaf
        self.key = key
        self.watch = watch
        _way = GestureState(wrappedValue: 0) { _, _ in watch.note("state", key, begins: false) }
    }

    var body: some View {
        switch leaf {
        case .text: Text("text \(key)")
        case .button: Button("button") { isOn.toggle() }
        case .press: pressed
        case .drag: dragged
        case .field: TextField("field", text: $text).focused($isFocused)
        case .slider: Slider(value: $value) { watch.note("editing", key, begins: $0) }
        case .picker:
            Picker("", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
        case .menu: Menu("menu") { Button("act") { isOn.toggle() } }
        default: more
        }
    }

    @ViewBuilder private var more: some View {
        switch leaf {
        case .stateDrag:
            plate.gesture(
                DragGesture(minimumDistance: 2).updating($way) { value, state, _ in
                    watch.noteOnce("state", key)
                    state = value.translation.width
                })
        case .twoTaps: plate.onTapGesture(count: 2) { isOn.toggle() }.onTapGesture { choice += 1 }
        case .hold: plate.onLongPressGesture { isOn.toggle() }
        case .focusable:
            plate.keyboardInput(handlers)
        case .geometry: GeometryReader { Text("\(Int($0.frame(in: .global).minY))") }.frame(width: 60, height: 20)
        case .life:
            plate.onAppear { watch.note("life", key, begins: true) }.onDisappear {
                watch.note("life", key, begins: false)
            }
            .task {}
        case .stepper: Stepper("step", value: $choice)
        default: Toggle("on", isOn: $isOn)
        }
    }

    private var plate: some View {
        Color.green.frame(width: 60 + CGFloat(choice % 3), height: 24).opacity(isOn ? 1 : 0.5)
    }

    private var handlers: KeyboardHandlers {
        var handlers = KeyboardHandlers()
        var hadKeyboard = false
        handlers.focus = { hasKeyboard, _ in
            if hasKeyboard { watch.noteOnce("focus", key) } else { watch.note("focus", key, begins: false) }
            hadKeyboard = hasKeyboard
        }
        handlers.text = { _ in hadKeyboard }
        return handlers
    }

    private var pressed: some View {
        plate.responder(
            Responder.Handlers(
                hover: { watch.note("hover", key, begins: $0) }, press: { watch.note("press", key, begins: $0) },
                tap: { _, _ in isOn.toggle() }))
    }

    private var dragged: some View {
        plate.responder(
            Responder.Handlers(
                press: { watch.note("press", key, begins: $0) },
                drag: { event in
                    switch event.phase {
                    case .began: watch.note("drag", key, begins: true)
                    case .ended, .cancelled: watch.note("drag", key, begins: false)
                    case .changed: value = Double(event.location.x)
                    }
                }))
    }
}
