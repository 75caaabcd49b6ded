/// The path of a served page: a secret that only those know who see the address.
struct SecretPath: Equatable, Sendable {
    /// A slash and 32 hexadecimal digits, which are 128 random bits.
    let text: String
    /// Where takes are sent.
    var takes: String { text + "/takes" }

    /// From the system's generator of random numbers.
    init() {
        var random = SystemRandomNumberGenerator()
        let halves = (0..<2).map { _ in String(UInt64.random(in: .min ... .max, using: &random), radix: 16) }
        text = "/" + halves.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined()
    }

    /// Compares in a time that tells nothing about where two texts of one length differ.
    static func isSame(_ text: String, _ secret: String) -> Bool {
        let (left, right) = (Array(text.utf8), Array(secret.utf8))
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
