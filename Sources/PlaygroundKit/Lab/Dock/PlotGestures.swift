import Foundation
import ScrollAnalysis
import ScrollUI

/// The effects of pointer and keys on the curves: seek, pan, zoom, fit.
@MainActor
struct PlotGestures {
    let model: PlaygroundModel
    let data: CurveData
    let layout: PlotLayout

    /// The part that a press holds.
    enum Grip: Equatable {
        case playhead
        /// The curves, last moved at this x. A press that has not moved is a click.
        case curves(x: Double, isClick: Bool)
        /// A measured curve, last moved at this location.
        case measured(CGPoint)
        /// The end of a measured curve, last moved at this location.
        case measuredEnd(CGPoint)
    }

    /// The distance in points up to which a press holds the playhead.
    private static let hitMargin = 6.0
    /// The movement of a click, in points.
    private static let slop = 3.0
    /// The zoom factor of a notch.
    private static let notch = 1.25
    /// The distance of fingers on a touchpad that zooms as much as a notch, in points.
    private static let pointsPerNotch = 40.0

    private var dock: DockModel { model.lab.dock }
    private var hasPlayhead: Bool { model.lab.recording != nil }
    private var range: PlotRange { PlotRange(whole: data.start...max(data.start, data.end), shown: dock.shown) }

    private func set(_ range: PlotRange) {
        let next = range.isWhole ? nil : range.shown
        if dock.shown != next { dock.shown = next }
    }

    private func time(_ x: Double) -> Double { layout.mapping(range.shown).time(x) }

    // MARK: Pointer

    func grip(at location: CGPoint) -> Grip {
        let playhead = layout.mapping(range.shown).x(model.lab.playhead.inSeconds)
        let isOnPlayhead = hasPlayhead && abs(location.x - playhead) <= Self.hitMargin
        if isOnPlayhead { return .playhead }
        if let measured, measured.isHandle(location) { return .measuredEnd(location) }
        if let measured, measured.isLine(location) { return .measured(location) }
        return .curves(x: location.x, isClick: true)
    }

    private var measured: MeasuredGrip? { MeasuredGrip(data, dock.content, range, layout) }

    func drag(_ grip: inout Grip, from start: CGPoint, to location: CGPoint) {
        if dock.pointer != nil { dock.pointer = location }
        switch grip {
        case .playhead: seek(to: time(location.x))
        case .curves(let x, let isClick):
            guard !isClick || abs(location.x - start.x) > Self.slop else { return }
            var range = range
            range.pan(by: time(x) - time(location.x))
            set(range)
            grip = .curves(x: location.x, isClick: false)
        case .measured(let last):
            guard let distance = measured?.distance(from: last, to: location) else { return }
            model.lab.measured.adjust { $0.move(by: distance.seconds, distance.points) }
            grip = .measured(location)
        case .measuredEnd(let last):
            guard let (factor, anchor) = measured?.scaling(from: last, to: location) else { return }
            model.lab.measured.adjust { $0.scale(by: factor, about: anchor) }
            grip = .measuredEnd(location)
        }
    }

    func end(_ grip: Grip, at location: CGPoint) {
        if case .curves(_, isClick: true) = grip, hasPlayhead { seek(to: time(location.x)) }
    }

    func fit() { dock.shown = nil }

    /// Zooms about the pointer with vertical wheel input; pans with horizontal input or with Shift. Returns true, since
    /// all input is used.
    func turn(_ wheel: InputEvent.Wheel, at location: CGPoint) -> Bool {
        let (isPan, delta) =
            abs(wheel.dx) > abs(wheel.dy) ? (true, wheel.dx) : (wheel.modifiers.contains(.shift), -wheel.dy)
        let notches = wheel.source == .notch ? delta : delta / Self.pointsPerNotch
        var range = range
        if isPan {
            let share = wheel.source == .notch ? delta * 0.1 : delta / max(1, layout.field.width)
            range.pan(by: share * range.length)
        } else {
            range.zoom(by: pow(Self.notch, notches), about: time(location.x))
        }
        set(range)
        return true
    }

    /// The x of the middle between two fingers, and their distance, in points.
    struct Spread: Equatable {
        var middle: Double
        var distance: Double
    }

    /// The smallest distance used for zooming, since closer fingers cannot be distinguished well.
    private static let leastSpread = 24.0

    /// Zooms by the ratio of the distances, and keeps the time that was between the fingers there.
    func pinch(from old: Spread, to new: Spread) {
        var range = range
        let factor = max(old.distance, Self.leastSpread) / max(new.distance, Self.leastSpread)
        range.zoom(by: factor, about: time(old.middle))
        let map = layout.mapping(range.shown)
        range.pan(by: map.time(old.middle) - map.time(new.middle))
        set(range)
    }

    // MARK: Keys

    func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        let steps = modifiers.contains(.shift) ? 10 : 1
        if modifiers.subtracting(.shift) == .option { return moveMeasured(key, steps) }
        guard modifiers.isSubset(of: .shift) else { return false }
        switch key {
        case .left: step(by: -steps)
        case .right: step(by: steps)
        case .home: if hasPlayhead { seek(to: data.start) } else { pan(to: data.start) }
        case .end: if hasPlayhead { seek(to: data.end) } else { pan(to: data.end) }
        case .character("+"), .character("="): zoom(by: 1 / Self.notch)
        case .character("-"): zoom(by: Self.notch)
        case .character("0"): fit()
        default: return false
        }
        return true
    }

    /// Moves a measured curve by hundredths of a second or by points, or scales it by hundredths.
    private func moveMeasured(_ key: InputEvent.Key, _ steps: Int) -> Bool {
        guard let first = data.measured?.samples.first, let axis = data.measured?.axis else { return false }
        let (step, anchor) = (Double(steps), first.offset[axis])
        switch key {
        case .left: model.lab.measured.adjust { $0.move(by: -0.01 * step, 0) }
        case .right: model.lab.measured.adjust { $0.move(by: 0.01 * step, 0) }
        case .up: model.lab.measured.adjust { $0.move(by: 0, step) }
        case .down: model.lab.measured.adjust { $0.move(by: 0, -step) }
        case .character("+"), .character("="):
            model.lab.measured.adjust { $0.scale(by: pow(1.01, step), about: anchor) }
        case .character("-"): model.lab.measured.adjust { $0.scale(by: pow(1.01, -step), about: anchor) }
        default: return false
        }
        return true
    }

    /// Steps the playhead by frames, or pans by tenths of the range.
    private func step(by steps: Int) {
        if hasPlayhead {
            model.lab.step(by: steps)
            return pan(to: model.lab.playhead.inSeconds)
        }
        var range = range
        range.pan(by: Double(steps) * 0.1 * range.length)
        set(range)
    }

    private func pan(to time: Double) {
        var range = range
        range.reveal(time)
        set(range)
    }

    private func zoom(by factor: Double) {
        var range = range
        let middle = (range.shown.lowerBound + range.shown.upperBound) / 2
        let playhead = model.lab.playhead.inSeconds
        range.zoom(by: factor, about: hasPlayhead && range.shown.contains(playhead) ? playhead : middle)
        set(range)
    }

    /// Seeks, and pans the curves to keep the playhead visible.
    private func seek(to seconds: Double) {
        let seconds = min(max(seconds, data.start), data.end)
        model.lab.seek(to: Duration(wholeNanosecondsIn: seconds))
        pan(to: seconds)
    }
}
