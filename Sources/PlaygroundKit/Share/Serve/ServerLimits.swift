import ScrollAnalysis

/// The bounds of what a client of a served page can cost. Tests use smaller ones.
struct ServerLimits: Sendable {
    /// The longest body, in bytes.
    var body = FileLimit.sent.value
    /// Seconds after which a silent connection is closed.
    var silence = 10
    /// The longest time from the headers of a request to the end of its body: a body that trickles in is refused.
    var patience = Duration.seconds(30)
    /// Open connections of an address of this machine, from all clients and from each. Browsers open up to six.
    var connections = 24
    var connectionsPerClient = 8
    /// Bytes of memory for the headers of a request and of its reply.
    var headers = 16 << 10
    /// Requests to the page's path that are answered without a pause, and how many more with each second.
    var burst = 40.0
    var requestsPerSecond = 4.0
    /// The longest gesture: also the longest in the window.
    var gesture = TakeCollector.longest
}
