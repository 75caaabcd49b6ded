import ScrollPhysics

extension FeelCode {
    /// Writes the motions as plain functions of time.
    mutating func writeJavaScript() {
        write(
            """
            // \(title). CSS pixels and seconds; functions of time for requestAnimationFrame.
            """)
        writeJavaScriptRelease()
        writeJavaScriptFling()
        writeJavaScriptSprings()
        if feel.edge.stretch == .rubberBand {
            write(
                """

                /** Returns the visible overscroll for a pull and a viewport, both in pixels. */
                export function rubberBand(pull, viewport) {
                  const give = Math.abs(pull) * \(feel.edge.rubberBandCoefficient.decimal);
                  return give === 0 ? 0 : (Math.sign(pull) * give * viewport) / (give + viewport);
                }
                """, "edge.stretch", "edge.rubberBandCoefficient")
        }
        write(
            """

            /** The distance of a wheel's notch. */
            export const notchDistance = \((feel.wheel.notchDistance * feel.wheel.gain).decimal);
            """, "wheel.notchDistance", "wheel.gain")
        writeLeftOut("Not included in these functions:")
    }

    private mutating func writeJavaScriptRelease() {
        let fling = feel.fling
        write(
            """

            /** Returns the release velocity for a velocity measured at the lift; zero if it is slow. */
            export function thrown(velocity) {
              const wanted = velocity * \(fling.momentum.decimal);
              if (Math.abs(wanted) < \(fling.minimumVelocity.decimal)) return 0;
              return Math.min(Math.max(wanted, -\(fling.maximumVelocity.decimal)), \(fling.maximumVelocity.decimal));
            }
            """, "fling.momentum", "fling.minimumVelocity", "fling.maximumVelocity")
    }

    private mutating func writeJavaScriptFling() {
        guard feel.hasExponentialFling else { return }
        write(
            """

            /** A fling between the edges: v(t) = v0 * \(feel.fling.decelerationRate.decimal)^(1000 t). */
            export function fling(start, velocity) {
              const decay = -1000 * Math.log(\(feel.fling.decelerationRate.decimal));
              const rest = Math.max(\(feel.fling.restDistance.decimal), \(feel.fling.restVelocity.decimal) / decay);
              const goal = start + velocity / decay;
              const left = Math.abs(velocity) / decay;
              const duration = left > rest ? Math.log(left / rest) / decay : 0;
              return {
                duration,
                position: (t) => goal - (velocity / decay) * Math.exp(-decay * Math.min(t, duration)),
                velocity: (t) => (t < duration ? velocity * Math.exp(-decay * t) : 0),
              };
            }
            """, "fling.curve", "fling.decelerationRate", "fling.restVelocity", "fling.restDistance")
    }

    private mutating func writeJavaScriptSprings() {
        write(
            """

            /** Returns the motion of a spring with a mass of one, from `from` to `to`. */
            export function spring({ stiffness, dampingRatio }, from, velocity, to) {
              const w = Math.sqrt(stiffness);
              const x = from - to;
              const z = dampingRatio;
              if (z < 1) {
                const d = w * Math.sqrt(1 - z * z);
                const b = (velocity + z * w * x) / d;
                return (t) => to + Math.exp(-z * w * t) * (x * Math.cos(d * t) + b * Math.sin(d * t));
              }
              if (z === 1) return (t) => to + (x + (velocity + w * x) * t) * Math.exp(-w * t);
              const d = w * Math.sqrt(z * z - 1);
              const b = (velocity + (z * w + d) * x) / (2 * d);
              return (t) => to + b * Math.exp((d - z * w) * t) + (x - b) * Math.exp((-d - z * w) * t);
            }

            /** To a target. */
            export const snapSpring = { stiffness: \(feel.snap.springStiffness.decimal), dampingRatio: \(feel.snap.springDampingRatio.decimal) };
            """, "snap.springStiffness", "snap.springDampingRatio")
        if feel.snap.pages == .spring {
            write(
                """
                /** To a page. */
                export const pageSpring = { stiffness: \(feel.snap.pageStiffness.decimal), dampingRatio: 1 };
                """, "snap.pageStiffness", "snap.pages")
        }
        guard feel.edge.return == .spring else { return }
        write(
            """
            /** Back from beyond an edge. */
            export const edgeSpring = { stiffness: \(feel.edge.springStiffness.decimal), dampingRatio: \(feel.edge.springDampingRatio.decimal) };
            """, "edge.return", "edge.springStiffness", "edge.springDampingRatio")
    }
}
