import ScrollAnalysis
import ScrollPhysics

/// What a report from the window is made of.
struct ReportJob: Sendable {
    let recording: Recording
    /// Of the take.
    let title: String
    let files: [FeelFile]
    let tunings: [ReportedTuning]
    /// The recording as each tuning's stage takes it.
    let played: [Recording?]
    let program: PlaygroundProgram

    /// Plays the recording in each tuning. Throws what `report` throws. Linear in the events and in the duration.
    func gesture() throws(PlaygroundError) -> ReportedGesture {
        try ReportedGesture(recording, name: title, file: "the take", tunings, played: played)
    }

    /// None of them drawn yet.
    @MainActor func pictures(_ gesture: ReportedGesture) -> ReportPictures {
        ReportPictures(gesture, in: files, tunings, of: program.scenes)
    }

    /// The report with what was drawn.
    @MainActor func document(_ gesture: ReportedGesture, _ pictures: [ReportBlock]) -> ReportDocument {
        var report = ReportBuilder(tunings, in: program, hasLimits: false)
        report.add(gesture, pictures)
        return report.document
    }
}
