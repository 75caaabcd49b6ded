import AnalysisTestSupport

/// The names of the library, from both places that list them.
enum ExportedNames {
    /// The names in Packaging, with which the library is linked and which a package promises.
    static func promised() throws -> Set<String> {
        Set(
            try Repository.text("Packaging/debian/libscrollphysics0.symbols")
                .matches(of: #/\n (sphy_[a-z_]+)@SCROLLPHYSICS_0 /#).map { String($0.1) })
    }

    /// The names that the header declares.
    static func declared() throws -> Set<String> {
        Set(try Repository.text(Library.header).matches(of: /SPHY_API [^;(]*?(sphy_[a-z_]+)\(/).map { String($0.1) })
    }
}
