import Glibc

extension FileBytes {
    /// Creates the folder and its missing parents, accessible to the current user only, like the XDG directories.
    package static func makeFolder(_ path: String) throws(FileError) {
        var status = stat()
        if stat(path, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR { return }
            throw FileError(.write, path: path, errno: ENOTDIR)
        }
        guard errno == ENOENT, !path.isEmpty else { throw FileError(.write, path: path, errno: errno) }
        let parent = FilePath(path).folder
        if parent != path { try makeFolder(parent) }
        // Another process may have created it in the meantime.
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw FileError(.write, path: path, errno: errno)
        }
    }
}
