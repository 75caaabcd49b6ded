import ScrollAnalysis
import ScrollUI

/// Lessons about the identity of views, each told wrong and right side by side.
struct IdentityScene: View {
    @State private var flashes = true

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SceneHeader(
                title: "Identity", detail: "What keeps its state, and what runs again", code: .identity
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

/// Turns the flashes on and off. No state of the scene's own would be lost with it: it is a value of a modifier.
private struct FlashSwitch: View {
    @Binding var isOn: Bool
    @Environment(\.stageSize) private var stageSize

    var body: some View {
        Toggle(isOn: $isOn) {
            Text(stageSize.width < 520 ? "Flash" : "Flash what is drawn again")
                .font(TypeScale.detail)
                .foregroundStyle(Palette.secondary)
        }
        .fixedSize()
        .id("flash")
    }
}
