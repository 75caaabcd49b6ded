import ScrollAnalysis
import ScrollPhysics

/// A page on what the window shows.
extension PlaygroundModel {
    /// A page on the chosen take, in the tuning in use, or in A and B. Throws ``ExitStatus/usage`` without a take, and what
    /// `report` throws.
    func report() throws -> String {
        let job = try reportJob()
        let gesture = try job.gesture()
        return ReportPage(job.document(gesture, job.pictures(gesture).allBlocks())).text
    }

    /// What such a page is made of, as it is now. Throws ``ExitStatus/usage`` without a take.
    func reportJob() throws -> ReportJob {
        guard let take = lab.chosenTake else {
            throw PlaygroundError(
                .usage, "no take is on the stage.", remedy: "Choose one of the list: a report is about it.")
        }
        let sides = TuningSide.allCases.compactMap { side in tuning.on(side).map { (side: side, tuning: $0) } }
        let files = sides.map { file(of: $0.tuning, title: title(of: $0.side)) }
        return ReportJob(
            recording: take.file, title: take.title, files: files,
            tunings: zip(sides, files).map { ReportedTuning($1, side: $0.side, of: sides.count, in: program.scenes) },
            played: sides.map { lab.recording(in: $0.tuning) }, program: program)
    }

    /// Under the name that it has here; a built-in feel under its own.
    func file(of tuning: Tuning, title: String) -> FeelFile {
        let isBuiltIn = tuning.feel == tuning.baseFeel
        var file = FeelFile(
            name: isBuiltIn ? tuning.base : title, base: tuning.baseFeel, values: tuning.overrides)
        file.stage = tuning.stage
        return file
    }
}
