import ScrollUI

/// A lesson on a card: title, description, a button, and its two examples side by side, or stacked in a narrow window.
struct Lesson<Action: View, Columns: View>: View {
    let title: String
    let detail: String
    @ViewBuilder let action: Action
    @ViewBuilder let columns: Columns
    @Environment(\.stageSize) private var stageSize

    var body: some View {
        let isNarrow = stageSize.width < 560
        let layout =
            isNarrow
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
            : AnyLayout(HStackLayout(alignment: .top, spacing: 12))
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .top, spacing: 12) {
                VStack(alignment: .leading, spacing: 3) {
                    Text(title).font(.system(size: 15, weight: .semibold))
                    Text(detail).foregroundStyle(Palette.secondary).lineLimit(nil)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                action
            }
            layout { columns }
        }
        .padding(16)
        .background(Palette.panel, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Palette.line, lineWidth: 1) }
    }
}

/// One of the two examples: code, result and live views.
struct LessonColumn<Content: View>: View {
    let isRight: Bool
    let code: String
    let outcome: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 6) {
                VerdictMark(isRight: isRight)
                Text(outcome).font(TypeScale.controlStrong)
            }
            .foregroundStyle(isRight ? Palette.good : Palette.warning)
            Text(code).font(TypeScale.cardDetail).foregroundStyle(Palette.secondary).lineLimit(nil)
            content
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .background(Palette.canvas, in: RoundedRectangle(cornerRadius: 8))
    }
}

/// A tick or a cross in the foreground style, so that the result does not depend on colour alone.
private struct VerdictMark: View {
    let isRight: Bool

    var body: some View {
        ZStack {
            Circle().fill(isRight ? Palette.good : Palette.warning).opacity(0.18)
            if isRight {
                stroke(5, 45, CGPoint(x: -2.4, y: 1.4))
                stroke(8, -52, CGPoint(x: 1.2, y: 0))
            } else {
                stroke(8, 45, .zero)
                stroke(8, -45, .zero)
            }
        }
        .frame(width: 16, height: 16)
    }

    private func stroke(_ length: Double, _ degrees: Double, _ offset: CGPoint) -> some View {
        Capsule().frame(width: length, height: 1.6).rotationEffect(.degrees(degrees)).offset(x: offset.x, y: offset.y)
    }
}

/// The number of evaluations of a view's body, as counted by the view layer.
struct BodyCount: View {
    let label: String
    let count: EvaluationCount

    var body: some View {
        HStack(spacing: 5) {
            Text(label).font(TypeScale.hint)
            count.font(TypeScale.hint.weight(.semibold)).frame(width: 22, alignment: .leading).clipped()
        }
        .foregroundStyle(Palette.secondary)
        .padding(EdgeInsets(top: 2, leading: 7, bottom: 2, trailing: 3))
        .background(Palette.fill, in: Capsule())
        .fixedSize()
    }
}

/// The button of a lesson.
struct LessonButton: View {
    let title: String
    let id: String
    let action: () -> Void

    var body: some View {
        // Equally wide for all titles, so that the text beside it does not move.
        Button {
            action()
        } label: {
            Text(title).frame(width: 76)
        }
        .fixedSize()
        .id(id)
    }
}
