import ScrollAnalysis
import ScrollUI

extension StageSettings {
    /// Returns the chosen appearance, or the desktop's; dark if neither is known.
    func colorScheme(desktop: ColorScheme?) -> ColorScheme {
        switch appearance {
        case .system: desktop ?? .dark
        case .light: .light
        case .dark: .dark
        }
    }
}
