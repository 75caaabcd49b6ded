import Foundation
import ScrollAnalysis
import ScrollPhysics
import SDLHost

/// Measured curves under those of the dock.
extension PlaygroundModel {
    /// Opens the curve in a file. Errors are shown in the status line.
    func openCurve(_ path: String) {
        do throws(PlaygroundError) {
            open(try CurveFile(contentsOf: path), name: FilePath(path).name)
        } catch {
            notice = error.message
        }
    }

    /// Opens a curve that was already read. `name` is its title.
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

    /// Opens a file that was dropped on the window: a curve under the plots, or a recording as a take.
    package func openDropped(_ path: String) {
        let bytes = (try? Files.read(path)) ?? []
        if path.lowercased().hasSuffix(".csv") || CurveFile.isCurve(bytes) { openCurve(path) } else { openTake(path) }
    }

    /// Removes the curve.
    func closeCurve() { lab.measured.close() }

    /// The recording that the dock's curves show: the chosen take, or a release over a measured curve. Nil for the live
    /// input.
    var plotted: Recording? { lab.recording ?? lab.measured.release }

    /// The axis of a measured curve.
    var measuredAxis: ScrollAxis {
        guard let recording = lab.recording else { return .vertical }
        let numbers = lab.dock.numbers(of: recording, tunings(for: recording))
        return numbers.first.flatMap { $0?.axis } ?? (recording.axes.contains(.vertical) ? .vertical : .horizontal)
    }

    /// Whether the residual has a plot of its own, for which the window must be high enough.
    var showsResidual: Bool {
        lab.measured.curve != nil
            && regions.dockHeight - DockBar.height(self) - MeasuredBar.height >= 2.5 * ResidualPlot.height
    }

    // MARK: Fit

    /// Searches for the numbers of A with which its curve matches the measured one. The search runs in the background.
    package func fitCurve() {
        guard let curve = lab.measured.curve, let feel = tuning.on(.a)?.feel else { return }
        guard let measured = curve.searched else {
            return notice = "\(curve.name.visible) lies before time zero: drag it to the right"
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

    /// Stops the search.
    package func stopFit() {
        lab.measured.stop()
        notice = "Stopped; the numbers are unchanged"
    }

    /// Applies the result as one step of ``undo()``: the numbers of A, and the release or the shift of the curve.
    func adopt(_ fitting: CurveFitting, _ outcome: CurveFitting.Outcome) {
        guard case .fit(let fit) = outcome else {
            return notice = "No motion of this feel can be compared with the curve"
        }
        guard tuning.on(.a)?.feel == fitting.feel, lab.measured.curve == fitting.curve else {
            return notice = "A was changed during the fit; its numbers are kept"
        }
        noteMeasured()
        // The search shifted the feel's motion; here the curve is shifted instead.
        let unknowns = Dictionary(fit.unknowns.map { ($0.name, $0.value) }) { first, _ in first }
        if let released = ReleasedContent(fit), lab.recording == nil {
            lab.measured.letGo(released)
            lab.measured.adjust { $0.move(by: unknowns["time"] ?? 0, 0) }
        } else {
            lab.measured.adjust { $0.move(by: unknowns["time"] ?? 0, -(unknowns["offset"] ?? 0)) }
        }
        let measured = lab.measured.state
        if !fit.numbers.isEmpty {
            changeByItself { state in
                state.measured = measured
                state.tune(.a) { tuning in
                    for number in fit.numbers { number.parameter.set(number.rounded, in: &tuning.feel) }
                }
            }
        }
        // The same number that is shown above the curves.
        notice = fit.sentence(leaving: CurveResidual(curves, of: 0).rms)
    }
}

extension FeelFit {
    /// Returns the result for the status line. `rms` is the remaining difference, in points.
    fileprivate func sentence(leaving rms: Double) -> String {
        let left = PlotNumber.text(rms, decimals: 2)
        guard !numbers.isEmpty else { return "A is already within \(left) pt rms; no other numbers come closer" }
        let found = numbers.prefix(3).map { number in
            let error = number.error.map { " \u{B1} " + String(format: "%.2g", $0) } ?? ", not determined by this curve"
            return "\(number.parameter.name) \(number.rounded.shortestDecimal)\(error)"
        }
        let more = numbers.count > 3 ? " and \(numbers.count - 3) more" : ""
        return "A is within \(left) pt rms: \(found.joined(separator: "; "))\(more). Ctrl+Z undoes it"
    }
}

extension FeelFit.Number {
    /// The value with one digit more than its error justifies.
    var rounded: Double {
        guard let error, error > 0, error.isFinite else { return value }
        let unit = pow(10, (log10(error) - 1).rounded(.down))
        let rounded = (value / unit).rounded() * unit
        // Decimal digits, without the noise of a floating-point product.
        let digits = max(0, min(15, Int(-log10(unit).rounded())))
        let text = Double(String(format: "%.\(digits)f", rounded)) ?? value
        return min(max(text, parameter.range.lowerBound), parameter.range.upperBound)
    }
}
