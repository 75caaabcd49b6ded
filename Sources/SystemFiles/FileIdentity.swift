import Glibc

/// Which file a path means, whatever path leads there. Two paths with the same identity are one file.
package struct FileIdentity: Hashable, Sendable {
    private let device: dev_t
    private let number: ino_t
    /// In the folder that the numbers name, of a file that is not there yet; empty for one that is there.
    private let name: String

    /// Nil for what can be named twice without harm, devices and pipes, and for what cannot be found.
    package init?(_ path: String) {
        guard let target = try? WriteTarget(path), target.isPlain else { return nil }
        name = target.mode == nil ? FilePath(target.path).name : ""
        var status = stat()
        guard stat(name.isEmpty ? target.path : FilePath(target.path).folder, &status) == 0 else { return nil }
        (device, number) = (status.st_dev, status.st_ino)
    }
}
