import ScrollPhysics

/// The simpler versions of a script for a shrinker.
extension FuzzScript {
    /// Versions with fewer steps, then with a plainer scroll view, then with simpler numbers.
    var simpler: AnySequence<FuzzScript> {
        let shorter = steps.withLess.lazy.map { self.with(\.steps, $0) }
        return AnySequence(
            [AnySequence(shorter), AnySequence(plainer), AnySequence(rounder)].lazy.flatMap { $0 })
    }

    private func with<Part>(_ path: WritableKeyPath<FuzzScript, Part>, _ part: Part) -> FuzzScript {
        var script = self
        script[keyPath: path] = part
        return script
    }

    // MARK: The scroll view

    private var plainer: [FuzzScript] {
        let numbers = Array(feel.numbers).sorted { $0.key < $1.key }.withLess.map { less in
            with(\.feel.numbers, Dictionary(uniqueKeysWithValues: less.map { ($0.key, $0.value) }))
        }
        let choices = Array(feel.choices).sorted { $0.key < $1.key }.withLess.map { less in
            with(\.feel.choices, Dictionary(uniqueKeysWithValues: less.map { ($0.key, $0.value) }))
        }
        let axis: [FuzzScript] = axes == .both ? [with(\.axes, .vertical), with(\.axes, .horizontal)] : []
        return numbers + choices + axis + plainerTargets.map { with(\.targets, $0) }
    }

    private var plainerTargets: [SnapTargets] {
        guard case .aligned(let targets) = targets else { return targets == .none ? [] : [.none] }
        func version(_ horizontal: [TargetSpan], _ vertical: [TargetSpan], _ limit: TargetLimit) -> SnapTargets {
            .aligned(
                AlignedTargets(horizontal: horizontal, vertical: vertical, limit: limit, anchor: targets.anchor))
        }
        let limits = targets.limit == .automatic ? [] : [version(targets.horizontal, targets.vertical, .automatic)]
        return [.none] + limits + targets.horizontal.withLess.map { version($0, targets.vertical, targets.limit) }
            + targets.vertical.withLess.map { version(targets.horizontal, $0, targets.limit) }
    }

    // MARK: Numbers

    private var rounder: AnySequence<FuzzScript> {
        let paths: [WritableKeyPath<FuzzScript, Double>] = [
            \.extent.x.viewport, \.extent.x.content, \.extent.x.leadingInset, \.extent.x.trailingInset,
            \.extent.y.viewport, \.extent.y.content, \.extent.y.leadingInset, \.extent.y.trailingInset,
            \.offset.x, \.offset.y,
        ]
        let places = paths.lazy.flatMap { path in self[keyPath: path].simpler.lazy.map { self.with(path, $0) } }
        let intents = steps.indices.lazy.flatMap { index in
            steps[index].intent.simpler.lazy.map { self.with(\.steps[index].intent, $0) }
        }
        let times = steps.indices.lazy.flatMap { index in
            self.simplerTimes(at: index).lazy.map { self.with(\.steps[index].time, $0) }
        }
        return AnySequence([AnySequence(places), AnySequence(times), AnySequence(intents)].lazy.flatMap { $0 })
    }

    /// Times in order, then whole milliseconds.
    private func simplerTimes(at index: Int) -> [Int64] {
        let time = steps[index].time
        let versions = [
            moments[index], time / 1_000_000_000 * 1_000_000_000, time / 10_000_000 * 10_000_000,
            time / 1_000_000 * 1_000_000,
        ]
        return versions.filter { $0 != time && (time < 0 || $0 >= 0) && ($0 < time || time < moments[index]) }
    }
}

extension ScrollIntent {
    /// The same intent with simpler numbers.
    var simpler: [ScrollIntent] {
        switch self {
        case .down(let place, let kind): place.simpler.map { .down($0, kind) }
        case .move(let place): place.simpler.map { .move($0) }
        case .up(let place?): [.up(nil)] + place.simpler.map { .up($0) }
        case .wheel(let source, let delta): delta.simpler.map { .wheel(source, $0) }
        case .fling(let velocity): velocity.simpler.map { .fling($0) }
        case .scrollTo(let place, true): [.scrollTo(place, animated: false)]
        case .scrollTo(let place, false): place.simpler.map { .scrollTo($0, animated: false) }
        case .key(let key, true): [.key(key, shift: false)]
        case .resize(let width, let height):
            width.simpler.map { .resize(width: $0, height: height) }
                + height.simpler.map { .resize(width: width, height: $0) }
        case .content(let width, let height):
            width.simpler.map { .content(width: $0, height: height) }
                + height.simpler.map { .content(width: width, height: $0) }
        case .insets(let top, let leading, let bottom, let trailing):
            [
                (0, leading, bottom, trailing), (top, 0, bottom, trailing), (top, leading, 0, trailing),
                (top, leading, bottom, 0),
            ]
            .map { .insets(top: $0.0, leading: $0.1, bottom: $0.2, trailing: $0.3) }.filter { $0 != self }
        case .up(nil), .cancel, .key: []
        }
    }
}

extension ScrollVector {
    fileprivate var simpler: [ScrollVector] {
        x.simpler.map { ScrollVector(x: $0, y: y) } + y.simpler.map { ScrollVector(x: x, y: $0) }
    }
}
