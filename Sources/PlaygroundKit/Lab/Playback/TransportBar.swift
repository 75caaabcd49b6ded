import Foundation
import ScrollUI

/// Plays the chosen gesture, and says where in it the stage stands.
struct TransportBar: View {
    let model: PlaygroundModel

    private var lab: LabModel { model.lab }

    var body: some View {
        HStack(spacing: 8) {
            TransportButton(icon: .stepBack, isOn: false) { lab.step(by: -1) }.id("lab-back")
            TransportButton(icon: lab.isPlaying ? .pause : .play, isOn: lab.isPlaying) { lab.togglePlaying() }
                .id("lab-play")
            TransportButton(icon: .stepForward, isOn: false) { lab.step(by: 1) }.id("lab-forward")
            TransportButton(icon: .loop, isOn: lab.loops) { lab.loops.toggle() }.id("lab-loop")
            SegmentedPicker(selection: speed, options: Self.speeds)
            Text(Self.seconds(lab.playhead)).font(TypeScale.statusValue)
                + Text(" / \(Self.seconds(lab.duration)) s").font(TypeScale.number).foregroundStyle(Palette.secondary)
            Spacer(minLength: 0)
        }
        .disabled(lab.recording == nil)
        .padding(.horizontal, 12)
        .frame(height: Self.height)
    }

    /// Points.
    static let height = 44.0

    private var speed: Binding<PlaybackSpeed> { Binding(get: { lab.speed }, set: { lab.speed = $0 }) }

    private static let speeds = PlaybackSpeed.allCases.map {
        SegmentedPicker<PlaybackSpeed>.Option(value: $0, title: $0.title)
    }

    static func seconds(_ time: Duration) -> String { String(format: "%.3f", time.inSeconds) }
}
