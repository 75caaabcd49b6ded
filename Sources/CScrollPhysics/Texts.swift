/// Writes text like snprintf, and returns its full length.
func write(_ text: String, to buffer: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
    let bytes = text.utf8
    guard let buffer, size > 0 else { return bytes.count }
    var end = 0
    for byte in bytes.prefix(size - 1) {
        buffer[end] = CChar(bitPattern: byte)
        end += 1
    }
    // Removes an incomplete character at the end.
    if end < bytes.count {
        while end > 0, UInt8(bitPattern: buffer[end - 1]) & 0xC0 == 0x80 { end -= 1 }
        if end > 0, UInt8(bitPattern: buffer[end - 1]) >= 0xC0 { end -= 1 }
    }
    buffer[end] = 0
    return bytes.count
}

/// The text of a caller; nil for NULL. Invalid UTF-8 is replaced, so such a text matches no name.
func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
}
