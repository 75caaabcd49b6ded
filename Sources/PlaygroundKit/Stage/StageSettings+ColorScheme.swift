import ScrollAnalysis
import ScrollUI

extension StageSettings {
    /// Light or dark as it was chosen, or as the desktop says; dark where nobody says anything.
    func colorScheme(desktop: ColorScheme?) -> ColorScheme {
        switch appearance {
        case .system: desktop ?? .dark
        case .light: .light
        case .dark: .dark
        }
    }
}
