import Foundation
import ScrollAnalysis
import ScrollPhysics
import SDLHost

/// A curve that was measured elsewhere, under those of the dock.
extension PlaygroundModel {
    /// Lays the curve in a file under the plots. What is no curve is told in the status line.
    func openCurve(_ path: String) {
        do throws(PlaygroundError) {
            open(try CurveFile(contentsOf: path), name: FilePath(path).name)
        } catch {
            notice = error.message
        }
    }

    /// The same for what was read already; `name` is what it is called.
    func open(_ file: CurveFile, name: String) {
        do throws(PlaygroundError) {
            let curve = try PlacedCurve(file, name: name)
            lab.measured.open(curve, under: tuning.on(.a)?.feel ?? tuning.feel)
            lab.isDockOpen = true
            lab.dock.shown = nil
            notice =
                curve.measured?.velocityFault.map { "\(name.visible): \($0.sentence)" }
                ?? "\(name.visible): drag its line to move it, the square at its end to scale it"
        } catch {
            notice = error.message
        }
    }

    /// Opens a file that was dropped on the window: a curve goes under the plots, a recording becomes a take.
    package func openDropped(_ path: String) {
        let bytes = (try? Files.read(path)) ?? []
        if path.lowercased().hasSuffix(".csv") || CurveFile.isCurve(bytes) { openCurve(path) } else { openTake(path) }
    }

    /// Takes the curve away.
    func closeCurve() { lab.measured.close() }

    /// What the dock's curves are of: the chosen take, or content that is let go over a measured curve. Nil while they follow
    /// what is being done now.
    var plotted: Recording? { lab.recording ?? lab.measured.release }

    /// Along what a measured curve is laid.
    var measuredAxis: ScrollAxis {
        guard let recording = lab.recording else { return .vertical }
        let numbers = lab.dock.numbers(of: recording, tunings(for: recording))
        return numbers.first.flatMap { $0?.axis } ?? (recording.axes.contains(.vertical) ? .vertical : .horizontal)
    }

    /// What is left of the measured curve has a plot of its own, where the window is high enough.
    var showsResidual: Bool {
        lab.measured.curve != nil
            && regions.dockHeight - DockBar.height(self) - MeasuredBar.height >= 2.5 * ResidualPlot.height
    }

    // MARK: Fit

    /// Searches for the numbers of A that bring its curve to the measured one; goes on beside the frames.
    package func fitCurve() {
        guard let curve = lab.measured.curve, let feel = tuning.on(.a)?.feel else { return }
        guard let measured = curve.measured else {
            return notice = "\(curve.name.visible) lies before the start: drag it to the right"
        }
        if let recording = lab.recording,
            let refusal = FileLimit.fitted.refusal(of: recording.events.count, at: "events")
        {
            return notice = refusal.message
        }
        let model =
            lab.recording.map { FitModel(measured, .input($0, measuredAxis), free: [.time, .offset]) }
            ?? FitModel(measured)
        lab.measured.follow(CurveFitting(feel, to: curve, by: model))
    }

    /// Gives up the search.
    package func stopFit() {
        lab.measured.stop()
        notice = "Stopped; the numbers stay as they were"
    }

    /// Takes over what was found: the numbers of A as one step of ``undo()``, and where the gesture begins.
    func adopt(_ fitting: CurveFitting, _ outcome: CurveFitting.Outcome) {
        guard case .fit(let fit) = outcome else {
            return notice = "No motion of this feel can be laid over the curve"
        }
        guard tuning.on(.a)?.feel == fitting.feel, lab.measured.curve == fitting.curve else {
            return notice = "A was changed while it was fitted; its numbers stay"
        }
        if !fit.numbers.isEmpty {
            changeByItself { state in
                state.tune(.a) { tuning in
                    for number in fit.numbers { number.parameter.set(number.rounded, in: &tuning.feel) }
                }
            }
        }
        if let released = ReleasedContent(fit), lab.recording == nil {
            lab.measured.letGo(released)
        } else {
            // The search moves what the feel makes; here the curve moves.
            let unknowns = Dictionary(fit.unknowns.map { ($0.name, $0.value) }) { first, _ in first }
            lab.measured.adjust { $0.move(by: unknowns["time"] ?? 0, -(unknowns["offset"] ?? 0)) }
        }
        // The number that stands over the curves.
        notice = fit.sentence(leaving: CurveResidual(curves, of: 0).rms)
    }
}

extension FeelFit {
    /// What was found, for the status line. `rms` is what is left of the curve, in points.
    fileprivate func sentence(leaving rms: Double) -> String {
        let left = PlotNumber.text(rms, decimals: 2)
        guard !numbers.isEmpty else { return "As it is A is within \(left) pt rms; no other number brings it nearer" }
        let found = numbers.prefix(3).map { number in
            let error = number.error.map { " \u{B1} " + String(format: "%.2g", $0) } ?? ", not told by this curve"
            return "\(number.parameter.name) \(number.rounded.shortestDecimal)\(error)"
        }
        let more = numbers.count > 3 ? " and \(numbers.count - 3) more" : ""
        return "A is within \(left) pt rms: \(found.joined(separator: "; "))\(more). Ctrl+Z takes it back"
    }
}

extension FeelFit.Number {
    /// No more digits than the curve tells, and one.
    var rounded: Double {
        guard let error, error > 0, error.isFinite else { return value }
        let unit = pow(10, (log10(error) - 1).rounded(.down))
        let rounded = (value / unit).rounded() * unit
        // Decimal digits, not what a product of floating point numbers leaves behind them.
        let digits = max(0, min(15, Int(-log10(unit).rounded())))
        let text = Double(String(format: "%.\(digits)f", rounded)) ?? value
        return min(max(text, parameter.range.lowerBound), parameter.range.upperBound)
    }
}
