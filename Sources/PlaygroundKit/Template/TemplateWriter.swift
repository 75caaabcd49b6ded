import Glibc
import ScrollAnalysis
import SDLHost

/// Writes new files, all or none.
struct TemplateWriter {
    let folder: String

    /// Throws ``ExitStatus/inputOutput``, after removing the files written so far.
    func write(_ files: [TemplateFile]) throws(PlaygroundError) {
        for file in files { try checkIsMissing(path(file)) }
        var written: [String] = []
        do throws(FileError) {
            for file in files {
                try makeFolders(FilePath(path(file)).folder)
                try create(path(file), file.text, &written)
            }
        } catch {
            for path in written { unlink(path) }
            throw PlaygroundError(error)
        }
    }

    private func path(_ file: TemplateFile) -> String { FilePath(folder: folder, name: file.path).path }

    private func checkIsMissing(_ path: String) throws(PlaygroundError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        throw PlaygroundError(
            .inputOutput, "\(path) exists already, and is not overwritten.",
            remedy: "Choose a folder that does not exist, or move that file away.")
    }

    /// Creates folders with the user's default permissions.
    private func makeFolders(_ folder: String) throws(FileError) {
        var status = stat()
        if stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
        let parent = FilePath(folder).folder
        if parent != folder { try makeFolders(parent) }
        guard mkdir(folder, 0o777) == 0 else { throw FileError(.write, path: folder, errno: errno) }
    }

    /// Fails if the file was created in the meantime.
    private func create(_ path: String, _ text: String, _ written: inout [String]) throws(FileError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw FileError(.write, path: path, errno: errno) }
        written.append(path)
        defer { close(file) }
        try FileBytes.write(Array(text.utf8), to: file, name: path)
    }
}
