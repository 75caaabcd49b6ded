extension String {
    /// Whether both strings have the same bytes. Used for names, which are ASCII, because string comparison would link Unicode tables into
    /// Embedded Swift.
    func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
