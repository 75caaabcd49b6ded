import CScrollPhysics

/// The error of a failed call, as reported to the caller.
struct Failure: Error {
    var status: sphy_status
    var text: String

    init(_ status: sphy_status, _ text: String) {
        self.status = status
        self.text = text
    }
}

/// Runs `body` and sets the caller's error, if any, after success and failure. Nil after a failure.
func reporting<Value>(
    to error: UnsafeMutablePointer<sphy_error>?, _ body: () throws(Failure) -> Value
) -> Value? {
    do {
        let value = try body()
        set(error, SPHY_OK, "")
        return value
    } catch let failure {
        set(error, failure.status, failure.text)
        return nil
    }
}

private func set(_ error: UnsafeMutablePointer<sphy_error>?, _ status: sphy_status, _ text: String) {
    guard let error else { return }
    error.pointee.status = status
    withUnsafeMutableBytes(of: &error.pointee.text) { bytes in
        bytes.withMemoryRebound(to: CChar.self) { buffer in
            let isCut = write(text, to: buffer.baseAddress, buffer.count) >= buffer.count
            if isCut { markCut(buffer) }
        }
    }
}

/// Ends a cut text with three dots.
private func markCut(_ buffer: UnsafeMutableBufferPointer<CChar>) {
    var end = buffer.count - 4
    while end > 0, UInt8(bitPattern: buffer[end]) & 0xC0 == 0x80 { end -= 1 }
    for (index, byte) in [46, 46, 46, 0].enumerated() { buffer[end + index] = CChar(byte) }
}
