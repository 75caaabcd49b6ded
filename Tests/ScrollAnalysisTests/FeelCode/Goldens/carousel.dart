// Carousel, tuned. Logical pixels and seconds.
import 'dart:math' as math;

import 'package:flutter/physics.dart';
import 'package:flutter/widgets.dart';

class CarouselTunedScrollPhysics extends BouncingScrollPhysics {
  const CarouselTunedScrollPhysics({super.parent});

  @override
  CarouselTunedScrollPhysics applyTo(ScrollPhysics? ancestor) =>
      CarouselTunedScrollPhysics(parent: buildParent(ancestor));

  @override
  double get minFlingVelocity => 270.0;

  @override
  double get maxFlingVelocity => 12500.0;

  // Back from beyond an edge.
  @override
  SpringDescription get spring => SpringDescription.withDampingRatio(
        mass: 1,
        stiffness: 129.4,
        ratio: 1.05,
      );

  // To a target, for a custom simulation.
  static final SpringDescription snapSpring = SpringDescription.withDampingRatio(
    mass: 1,
    stiffness: 110.0,
    ratio: 1.05,
  );

  // To a page.
  static final SpringDescription pageSpring = SpringDescription.withDampingRatio(
    mass: 1,
    stiffness: 310.0,
    ratio: 1,
  );

  // How much of the finger's movement the content follows beyond an edge.
  @override
  double frictionFactor(double overscrollFraction) =>
      0.56 * math.pow(1 - overscrollFraction, 2).toDouble();

  @override
  Simulation? createBallisticSimulation(ScrollMetrics position, double velocity) {
    final thrown = velocity * 1.05;
    if (!position.outOfRange && thrown.abs() < minFlingVelocity) return null;
    return _CarouselTunedFling(
      position.pixels,
      thrown.clamp(-maxFlingVelocity, maxFlingVelocity).toDouble(),
      position.minScrollExtent,
      position.maxScrollExtent,
      spring,
      toleranceFor(position),
    );
  }
}

// A fling that becomes a spring when it meets an edge.
class _CarouselTunedFling extends Simulation {
  _CarouselTunedFling(
    double position,
    double velocity,
    double leading,
    double trailing,
    SpringDescription spring,
    Tolerance tolerance,
  ) : super(tolerance: tolerance) {
    // 0.9973 a millisecond.
    _fling = FrictionSimulation(math.pow(0.9973, 1000).toDouble(), position, velocity);
    _end = _endOf(_fling, 11.0);
    final edge = position.clamp(leading, trailing).toDouble();
    if (position != edge) {
      _meet(0, position, velocity, edge, spring);
    } else if (_fling.x(_end) < leading || _fling.x(_end) > trailing) {
      final met = _fling.x(_end) < leading ? leading : trailing;
      final time = _timeAt(met, position);
      _meet(time, met, _fling.dx(time), met, spring);
    }
  }

  late final Simulation _fling;
  late double _end;
  ScrollSpringSimulation? _bounce;
  double _meeting = double.infinity;

  void _meet(double time, double position, double velocity, double edge, SpringDescription spring) {
    final taken = (velocity * 0.95).clamp(-999500.0, 999500.0).toDouble();
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

// Not supported by Flutter's ScrollPhysics:
//   drag.lock = rails
//   drag.start = withoutSlop
//   velocity.estimator = impulse
//   fling.carry = none
//   fling.rest = pixel
//   snap.curve = spring
//   wheel.curve = glide
//   wheel.step = fixed
//   wheel.repeat = target
//   touchpad.lock = dominant
//   keyboard.curve = glide
//   keyboard.repeat = target
//   animation.curve = glide
//   drag.slop = 11 pt
//   drag.mouseSlop = 5 pt
//   drag.penSlop = 11 pt
//   drag.lockRatio = 1.3
//   velocity.horizon = 0.11 s
//   velocity.rest = 0.045 s
//   fling.minimumDistance = 1 pt
//   fling.restDistance = 0.06 pt
//   edge.stretchThreshold = 1 pt
//   edge.flingLimit = 999990 pt
//   edge.letGo = 0.713
//   edge.restDistance = 0.11 pt
//   snap.velocityThreshold = 325 pt/s
//   snap.longestSettle = 2.1 s
//   snap.notchCommit = 0.55 notches
//   wheel.notchDistance = 105 pt
//   wheel.gain = 1.1
//   wheel.glideDuration = 0.22 s
//   touchpad.gain = 1.1
//   touchpad.momentum = 1.05
//   touchpad.minimumVelocity = 270 pt/s
//   touchpad.maximumVelocity = 12500 pt/s
//   touchpad.liftGap = 0.07 s
//   touchpad.echoWindow = 0.16 s
//   keyboard.lineDistance = 45 pt
//   keyboard.lineShare = 0.05
//   keyboard.pageOverlap = 45 pt
//   keyboard.pageOverlapShare = 0.525
//   keyboard.glideDuration = 0.22 s
//   animation.duration = 0.4 s
