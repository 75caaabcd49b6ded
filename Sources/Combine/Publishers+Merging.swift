import OpenCombine

// OpenCombine lacks these operators. They are composed of operators that it has, which handle demand.

extension Publishers {
    /// The values of several publishers as they arrive. Finishes when all of them have finished.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The output of the merged publishers.
        public typealias Output = Upstream.Output
        /// The failure of the first publisher that fails.
        public typealias Failure = Upstream.Failure

        /// The publishers in subscription order.
        public let publishers: [Upstream]

        /// Merges the publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Merges the publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }.receive(
                subscriber: subscriber)
        }
    }

    /// The values of publishers of several types as they arrive.
    public typealias Merge<Output, Failure: Error> = MergeMany<AnyPublisher<Output, Failure>>

    /// A pair with the latest value of each of two publishers, published whenever either has a new one, once both have
    /// had one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output)
        /// The failure of the first publisher that fails.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        private enum Change {
            case a(A.Output), b(B.Output)
        }

        /// Combines the publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Subscribes to both, the first one first.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.map { Change.a($0) }.merge(with: b.map { Change.b($0) })
                .scan((A.Output?.none, B.Output?.none)) { newest, change in
                    switch change {
                    case .a(let value): (value, newest.1)
                    case .b(let value): (newest.0, value)
                    }
                }
                .compactMap { newest in newest.0.flatMap { a in newest.1.map { (a, $0) } } }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// The values of this publisher and of the other one as they arrive. Finishes when both have finished.
    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Output, Failure>
    where B.Output == Output, B.Failure == Failure {
        Publishers.MergeMany(eraseToAnyPublisher(), b.eraseToAnyPublisher())
    }

    /// The values of three publishers as they arrive.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge<Output, Failure>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.MergeMany(merge(with: b).publishers + [c.eraseToAnyPublisher()])
    }

    /// The values of four publishers as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge<Output, Failure>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        Publishers.MergeMany(merge(with: b, c).publishers + [d.eraseToAnyPublisher()])
    }

    /// The latest value of this publisher and of the other one, published whenever either has a new one, once both have
    /// had one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// The latest values of this publisher and of the other one, combined by `transform`.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The latest values of three publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ first: P, _ second: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(first).combineLatest(second) { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
    }

    /// The latest values of three publishers, combined by `transform`.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(first, second).map(transform).eraseToAnyPublisher()
    }

    /// The latest values of four publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ first: P, _ second: Q, _ third: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(first, second).combineLatest(third) { ($0.0, $0.1, $0.2, $1) }.eraseToAnyPublisher()
    }

    /// The latest values of four publishers, combined by `transform`.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ first: P, _ second: Q, _ third: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(first, second, third).map(transform).eraseToAnyPublisher()
    }
}
