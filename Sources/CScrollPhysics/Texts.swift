/// Writes text as snprintf does, and returns its full length.
func write(_ text: String, to buffer: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
    let bytes = text.utf8
    guard let buffer, size > 0 else { return bytes.count }
    var end = 0
    for byte in bytes.prefix(size - 1) {
        buffer[end] = CChar(bitPattern: byte)
        end += 1
    }
    // No half of a character at the end.
    if end < bytes.count {
        while end > 0, UInt8(bitPattern: buffer[end - 1]) & 0xC0 == 0x80 { end -= 1 }
        if end > 0, UInt8(bitPattern: buffer[end - 1]) >= 0xC0 { end -= 1 }
    }
    buffer[end] = 0
    return bytes.count
}

/// The text that a caller passed; nil for NULL. What is not UTF-8 is repaired, and no name is like that.
func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
}
