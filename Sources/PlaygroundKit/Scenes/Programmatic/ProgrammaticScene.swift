import ScrollAnalysis
import ScrollUI

/// Scrolling from code: to a missing answer, in step with another list, and to any card.
struct ProgrammaticScene: View {
    enum Part: ScenePart {
        case form, categories, card

        var title: String {
            switch self {
            case .form: "Form"
            case .categories: "Categories"
            case .card: "Card"
            }
        }

        var detail: String {
            switch self {
            case .form: "Submit scrolls to the first empty field"
            case .categories: "The list and the cards drive each other"
            case .card: "Any card, anchor, offset and animation"
            }
        }

        func code(_ stage: StageSettings) -> SceneCode {
            switch self {
            case .form: .form(stage)
            case .categories: .categories(stage)
            case .card: .card(stage)
            }
        }
    }

    @State private var part = Part.form

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            PartHeader(title: "Programmatic", part: $part)
            switch part {
            case .form: FormPart().padding(.top, 16)
            case .categories: CategoriesPart().padding(.top, 22).padding(.bottom, 28)
            case .card: CardPart().padding(.top, 18)
            }
        }
    }
}
