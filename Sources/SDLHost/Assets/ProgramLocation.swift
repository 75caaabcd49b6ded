import Glibc

/// The location of the running program.
enum ProgramLocation {
    /// Returns the folder of the program's file with links resolved; the working directory if the kernel does not
    /// report it.
    static func folder() -> String {
        guard let path = executable(), let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the name of the program's file; empty if the kernel does not report it.
    static func name() -> String { executable()?.split(separator: "/").last.map(String.init) ?? "" }

    private static func executable() -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count)
        guard length > 0 else { return nil }
        return String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
