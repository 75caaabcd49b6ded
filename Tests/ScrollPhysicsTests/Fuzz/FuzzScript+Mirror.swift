import ScrollPhysics

/// The same script with left and right, and up and down, exchanged.
extension FuzzScript {
    /// The allowed difference from the mirror image, in points: lengths are subtracted in another order.
    private static var tolerance: Double { 1e-6 }

    func mirrorBreach() -> String? {
        guard let script = withAMirrorImage else { return nil }
        let times = script.sampleTimes
        let image = script.mirrored.samples(at: times)
        for (sample, image) in zip(script.samples(at: times), image) {
            for axis in ScrollAxis.allCases {
                let expected = script.mirrored(sample.offset[axis], on: axis)
                guard abs(expected - image.offset[axis]) > Self.tolerance * max(1, abs(expected) / 1000) else {
                    continue
                }
                return "at \(Double(sample.time) / 1e9) s \(axis) mirrors to \(expected), the mirrored input gives "
                    + "\(image.offset[axis])"
            }
        }
        return nil
    }

    /// The script without new lengths, which count from the start of the content. Nil if the content fits, since it
    /// rests at its start, and if the insets leave nothing of the viewport.
    private var withAMirrorImage: FuzzScript? {
        let isEven = ScrollAxis.allCases.allSatisfy { !extent[$0].fits && extent[$0].page > 0 }
        guard isEven else { return nil }
        var script = self
        script.steps.removeAll { $0.intent.isLayout }
        switch targets {
        case .none: break
        case .paging: script.extent = ScrollExtent(x: Self.wholePages(extent.x), y: Self.wholePages(extent.y))
        case .aligned(let targets): script.targets = .aligned(Self.withoutTies(targets))
        }
        script.offset = script.start
        return script
    }

    /// Content of whole pages, the same from either end. Their length is odd, so that no offset lies halfway between two.
    private static func wholePages(_ extent: AxisExtent) -> AxisExtent {
        let viewport = extent.viewport * 1.000_123_457
        let page = viewport - extent.leadingInset - extent.trailingInset
        let pages = ((extent.maximumOffset - extent.minimumOffset) / page).rounded(.up) + 1
        return AxisExtent(
            viewport: viewport, content: pages * page, leadingInset: extent.leadingInset,
            trailingInset: extent.trailingInset)
    }

    /// Of two targets at the same distance the earlier one is chosen, which a mirror image cannot do. Whole numbers can
    /// have such ties; these spans cannot.
    private static func withoutTies(_ targets: AlignedTargets) -> AlignedTargets {
        func odd(_ span: TargetSpan) -> TargetSpan {
            TargetSpan(start: span.start * 1.000_123_457, end: span.end * 1.000_123_457)
        }
        return AlignedTargets(
            horizontal: targets.horizontal.map(odd), vertical: targets.vertical.map(odd), limit: targets.limit,
            anchor: targets.anchor)
    }

    private func mirrored(_ offset: Double, on axis: ScrollAxis) -> Double {
        extent[axis].content - extent[axis].viewport - offset
    }

    private var mirrored: FuzzScript {
        var script = self
        script.extent = ScrollExtent(x: Self.mirrored(extent.x), y: Self.mirrored(extent.y))
        script.offset = ScrollVector(x: mirrored(offset.x, on: .horizontal), y: mirrored(offset.y, on: .vertical))
        if case .aligned(let targets) = targets { script.targets = .aligned(mirrored(targets)) }
        script.steps = steps.map { Step(time: $0.time, intent: mirrored($0.intent)) }
        return script
    }

    private static func mirrored(_ extent: AxisExtent) -> AxisExtent {
        AxisExtent(
            viewport: extent.viewport, content: extent.content, leadingInset: extent.trailingInset,
            trailingInset: extent.leadingInset)
    }

    private func mirrored(_ targets: AlignedTargets) -> AlignedTargets {
        AlignedTargets(
            horizontal: targets.horizontal.map { Self.mirrored($0, in: extent.x.content) },
            vertical: targets.vertical.map { Self.mirrored($0, in: extent.y.content) }, limit: targets.limit,
            anchor: ScrollVector(x: 1 - targets.anchor.x, y: 1 - targets.anchor.y))
    }

    private static func mirrored(_ span: TargetSpan, in content: Double) -> TargetSpan {
        TargetSpan(start: content - span.end, end: content - span.start)
    }

    private func mirrored(_ intent: ScrollIntent) -> ScrollIntent {
        switch intent {
        case .down(let place, let kind): .down(place * -1, kind)
        case .move(let place): .move(place * -1)
        case .up(let place): .up(place.map { $0 * -1 })
        case .wheel(let source, let delta): .wheel(source, delta * -1)
        case .fling(let velocity): .fling(velocity * -1)
        case .scrollTo(let place, let animated):
            .scrollTo(
                ScrollVector(x: mirrored(place.x, on: .horizontal), y: mirrored(place.y, on: .vertical)),
                animated: animated)
        case .key(let key, let shift): .key(Self.opposite[key] ?? key, shift: key == .space ? !shift : shift)
        case .cancel, .resize, .content, .insets: intent
        }
    }

    private static let opposite: [ScrollKey: ScrollKey] = [
        .pageDown: .pageUp, .pageUp: .pageDown, .home: .end, .end: .home, .up: .down, .down: .up, .left: .right,
        .right: .left,
    ]
}
