// Carousel, tuned. CSS pixels and seconds; functions of time for requestAnimationFrame.

/** Returns the release velocity for a velocity measured at the lift; zero if it is slow. */
export function thrown(velocity) {
  const wanted = velocity * 1.05;
  if (Math.abs(wanted) < 270.0) return 0;
  return Math.min(Math.max(wanted, -12500.0), 12500.0);
}

/** A fling between the edges: v(t) = v0 * 0.9973^(1000 t). */
export function fling(start, velocity) {
  const decay = -1000 * Math.log(0.9973);
  const rest = Math.max(0.06, 11.0 / decay);
  const goal = start + velocity / decay;
  const left = Math.abs(velocity) / decay;
  const duration = left > rest ? Math.log(left / rest) / decay : 0;
  return {
    duration,
    position: (t) => goal - (velocity / decay) * Math.exp(-decay * Math.min(t, duration)),
    velocity: (t) => (t < duration ? velocity * Math.exp(-decay * t) : 0),
  };
}

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
export const snapSpring = { stiffness: 110.0, dampingRatio: 1.05 };
/** To a page. */
export const pageSpring = { stiffness: 310.0, dampingRatio: 1 };
/** Back from beyond an edge. */
export const edgeSpring = { stiffness: 129.4, dampingRatio: 1.05 };

/** Returns the visible overscroll for a pull and a viewport, both in pixels. */
export function rubberBand(pull, viewport) {
  const give = Math.abs(pull) * 0.56;
  return give === 0 ? 0 : (Math.sign(pull) * give * viewport) / (give + viewport);
}

/** The distance of a wheel's notch. */
export const notchDistance = 115.5;

// Not included in these functions:
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
//   edge.stretchThreshold = 1 pt
//   edge.flingLimit = 999990 pt
//   edge.transfer = 0.95
//   edge.maximumTransfer = 999500 pt/s
//   edge.letGo = 0.713
//   edge.restDistance = 0.11 pt
//   snap.velocityThreshold = 325 pt/s
//   snap.longestSettle = 2.1 s
//   snap.notchCommit = 0.55 notches
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
