import Glibc

/// The addresses of this machine.
enum LocalNetwork {
    /// The maximum number of addresses that a page is served on without being asked for more.
    static let most = 4

    /// The IPv4 addresses in local networks, the one of the default route first. Those of the loopback interface and
    /// public ones are not among them.
    static var addresses: [String] {
        let all = interfaceAddresses().filter { isLocal($0) }.map(text)
        guard let first = defaultRoute.map(text), all.contains(first) else { return Array(all.prefix(most)) }
        return Array(([first] + all.filter { $0 != first }).prefix(most))
    }

    /// Whether an address belongs to a network of one's own: RFC 1918, and RFC 3927 for networks without a router.
    static func isLocal(_ address: UInt32) -> Bool {
        let networks: [(UInt32, bits: UInt32)] = [
            (0x0A00_0000, 8), (0xAC10_0000, 12), (0xC0A8_0000, 16), (0xA9FE_0000, 16),
        ]
        return networks.contains { address >> (32 - $0.bits) == $0.0 >> (32 - $0.bits) }
    }

    private static func text(_ address: UInt32) -> String {
        [24, 16, 8, 0].map { String(address >> UInt32($0) & 0xFF) }.joined(separator: ".")
    }

    /// Of interfaces that are connected. In the order of the system, each once.
    private static func interfaceAddresses() -> [UInt32] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [UInt32] = []
        // The system's list is a chain of pointers, valid until it is freed.
        for entry in sequence(first: list, next: { $0?.pointee.ifa_next }) {
            guard let interface = entry?.pointee, let address = interface.ifa_addr, isConnected(interface.ifa_flags)
            else { continue }
            // Addresses of all families begin with the family; one of this is a sockaddr_in.
            let known = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address -> UInt32? in
                guard address.pointee.sin_family == sa_family_t(AF_INET) else { return nil }
                return UInt32(bigEndian: address.pointee.sin_addr.s_addr)
            }
            guard let number = known else { continue }
            if !found.contains(number) { found.append(number) }
        }
        return found
    }

    private static func isConnected(_ flags: UInt32) -> Bool {
        let wanted = UInt32(IFF_UP | IFF_RUNNING)
        return flags & wanted == wanted && flags & UInt32(IFF_LOOPBACK) == 0
    }

    /// The address from which packets to the internet would leave. None is sent.
    private static var defaultRoute: UInt32? {
        let probe = socket(AF_INET, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard probe >= 0 else { return nil }
        defer { close(probe) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(9).bigEndian
        // An address of RFC 5737, for documentation.
        address.sin_addr.s_addr = UInt32(0xC000_0201).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        // The system's calls take any kind of address by a pointer to the common beginning of all.
        let isKnown = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(probe, $0, length) == 0 && getsockname(probe, $0, &length) == 0
            }
        }
        return isKnown ? UInt32(bigEndian: address.sin_addr.s_addr) : nil
    }
}
