import ScrollPhysics

extension FeelCode {
    /// Writes a `ScrollPhysics` whose flings, edges and springs have the feel's numbers.
    mutating func writeFlutter() {
        let bounces = feel.edge.stretch == .rubberBand
        write(
            """
            // \(title). Logical pixels and seconds.
            \(Self.imports(["'dart:math' as math;"]))

            \(Self.imports(["'package:flutter/physics.dart';", "'package:flutter/widgets.dart';"]))

            class \(typeName)ScrollPhysics extends \(bounces ? "BouncingScrollPhysics" : "ClampingScrollPhysics") {
              const \(typeName)ScrollPhysics({super.parent});

              @override
              \(typeName)ScrollPhysics applyTo(ScrollPhysics? ancestor) =>
                  \(typeName)ScrollPhysics(parent: buildParent(ancestor));
            """)
        writeFlutterNumbers()
        if bounces {
            write(
                """

                  // How much of the finger's movement the content follows beyond an edge.
                  @override
                  double frictionFactor(double overscrollFraction) =>
                      \(feel.edge.rubberBandCoefficient.decimal) * math.pow(1 - overscrollFraction, 2).toDouble();
                """, "edge.stretch", "edge.rubberBandCoefficient")
        } else if feel.edge.stretch == .stop {
            note("edge.stretch")
        }
        writeFlutterSimulation()
        write("}")
        writeFlutterFling()
        writeLeftOut("Not supported by Flutter's ScrollPhysics:")
    }

    private mutating func writeFlutterNumbers() {
        write(
            """

              @override
              double get minFlingVelocity => \(feel.fling.minimumVelocity.decimal);

              @override
              double get maxFlingVelocity => \(feel.fling.maximumVelocity.decimal);

              // Back from beyond an edge.
              @override
              SpringDescription get spring => SpringDescription.withDampingRatio(
                    mass: 1,
                    stiffness: \(feel.edge.springStiffness.decimal),
                    ratio: \(feel.edge.springDampingRatio.decimal),
                  );

              // To a target, for a custom simulation.
              static final SpringDescription snapSpring = SpringDescription.withDampingRatio(
                mass: 1,
                stiffness: \(feel.snap.springStiffness.decimal),
                ratio: \(feel.snap.springDampingRatio.decimal),
              );
            """, "fling.minimumVelocity", "fling.maximumVelocity", "snap.springStiffness", "snap.springDampingRatio",
            "edge.springStiffness", "edge.springDampingRatio")
        if feel.snap.pages == .spring {
            write(
                """

                  // To a page.
                  static final SpringDescription pageSpring = SpringDescription.withDampingRatio(
                    mass: 1,
                    stiffness: \(feel.snap.pageStiffness.decimal),
                    ratio: 1,
                  );
                """, "snap.pageStiffness", "snap.pages")
        }
        if feel.edge.return == .spring { note("edge.return") }
    }

    private mutating func writeFlutterSimulation() {
        write(
            """

              @override
              Simulation? createBallisticSimulation(ScrollMetrics position, double velocity) {
                final thrown = velocity * \(feel.fling.momentum.decimal);
                if (!position.outOfRange && thrown.abs() < minFlingVelocity) return null;
                return _\(typeName)Fling(
                  position.pixels,
                  thrown.clamp(-maxFlingVelocity, maxFlingVelocity).toDouble(),
                  position.minScrollExtent,
                  position.maxScrollExtent,
                  spring,
                  toleranceFor(position),
                );
              }
            """, "fling.momentum")
    }

    /// Writes the fling, and the spring that takes over when it meets an edge.
    private mutating func writeFlutterFling() {
        // If content only stops at an edge, the fling ends there.
        let stops = feel.edge.return == .stop
        if stops { note("edge.return") }
        let meeting = stops ? "_end = time;" : "_meet(time, met, _fling.dx(time), met, spring);"
        write(
            """

            // A fling that becomes a spring when it meets an edge.
            class _\(typeName)Fling extends Simulation {
              _\(typeName)Fling(
                double position,
                double velocity,
                double leading,
                double trailing,
                SpringDescription spring,
                Tolerance tolerance,
              ) : super(tolerance: tolerance) {
            """)
        writeFlutterCurve()
        write(
            """
                final edge = position.clamp(leading, trailing).toDouble();
                if (position != edge) {
                  _meet(0, position, velocity, edge, spring);
                } else if (_fling.x(_end) < leading || _fling.x(_end) > trailing) {
                  final met = _fling.x(_end) < leading ? leading : trailing;
                  final time = _timeAt(met, position);
                  \(meeting)
                }
              }

              late final Simulation _fling;
              late double _end;
              ScrollSpringSimulation? _bounce;
              double _meeting = double.infinity;

              void _meet(double time, double position, double velocity, double edge, SpringDescription spring) {
                final taken = (velocity * \(feel.edge.transfer.decimal)).clamp(-\(feel.edge.maximumTransfer.decimal), \(feel.edge.maximumTransfer.decimal)).toDouble();
                _meeting = time;
                _bounce = ScrollSpringSimulation(spring, position, edge, time == 0 ? velocity : taken, tolerance: tolerance);
              }

              // A fling is monotonic, so that bisection finds its times.
              double _endOf(Simulation fling, double speed) =>
                  _first(60, (time) => fling.isDone(time) || fling.dx(time).abs() <= speed);

              double _timeAt(double place, double start) =>
                  _first(_end, (time) => (_fling.x(time) - place) * (place - start).sign >= 0);

              double _first(double late, bool Function(double) holds) {
                var early = 0.0;
                for (var step = 0; step < 60; step++) {
                  final middle = (early + late) / 2;
                  if (holds(middle)) {
                    late = middle;
                  } else {
                    early = middle;
                  }
                }
                return late;
              }

              @override
              double x(double time) => time < _meeting ? _fling.x(math.min(time, _end)) : _bounce!.x(time - _meeting);

              @override
              double dx(double time) => time < _meeting ? _fling.dx(math.min(time, _end)) : _bounce!.dx(time - _meeting);

              @override
              bool isDone(double time) => time < _meeting ? time >= _end : _bounce!.isDone(time - _meeting);
            }
            """, "edge.transfer", "edge.maximumTransfer")
    }

    private mutating func writeFlutterCurve() {
        let fling = feel.fling
        switch fling.curve {
        case .exponential, .exponentialWithDeceleration:
            let isBraked = fling.curve == .exponentialWithDeceleration
            let brake = isBraked ? ", constantDeceleration: \(fling.deceleration.decimal)" : ""
            let stop = max(fling.restVelocity, fling.restDistance * feel.decay)
            write(
                """
                    // \(fling.decelerationRate.decimal) a millisecond.
                    _fling = FrictionSimulation(math.pow(\(fling.decelerationRate.decimal), 1000).toDouble(), position, velocity\(brake));
                    _end = _endOf(_fling, \(stop.decimal));
                """, "fling.curve", "fling.decelerationRate", feel.exponentialEnd)
            if isBraked { note("fling.deceleration") }
        case .spline:
            write(
                """
                    _fling = ClampingScrollSimulation(position: position, velocity: velocity, friction: \(fling.friction.decimal));
                    _end = _endOf(_fling, 0);
                """, "fling.curve", "fling.friction")
        default:
            write(
                """
                    // Flutter lacks the curve of this feel; this is its curve for Android.
                    _fling = ClampingScrollSimulation(position: position, velocity: velocity);
                    _end = _endOf(_fling, 0);
                """)
        }
    }
}
