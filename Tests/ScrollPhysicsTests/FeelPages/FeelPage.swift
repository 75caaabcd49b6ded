import ScrollPhysics

/// The generated part of a feel's page.
struct FeelPage {
    let feel: ScrollFeel

    var text: String { [curves, formulas, numbers].joined(separator: "\n") + "\n" }

    private var curves: String {
        """
        ## Curves

        Flings with exactly these release velocities, far from any edge:

        ![The distance of flings over time.](\(feel.name)-fling)

        Flings towards an edge that is 200 points away:

        ![The overscroll over time.](\(feel.name)-edge)

        Notches of a wheel, in a viewport of 800 points:

        ![The distance of wheel notches over time.](\(feel.name)-wheel)

        """
    }

    private var formulas: String {
        let lines = [
            ("Velocity at the lift", feel.velocityFormula), ("Fling", feel.flingFormula),
            ("Repeated flings", feel.carryFormula), ("Pulled past an edge", feel.stretchFormula),
            ("At an edge", feel.returnFormula), ("To a target", feel.snapFormula), ("To a page", feel.pageFormula),
            ("A notch", feel.wheelFormula), ("Keys", feel.keyFormula),
            ("Where a program scrolls", feel.scrollFormula),
            ("Axes", feel.axisFormula),
        ]
        return "## Formulas\n\n" + lines.map { "- **\($0.0):** \($0.1)\n" }.joined()
    }

    private var numbers: String {
        let choices = ScrollFeel.choices.filter(feel.uses).map { choice in
            "| `\(choice.id)` | \(choice.value(in: feel)) | \(known(choice.id)) |\n"
        }
        let ofVersion = feel.version.map { "Those of \($0). " } ?? ""
        let rows = feel.numbersInUse.map { number in
            "| `\(number.id)` | \(decimal(number.value(in: feel))) | \(number.unit.isEmpty ? "-" : number.unit) | "
                + "\(decimal(number.range.lowerBound)) to \(decimal(number.range.upperBound)) | "
                + "\(decimal(number.value(in: .uikit))) | \(known(number.id)) |\n"
        }
        return """
            ## Numbers

            \(ofVersion)Those that count with the choices of this feel. Each is measured, read in the platform's source,
            or an own choice, where the platform has none or publishes none.

            | number | value | unit | range | uikit | known by | source |
            |---|---|---|---|---|---|---|

            """ + rows.joined() + """

                | choice | value | known by | source |
                |---|---|---|---|

                """ + choices.joined()
    }
}

extension FeelPage {
    fileprivate func known(_ id: String) -> String {
        feel.source(of: id).map { "\($0.evidence.rawValue) | \($0.text)" } ?? ""
    }
}

/// The page with every number and every choice of a feel, once.
enum ConstantsPage {
    static var text: String {
        let numbers = ScrollFeel.parameters.map { number in
            "| `\(number.id)` | \(number.unit.isEmpty ? "-" : number.unit) | "
                + "\(decimal(number.range.lowerBound)) to \(decimal(number.range.upperBound)) | "
                + "\(decimal(number.value(in: .uikit))) | \(number.description) | "
                + "\(ScrollFeel.uikit.source(of: number.id)?.description ?? "") |\n"
        }
        let choices = ScrollFeel.choices.flatMap { choice in
            choice.options.map { "| `\(choice.id)` | \($0.name) | \($0.description) | \($0.source) |\n" }
        }
        return """
            # Constants

            Every number and every choice of a feel, with its unit, its range, its default and where that comes from.

            ## Numbers

            The default is that of ``ScrollFeel/uikit``; where the others have theirs from, their pages say. Both ends of a range are allowed; 1000000 stands for no limit but the
            viewport's.

            | number | unit | range | default | what it does | source |
            |---|---|---|---|---|---|

            """ + numbers.joined() + """

                ## Choices

                | choice | option | what it does | source |
                |---|---|---|---|

                """ + choices.joined()
    }
}
