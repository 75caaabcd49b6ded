extension String {
    /// Whether both are the same bytes. For names, which are ASCII: comparing texts would link Unicode's tables into Embedded
    /// Swift.
    func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
