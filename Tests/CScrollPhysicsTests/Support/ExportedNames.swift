import AnalysisTestSupport

/// The names of the library, from the two places that say them.
enum ExportedNames {
    /// Those of Packaging, which the library is linked by and a package promises.
    static func promised() throws -> Set<String> {
        Set(
            try Repository.text("Packaging/debian/libscrollphysics0.symbols")
                .matches(of: #/\n (sphy_[a-z_]+)@SCROLLPHYSICS_0 /#).map { String($0.1) })
    }

    /// Those that the header declares.
    static func declared() throws -> Set<String> {
        Set(try Repository.text(Library.header).matches(of: /SPHY_API [^;(]*?(sphy_[a-z_]+)\(/).map { String($0.1) })
    }
}
