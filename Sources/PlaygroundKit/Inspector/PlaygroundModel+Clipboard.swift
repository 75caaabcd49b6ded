import ScrollAnalysis
import ScrollPhysics

/// Copying to and pasting from the clipboard.
extension PlaygroundModel {
    /// Copies the feel as code for another program, under its current name.
    func copyTuning(as language: FeelLanguage) {
        var feel = tuning.feel
        if feelTitle != tuning.baseFeel.title { feel.name = feelTitle }
        onCopy(language.text(of: feel))
        notice = "\(feelTitle) copied as \(language.title)"
    }

    /// Pastes a feel or a tuning as the new tuning, a recording as a take, and a curve under the plots. Anything else
    /// is reported in the status line.
    func paste(_ text: String) {
        do throws(PlaygroundError) {
            let pasted = try OpenedFile(pasted: text).checked(by: program.scenes, file: OpenedFile.clipboard)
            if let recording = pasted.recording {
                var take = try lab.take(recording, file: OpenedFile.clipboard)
                take.path = nil
                lab.insert(take)
                choose(take)
            } else if let curve = pasted.curve {
                open(curve, name: OpenedFile.clipboard)
            } else if let tuning = pasted.tuning {
                change { $0.begin(tuning) }
                notice = "Pasted \(tuning.name.visible)"
            }
        } catch {
            notice = "Nothing pasted: \(error.message)"
        }
    }
}
