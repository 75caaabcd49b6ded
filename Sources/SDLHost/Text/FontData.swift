import Glibc

/// A font file mapped into memory, as FreeType maps the files that it opens itself: only the tables and outlines in use are read.
/// Opening it once and not once for each size saves about 300 system calls per size.
final class FontData {
    /// At a fixed address for the lifetime of this object.
    let bytes: UnsafeRawBufferPointer

    /// Nil if the file cannot be read or is empty. Complexity: O(1).
    init?(path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return nil }
        // A private mapping keeps the old file when a package upgrade replaces it: that renames a new one into its place.
        let address = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0)
        guard let address, address != MAP_FAILED else { return nil }
        bytes = UnsafeRawBufferPointer(start: address, count: Int(status.st_size))
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
}
