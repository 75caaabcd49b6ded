import SystemFiles

/// A font file in memory. Read from disk by FreeType itself it would cost some 300 system calls for each size.
final class FontData {
    /// Stays where it is as long as this lives.
    let bytes: UnsafeRawBufferPointer

    /// Nil when the file cannot be read. Complexity: O(size of the file).
    init?(path: String) {
        guard let content = try? FileBytes.read(path), !content.isEmpty else { return nil }
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: content.count, alignment: 16)
        copy.copyBytes(from: content)
        bytes = UnsafeRawBufferPointer(copy)
    }

    deinit {
        bytes.deallocate()
    }
}
