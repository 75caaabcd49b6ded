import ScrollUI

/// Shows that a view whose identity changes is a new view: the old one fades out and the new one fades in. A changed
/// attribute is animated between its values.
struct FadeLesson: View {
    @State private var isWide = false

    var body: some View {
        Lesson(
            title: "A fade against an animation",
            detail: "The same change in the same animation. An id that changes makes another view of it."
        ) {
            LessonButton(title: isWide ? "Narrow" : "Widen", id: "widen") {
                withAnimation(.easeInOut(duration: 0.8)) { isWide.toggle() }
            }
        } columns: {
            LessonColumn(
                isRight: false, code: "Plate(isWide).id(isWide)", outcome: "Another identity: one fades into the other"
            ) {
                PlateRow { Plate(isWide: isWide).id("plate \(isWide)") }.id("plates")
            }
            LessonColumn(
                isRight: true, code: "Plate(isWide)", outcome: "The same identity: its width moves"
            ) {
                PlateRow { Plate(isWide: isWide).id("plate kept") }
            }
        }
    }
}

/// A row with the height of a plate and all available width, so that nothing around it moves.
private struct PlateRow<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ZStack(alignment: .leading) {
            Color.clear
            content
        }
        .frame(height: 40)
    }
}

private struct Plate: View {
    let isWide: Bool

    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(Palette.accent).frame(width: isWide ? 160 : 56, height: 40)
    }
}
