#if hasFeature(Embedded)
    /// A substitute for the standard library's protocol of the same name, which Embedded Swift lacks, so that types can declare the
    /// conformance unconditionally.
    public protocol Codable {}
#endif
