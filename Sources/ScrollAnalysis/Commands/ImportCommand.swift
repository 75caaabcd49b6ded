/// Turns another program's log of input into a recording. Throws ``PlaygroundError`` and ``OutputClosed``.
package func runImport(_ options: ImportOptions) throws {
    var files = OutputFiles()
    files.addInput("the log", options.log)
    files.addOutput("--out", options.output)
    try files.check()
    let imported = try ImportedRecording(options)
    if let error = imported.unusedOption { throw error }
    for note in imported.notes { printMessage("\(ProgramName.current): \(options.log.visible): \(note.visible).") }
    if let path = options.output {
        try imported.recording.write(to: path)
    } else {
        try printData(imported.recording.json)
    }
}
