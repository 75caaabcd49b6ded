import Glibc

/// The identity of a file, regardless of the path that leads to it. Two paths with the same identity are one file.
package struct FileIdentity: Hashable, Sendable {
    private let device: dev_t
    private let number: ino_t
    /// The name of a file that does not exist yet, in the folder that the numbers identify; empty for an existing file.
    private let name: String

    /// Nil for a device or pipe, which can safely be named twice, and for a file that cannot be found.
    package init?(_ path: String) {
        guard let target = try? WriteTarget(path), target.isPlain else { return nil }
        name = target.mode == nil ? FilePath(target.path).name : ""
        var status = stat()
        guard stat(name.isEmpty ? target.path : FilePath(target.path).folder, &status) == 0 else { return nil }
        (device, number) = (status.st_dev, status.st_ino)
    }
}
