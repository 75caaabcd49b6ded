import ScrollAnalysis
import ScrollPhysics

/// What goes to the clipboard and comes from it.
extension PlaygroundModel {
    /// Hands the feel out as code for another program, under the name that it has here.
    func copyTuning(as language: FeelLanguage) {
        var feel = tuning.feel
        if feelTitle != tuning.baseFeel.title { feel.name = feelTitle }
        onCopy(language.text(of: feel))
        notice = "\(feelTitle) copied as \(language.title)"
    }

    /// Takes what was copied elsewhere: a feel or a tuning is gone on with, a recording becomes a take, a curve goes under the
    /// plots. What is none of these is told.
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
