import CScrollPhysics
import ScrollPhysics

/// The object behind a `sphy_feel *`.
final class FeelHandle {
    var feel: ScrollFeel

    init(_ feel: ScrollFeel) { self.feel = feel }

    /// A pointer that owns a new handle.
    static func pointer(to feel: ScrollFeel) -> OpaquePointer {
        OpaquePointer(Unmanaged.passRetained(FeelHandle(feel)).toOpaque())
    }

    /// The handle behind a caller's pointer.
    static func at(_ pointer: OpaquePointer?) -> FeelHandle? {
        pointer.map { Unmanaged<FeelHandle>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
    }
}

@c @implementation
func sphy_builtin_feel_count() -> Int { ScrollFeel.builtIn.count }

@c @implementation
func sphy_builtin_feel_name(_ index: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
    write(element(index, of: ScrollFeel.builtIn)?.name ?? "", to: buffer, size)
}

@c @implementation
func sphy_feel_named(
    _ name: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<sphy_error>?
) -> OpaquePointer? {
    reporting(to: error) { () throws(Failure) in
        let name = try required(name, "the name of a feel")
        guard let feel = ScrollFeel.named(name) else {
            throw Failure(
                .unknownName, "no feel is called \"\(name)\"; expected one of \(list(ScrollFeel.builtIn) { $0.name })")
        }
        return FeelHandle.pointer(to: feel)
    }
}

@c @implementation
func sphy_feel_copy(_ feel: OpaquePointer?) -> OpaquePointer? {
    FeelHandle.at(feel).map { FeelHandle.pointer(to: $0.feel) }
}

@c @implementation
func sphy_feel_free(_ feel: OpaquePointer?) {
    guard let feel else { return }
    Unmanaged<FeelHandle>.fromOpaque(UnsafeRawPointer(feel)).release()
}

@c @implementation
func sphy_feel_name(_ feel: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
    write(FeelHandle.at(feel)?.feel.name ?? "", to: buffer, size)
}

/// The element at a caller's index; nil for an index out of range.
func element<Element>(_ index: Int, of array: [Element]) -> Element? {
    array.indices.contains(index) ? array[index] : nil
}

/// The text of a pointer that must not be NULL.
func required(_ pointer: UnsafePointer<CChar>?, _ meaning: String) throws(Failure) -> String {
    guard let text = text(pointer) else { throw Failure(.invalidArgument, "found NULL; expected \(meaning)") }
    return text
}

/// The names of elements, separated by commas.
func list<Element>(_ elements: [Element], _ name: (Element) -> String) -> String {
    var text = ""
    for element in elements { text += (text.isEmpty ? "" : ", ") + name(element) }
    return text
}

extension sphy_status {
    static var unknownName: sphy_status { SPHY_UNKNOWN_NAME }
    static var outOfRange: sphy_status { SPHY_OUT_OF_RANGE }
    static var malformed: sphy_status { SPHY_MALFORMED }
    static var invalidArgument: sphy_status { SPHY_INVALID_ARGUMENT }
}
