/// What memory holds before a program writes to it, which no result may depend on.
public enum FormerMemory {
    /// Fills the memory that the caller's next calls use: the stack below it, and small blocks that the allocator hands out
    /// again.
    public static func fill(_ byte: UInt8) {
        fillStack(byte, depth: 256)
        var blocks: [UnsafeMutableRawPointer] = []
        for size in stride(from: 16, through: 1024, by: 16) {
            for _ in 0..<16 {
                let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
                block.initializeMemory(as: UInt8.self, repeating: byte, count: size)
                blocks.append(block)
            }
        }
        for block in blocks { block.deallocate() }
    }

    @inline(never)
    private static func fillStack(_ byte: UInt8, depth: Int) {
        // A larger one would not be on the stack.
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { part in
            part.initializeMemory(as: UInt8.self, repeating: byte)
            if depth > 0 { fillStack(byte, depth: depth - 1) }
        }
    }
}
