import Drawing

/// The animation from one text to another: pieces that stay, appear and disappear.
@MainActor
final class TextMotion {
    private var pieces: [TextPiece]
    private var leaving: [TextPiece] = []
    /// Whether the pieces are letters.
    private(set) var isByLetter = false
    /// The maximum number of pieces that disappear at the same time; further ones are not drawn.
    private static let most = 200

    /// Creates a motion from the `pieces` of a text at rest.
    init(_ pieces: [TextPiece]) {
        self.pieces = pieces
    }

    /// The parameters of the transition from one text to the next.
    struct Change {
        var kind: ContentTransition.Kind
        /// The direction: 1 is upwards, -1 downwards.
        var direction: Double
        var animation: Animation
        /// The shift of the whole text in points. Pieces that only fade stay at their old position, or appear at their new one.
        var shift = SIMD4<Double>.zero
        /// The inks of the previous text's pieces.
        var ink: TextInk
        var otherInks: [TextInk]

        func ink(for piece: TextPiece) -> TextInk { ink.of(piece.part, others: otherInks) }
    }

    /// Starts the transition to `next`, the pieces of a text at rest. Complexity: O(pieces).
    func change(to next: [TextPiece], _ change: Change, in graph: ViewGraph) {
        isByLetter = change.kind == .numeric
        leaving.removeAll { $0.hasLeft(at: graph.time) }
        var old = Dictionary(pieces.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        pieces = next.map { piece in
            guard let known = old.removeValue(forKey: piece.key) else { return arriving(piece, nil, change, graph) }
            guard known.looksLike(piece) else {
                leave(known, towards: piece, change, graph)
                return arriving(piece, known, change, graph)
            }
            return staying(known, as: piece, change, graph)
        }
        for piece in old.values { leave(piece, towards: nil, change, graph) }
        if leaving.count > Self.most { leaving.removeFirst(leaving.count - Self.most) }
    }

    /// Moves the pieces to their positions in a new layout of the same text, without an animation. Returns false if the pieces differ.
    func move(to next: [TextPiece]) -> Bool {
        guard next.map(\.key) == pieces.map(\.key) else { return false }
        for (index, piece) in next.enumerated() where pieces[index].origin.target != piece.origin.target {
            pieces[index].part = piece.part
            pieces[index].origin = piece.origin
        }
        return true
    }

    private func staying(_ known: TextPiece, as piece: TextPiece, _ change: Change, _ graph: ViewGraph) -> TextPiece {
        var piece = piece
        let goal = piece.origin.target
        piece.origin = known.origin
        piece.arrival = known.arrival
        piece.arrivalDirection = known.arrivalDirection
        if piece.origin.set(goal, animation: change.animation, at: graph.time) { graph.animations.follow(piece.origin) }
        return piece
    }

    private func arriving(_ piece: TextPiece, _ old: TextPiece?, _ change: Change, _ graph: ViewGraph) -> TextPiece {
        var piece = piece
        if let old, change.kind == .interpolate {
            let goal = piece.origin.target
            piece.origin = old.origin
            piece.origin.set(goal, animation: change.animation, at: graph.time)
        } else if change.kind == .opacity {
            let goal = piece.origin.target
            piece.origin = AnimatedVector(goal + change.shift)
            piece.origin.set(goal, animation: change.animation, at: graph.time)
        }
        piece.arrival = progress(change, graph)
        piece.arrivalDirection = change.kind == .numeric ? change.direction : 0
        return piece
    }

    private func leave(_ piece: TextPiece, towards next: TextPiece?, _ change: Change, _ graph: ViewGraph) {
        guard piece.opacity(at: graph.time) > 0 || piece.arrival?.isRunning == true else { return }
        var piece = piece
        piece.ink = change.ink(for: piece)
        piece.departure = progress(change, graph)
        piece.departureDirection = change.kind == .numeric ? change.direction : 0
        if let next, change.kind == .interpolate {
            piece.origin.set(next.origin.target, animation: change.animation, at: graph.time)
        } else if change.kind == .opacity {
            piece.origin.set(piece.origin.target - change.shift, animation: change.animation, at: graph.time)
        }
        leaving.append(piece)
    }

    private func progress(_ change: Change, _ graph: ViewGraph) -> AnimatedVector {
        var progress = AnimatedVector(0)
        progress.set(SIMD4(1, 0, 0, 0), animation: change.animation, at: graph.time)
        graph.animations.follow(progress)
        return progress
    }

    /// Returns whether any piece is being animated.
    func isRunning(at time: Duration) -> Bool {
        leaving.contains { !$0.hasLeft(at: time) } || pieces.contains { $0.isMoving(at: time) }
    }

    /// Draws the pieces. `ink` and `others` are the inks of the text.
    func paint(into painter: Painter, at time: Duration, _ ink: TextInk, others: [TextInk]) {
        for piece in leaving { paint(piece, piece.ink ?? ink, at: time, into: painter) }
        for piece in pieces { paint(piece, ink.of(piece.part, others: others), at: time, into: painter) }
    }

    private func paint(_ piece: TextPiece, _ ink: TextInk, at time: Duration, into painter: Painter) {
        let opacity = piece.opacity(at: time)
        guard opacity > 0 else { return }
        let origin = piece.origin.value(at: time)
        let baseline = Point(
            x: Double(painter.origin.x) + origin.x,
            y: Double(painter.origin.y) + origin.y + piece.shift(at: time))
        let scale = origin.z / piece.part.run.face.size
        let ink = ink.faded(opacity)
        guard abs(scale - 1) > 1e-6 else { return ink.paint(piece.part, at: baseline, into: painter) }
        let around = Affine(
            a: scale, b: 0, c: 0, d: scale, tx: baseline.x * (1 - scale), ty: baseline.y * (1 - scale))
        painter.transform(around) { ink.paint(piece.part, at: baseline, into: painter) }
    }
}

extension TextInk {
    /// Returns the ink of a part; `others` are for the spans after the first.
    func of(_ part: TextLine.Part, others: [TextInk]) -> TextInk {
        part.span > 0 && part.span <= others.count ? others[part.span - 1] : self
    }

    /// Returns the ink with its opacity multiplied by `opacity`.
    func faded(_ opacity: Double) -> TextInk {
        guard opacity < 1 else { return self }
        var copy = self
        copy.color = color.faded(opacity)
        copy.shadows = shadows.map { $0.faded(opacity) }
        copy.background = background?.faded(opacity)
        copy.underline?.color = underline?.color?.faded(opacity)
        copy.strikethrough?.color = strikethrough?.color?.faded(opacity)
        return copy
    }
}

extension PixelColor {
    fileprivate func faded(_ opacity: Double) -> PixelColor {
        var copy = self
        copy.alpha = UInt8(Double(alpha) * min(max(opacity, 0), 1) + 0.5)
        return copy
    }
}
