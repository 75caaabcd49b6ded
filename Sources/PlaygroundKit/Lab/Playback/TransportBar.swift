import Foundation
import ScrollAnalysis
import ScrollUI

/// Plays the chosen gesture, and shows the position of the playhead.
struct TransportBar: View {
    let model: PlaygroundModel

    private var lab: LabModel { model.lab }
    private var width: Double { model.regions.stage.width }

    /// Whether all speeds are shown side by side: beside the curve controls, or if those have a row of their own.
    private var showsSpeeds: Bool { width >= 980 || (620..<850).contains(width) }

    var body: some View {
        HStack(spacing: 6) {
            if width >= 560 { TransportButton(icon: .stepBack) { lab.step(by: -1) }.id("lab-back") }
            TransportButton(icon: lab.isPlaying ? .pause : .play, isOn: lab.isPlaying) { lab.togglePlaying() }
                .id("lab-play")
            if width >= 560 {
                TransportButton(icon: .stepForward) { lab.step(by: 1) }.id("lab-forward")
                stepSizeButton
            }
            TransportButton(icon: .loop, isOn: lab.loops) { lab.loops.toggle() }.id("lab-loop")
            TransportButton(icon: .pointer, isOn: lab.showsInput) { lab.showsInput.toggle() }.id("lab-pointer")
            SpeedPicker(lab: lab, isWide: showsSpeeds)
            PlayheadTime(lab: lab, showsDuration: width >= 480)
            Spacer(minLength: 0)
        }
        .padding(.leading, 12)
        .disabled(lab.recording == nil)
        .frame(height: Self.height)
    }

    /// In points.
    static let height = 44.0

    /// Switches to the next step size.
    private var stepSizeButton: some View {
        Button {
            lab.stepSize = lab.stepSize.next
        } label: {
            Text(lab.stepSize.title).frame(width: 44)
        }
        .buttonStyle(BarButtonStyle())
        .id("lab-step-size")
    }
}

/// The time at the playhead. It is a view of its own, so that only it is evaluated while a take plays.
private struct PlayheadTime: View {
    let lab: LabModel
    let showsDuration: Bool

    var body: some View {
        HStack(spacing: 0) {
            Text(Self.seconds(lab.playhead)).font(TypeScale.statusValue)
            if showsDuration {
                Text(" / \(Self.seconds(lab.duration)) s").font(TypeScale.number)
                    .foregroundStyle(Palette.secondary)
            }
        }
        .fixedSize()
        .padding(.leading, 4)
        .id("lab-time")
    }

    private static func seconds(_ time: Duration) -> String { String(format: "%.3f", time.inSeconds) }
}
