import ScrollUI

/// The speed of a take, or of the live scene after a release: all speeds side by side, or a button that cycles through
/// them.
struct SpeedPicker: View {
    let lab: LabModel
    let isWide: Bool

    var body: some View {
        if isWide {
            SegmentedPicker(
                selection: Binding(get: { lab.speed }, set: { lab.speed = $0 }), options: Self.speeds
            )
            .id("lab-speeds")
        } else {
            Button {
                lab.speed = lab.speed.next
            } label: {
                Text(lab.speed == .full ? "1×" : lab.speed.title).frame(width: 28)
            }
            .buttonStyle(BarButtonStyle())
            .id("lab-speed")
        }
    }

    private static let speeds = PlaybackSpeed.allCases.map {
        SegmentedPicker<PlaybackSpeed>.Option(value: $0, title: $0.title)
    }
}
