import ScrollAnalysis
import ScrollPhysics

/// The input of a report from the window.
struct ReportJob: Sendable {
    let recording: Recording
    /// The title of the take.
    let title: String
    let files: [FeelFile]
    let tunings: [ReportedTuning]
    /// The recording as each tuning's stage receives it.
    let played: [Recording?]
    let program: PlaygroundProgram

    /// Plays the recording in each tuning. Throws the errors of `report`. O(events + duration).
    func gesture() throws(PlaygroundError) -> ReportedGesture {
        try ReportedGesture(recording, name: title, file: "the take", tunings, played: played)
    }

    /// Returns the pictures, none of them drawn yet.
    @MainActor func pictures(_ gesture: ReportedGesture) -> ReportPictures {
        ReportPictures(gesture, in: files, tunings, of: program.scenes)
    }

    /// Returns the report with the drawn pictures.
    @MainActor func document(_ gesture: ReportedGesture, _ pictures: [ReportBlock]) -> ReportDocument {
        var report = ReportBuilder(tunings, in: program, hasLimits: false)
        report.add(gesture, pictures)
        return report.document
    }
}
