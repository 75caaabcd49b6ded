import ScrollAnalysis
import ScrollUI

/// Lessons about view identity, each with a wrong and a right example side by side.
struct IdentityScene: View {
    @State private var flashes = true

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SceneHeader(
                title: "Identity", detail: "What keeps its state, and what is evaluated again", code: .identity
            ) {
                FlashSwitch(isOn: $flashes)
            }
            ScrollView {
                VStack(spacing: 14) {
                    ConditionLesson()
                    ContactsLesson()
                    SharedObjectLesson()
                    FadeLesson()
                }
                .padding(.vertical, 14)
            }
            .id(PlaygroundScene.stageID)
            .stageMargin(.horizontal)
            .stageSnapping(.none)
            .scrollEdgeEffectStyle(.soft, for: .top)
            .flashesRepaints(flashes)
            .padding(.top, 10)
        }
    }
}

/// A switch for the flashes. It is a modifier's value, so it loses no state of the scene.
private struct FlashSwitch: View {
    @Binding var isOn: Bool
    @Environment(\.stageSize) private var stageSize

    var body: some View {
        Toggle(isOn: $isOn) {
            Text(stageSize.width < 520 ? "Flash" : "Flash repaints")
                .font(TypeScale.detail)
                .foregroundStyle(Palette.secondary)
        }
        .fixedSize()
        .id("flash")
    }
}
