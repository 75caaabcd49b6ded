import SystemFiles

/// A font file in memory. Reading it through FreeType would cost about 300 system calls for each size.
final class FontData {
    /// At a fixed address for the lifetime of this object.
    let bytes: UnsafeRawBufferPointer

    /// Nil if the file cannot be read. Complexity: O(size of the file).
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
