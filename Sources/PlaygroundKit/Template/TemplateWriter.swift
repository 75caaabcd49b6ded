import Glibc
import ScrollAnalysis
import SDLHost

/// Writes files that are not there yet, all of them or none.
struct TemplateWriter {
    let folder: String

    /// Throws ``ExitStatus/inputOutput``; what it wrote until then is taken away again.
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
            .inputOutput, "\(path) is there already, and is not overwritten.",
            remedy: "Name a folder that is not there yet, or move that file away.")
    }

    /// As a person makes folders: others may read them, as far as the person lets them.
    private func makeFolders(_ folder: String) throws(FileError) {
        var status = stat()
        if stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
        let parent = FilePath(folder).folder
        if parent != folder { try makeFolders(parent) }
        guard mkdir(folder, 0o777) == 0 else { throw FileError(.write, path: folder, errno: errno) }
    }

    /// Fails where somebody made the file meanwhile.
    private func create(_ path: String, _ text: String, _ written: inout [String]) throws(FileError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw FileError(.write, path: path, errno: errno) }
        written.append(path)
        defer { close(file) }
        try FileBytes.write(Array(text.utf8), to: file, name: path)
    }
}
