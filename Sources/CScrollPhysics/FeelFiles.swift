import CScrollPhysics
import ScrollPhysics

/// The greatest size of a feel file, in bytes. Ours have a few thousand.
private let longestFile = 1_000_000

@c @implementation
func sphy_feel_from_json(
    _ json: UnsafePointer<CChar>?, _ length: Int, _ file: UnsafePointer<CChar>?,
    _ error: UnsafeMutablePointer<sphy_error>?
) -> OpaquePointer? {
    reporting(to: error) { () throws(Failure) in
        guard let json else { throw Failure(.invalidArgument, "json is NULL; expected the text of a feel file") }
        guard (0...longestFile).contains(length) else {
            throw Failure(.malformed, "found \(length) bytes; expected a feel file of at most \(longestFile)")
        }
        let bytes = UnsafeRawBufferPointer(start: json, count: length)
        return FeelHandle.pointer(to: try feel([UInt8](bytes), file: text(file) ?? "feel"))
    }
}

private func feel(_ bytes: [UInt8], file: String) throws(Failure) -> ScrollFeel {
    do throws(PlaygroundError) {
        return try FeelFile(bytes, file: file).feel
    } catch {
        throw Failure(.malformed, error.description)
    }
}
