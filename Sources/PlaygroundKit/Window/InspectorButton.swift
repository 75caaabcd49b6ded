import ScrollUI

/// Opens and closes the inspector in windows where it overlays the stage.
struct InspectorButton: View {
    let model: PlaygroundModel

    var body: some View {
        Button(action: { model.isInspectorOpen.toggle() }) { SlidersIcon() }
            .buttonStyle(BarIconButtonStyle(isOn: model.isInspectorOpen))
            .id("inspector-button")
    }
}

/// An icon of three sliders.
private struct SlidersIcon: View {
    var body: some View {
        VStack(spacing: 1) {
            track(9)
            track(3)
            track(7)
        }
        .frame(width: 28, height: 28)
    }

    private func track(_ knob: Double) -> some View {
        ZStack(alignment: .leading) {
            Capsule().fill().frame(width: 16, height: 1.5)
            Circle().fill().frame(width: 4, height: 4).padding(.leading, knob)
        }
        .frame(width: 16, height: 4)
    }
}
