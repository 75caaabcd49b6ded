import ScrollAnalysis
import ScrollPhysics

/// Reports on the window's take.
extension PlaygroundModel {
    /// Returns a page on the chosen take, in the current tuning or in A and B. Throws ``ExitStatus/usage`` without a
    /// take, and the errors of `report`.
    func report() throws -> String {
        let job = try reportJob()
        let gesture = try job.gesture()
        return ReportPage(job.document(gesture, job.pictures(gesture).allBlocks())).text
    }

    /// Returns the input of such a page in its current state. Throws ``ExitStatus/usage`` without a take.
    func reportJob() throws -> ReportJob {
        guard let take = lab.chosenTake else {
            throw PlaygroundError(
                .usage, "no take is on the stage.", remedy: "Choose a take in the list for the report.")
        }
        let sides = TuningSide.allCases.compactMap { side in tuning.on(side).map { (side: side, tuning: $0) } }
        let files = sides.map { file(of: $0.tuning, title: title(of: $0.side)) }
        return ReportJob(
            recording: take.file, title: take.title, files: files,
            tunings: zip(sides, files).map { ReportedTuning($1, side: $0.side, of: sides.count, in: program.scenes) },
            played: sides.map { lab.recording(in: $0.tuning) }, program: program)
    }

    /// Returns the tuning as a feel file, under its name in the window; a built-in feel under its own.
    func file(of tuning: Tuning, title: String) -> FeelFile {
        let isBuiltIn = tuning.feel == tuning.baseFeel
        var file = FeelFile(
            name: isBuiltIn ? tuning.base : title, base: tuning.baseFeel, values: tuning.overrides)
        file.stage = tuning.stage
        return file
    }
}
