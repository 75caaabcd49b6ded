import ScrollPhysics

/// A line of the list of feels: a built-in one, or one that was edited.
enum FeelItem: Identifiable, Equatable {
    case builtIn(ScrollFeel)
    case edited(EditedFeels.Entry)

    var id: String {
        switch self {
        case .builtIn(let feel): feel.name
        case .edited(let entry): "edited \(entry.id)"
        }
    }
}

extension PlaygroundModel {
    /// Each built-in feel, and below it what was made of it.
    var feelItems: [FeelItem] {
        ScrollFeel.builtIn.flatMap { feel in
            [.builtIn(feel)] + editedFeels.entries(of: feel.name).map { .edited($0) }
        }
    }

    /// The line of the feel in use.
    var feelItem: FeelItem { editedFeel.map { .edited($0) } ?? .builtIn(tuning.baseFeel) }

    func choose(_ item: FeelItem) {
        switch item {
        case .builtIn(let feel): choose(feel)
        case .edited(let entry): choose(entry)
        }
    }

    func title(of item: FeelItem) -> String {
        switch item {
        case .builtIn(let feel): feel.title
        case .edited(let entry): editedFeels.title(of: entry)
        }
    }

    /// One sentence on what the feel is.
    func summary(of item: FeelItem) -> String {
        switch item {
        case .builtIn(let feel): return feel.summary
        case .edited(let entry):
            let changed = ScrollFeel.parameters.filter {
                guard let base = ScrollFeel.named(entry.base) else { return false }
                return $0.value(in: entry.feel) != $0.value(in: base)
            }
            let names = changed.prefix(3).map(\.title).joined(separator: ", ")
            return changed.count > 3 ? "\(names) and \(changed.count - 3) more" : names
        }
    }
}
