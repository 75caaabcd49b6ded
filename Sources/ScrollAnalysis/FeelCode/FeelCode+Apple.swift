import ScrollPhysics

extension FeelCode {
    /// Writes the numbers that UIKit and SwiftUI support: a rate, springs, and the destination of a flick.
    mutating func writeApple() {
        write(
            """
            // \(title). Points and seconds.
            \(Self.imports(["SwiftUI"]))
            #if canImport(UIKit)
                \(Self.imports(["UIKit"]))
            #endif

            enum \(typeName)Feel {
            """)
        writeSprings()
        write("}")
        writeDecelerationRate()
        writeTargetBehavior()
        writeLeftOut("Not supported by UIKit and SwiftUI:")
    }

    private mutating func writeSprings() {
        let (snap, edge, page) = (feel.snapSpring, feel.edgeSpring, feel.pageSpring)
        write(
            "    /// To a target, for `withAnimation` around a change of a scroll position.\n"
                + "    static let snap = Animation.spring(duration: \(snap.duration.decimal), bounce: \(snap.bounce.decimal))",
            "snap.springStiffness", "snap.springDampingRatio")
        if feel.snap.pages == .spring {
            write(
                "    /// To a page.\n"
                    + "    static let page = Animation.spring(duration: \(page.duration.decimal), bounce: \(page.bounce.decimal))",
                "snap.pageStiffness", "snap.pages")
        }
        if feel.edge.return == .spring {
            write(
                "    /// Back from beyond an edge, for content that is positioned manually: a scroll view's own spring cannot be set.\n"
                    + "    static let edge = Animation.spring(duration: \(edge.duration.decimal), bounce: \(edge.bounce.decimal))",
                "edge.springStiffness", "edge.springDampingRatio", "edge.return")
        }
        write(
            "    /// A scroll that the program requests.\n"
                + "    static let scroll = Animation.easeInOut(duration: \(feel.animation.duration.decimal))",
            "animation.duration")
    }

    private mutating func writeDecelerationRate() {
        let spring = feel.snapSpring
        write("\n#if canImport(UIKit)\n    extension \(typeName)Feel {")
        if feel.hasExponentialFling {
            write(
                """
                        /// `scrollView.decelerationRate = \(typeName)Feel.decelerationRate`
                        static let decelerationRate = UIScrollView.DecelerationRate(rawValue: \(feel.fling.decelerationRate.decimal))
                """, "fling.decelerationRate", "fling.curve")
        }
        write(
            """
                    /// To a target, for a `UIViewPropertyAnimator`.
                    static let snapTiming = UISpringTimingParameters(
                        mass: 1, stiffness: \(spring.stiffness.decimal), damping: \(spring.damping.decimal), initialVelocity: .zero)
                }
            #endif
            """)
    }

    /// SwiftUI has no rate; a target behaviour moves the destination of a flick instead.
    private mutating func writeTargetBehavior() {
        let own = 1 / DecayMotion.decayPerSecond(rate: 0.998)
        let further = feel.fling.momentum / feel.decay - own
        guard feel.hasExponentialFling else { return }
        note("fling.momentum")
        guard abs(further) > 1e-6 else { return }
        write(
            """

            /// A flick of v points a second goes \((own + further).decimal) v, and not SwiftUI's \(own.decimal) v.
            struct \(typeName)TargetBehavior: ScrollTargetBehavior {
                func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                    if context.axes.contains(.horizontal) { target.rect.origin.x += \(further.decimal) * context.velocity.dx }
                    if context.axes.contains(.vertical) { target.rect.origin.y += \(further.decimal) * context.velocity.dy }
                }
            }
            """)
    }
}
