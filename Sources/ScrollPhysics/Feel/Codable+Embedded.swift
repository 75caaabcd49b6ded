#if hasFeature(Embedded)
    /// Stands in for the standard library's protocol of the same name, which Embedded Swift does not have, so that a type states
    /// once that it can be coded.
    public protocol Codable {}
#endif
