import CScrollPhysics
import ScrollPhysics

/// Conversions between the values of the header and those of ScrollPhysics.
extension ScrollVector {
    init(_ vector: sphy_vector) { self.init(x: vector.x, y: vector.y) }

    var c: sphy_vector { sphy_vector(x: x, y: y) }
}

extension ScrollAxes {
    init(_ axes: sphy_axes) {
        self = ScrollAxes(rawValue: UInt8(truncatingIfNeeded: axes.rawValue)).intersection(.both)
    }

    var c: sphy_axes { sphy_axes(UInt32(rawValue)) }
}

extension ScrollAxis {
    /// Nil for a value outside of the enumeration.
    init?(_ axis: sphy_axis) {
        switch axis {
        case SPHY_HORIZONTAL: self = .horizontal
        case SPHY_VERTICAL: self = .vertical
        default: return nil
        }
    }
}

extension AxisExtent {
    init(_ extent: sphy_axis_extent) {
        self.init(
            viewport: extent.viewport, content: extent.content, leadingInset: extent.leading_inset,
            trailingInset: extent.trailing_inset, pixel: extent.pixel)
    }

    var c: sphy_axis_extent {
        sphy_axis_extent(
            viewport: viewport, content: content, leading_inset: leadingInset, trailing_inset: trailingInset,
            pixel: pixel)
    }

    /// Whether every length is a number, and only insets are negative.
    var isUsable: Bool {
        viewport.isFinite && content.isFinite && leadingInset.isFinite && trailingInset.isFinite && pixel.isFinite
            && min(viewport, content, pixel) >= 0
    }
}

extension ScrollExtent {
    init(_ extent: sphy_extent) { self.init(x: AxisExtent(extent.x), y: AxisExtent(extent.y)) }

    var c: sphy_extent { sphy_extent(x: x.c, y: y.c) }

    var isUsable: Bool { x.isUsable && y.isUsable }
}

extension PointerKind {
    init?(_ pointer: sphy_pointer) {
        switch pointer {
        case SPHY_POINTER_MOUSE: self = .mouse
        case SPHY_POINTER_TOUCH: self = .touch
        case SPHY_POINTER_PEN: self = .pen
        default: return nil
        }
    }
}

extension ScrollKey {
    init?(_ key: sphy_key) {
        switch key {
        case SPHY_KEY_UP: self = .up
        case SPHY_KEY_DOWN: self = .down
        case SPHY_KEY_LEFT: self = .left
        case SPHY_KEY_RIGHT: self = .right
        case SPHY_KEY_PAGE_UP: self = .pageUp
        case SPHY_KEY_PAGE_DOWN: self = .pageDown
        case SPHY_KEY_HOME: self = .home
        case SPHY_KEY_END: self = .end
        case SPHY_KEY_SPACE: self = .space
        default: return nil
        }
    }
}

extension TargetLimit {
    init?(_ limit: sphy_limit) {
        switch limit {
        case SPHY_LIMIT_NONE: self = .never
        case SPHY_LIMIT_VISIBLE: self = .always
        case SPHY_LIMIT_THREE: self = .alwaysByFew
        case SPHY_LIMIT_ONE: self = .alwaysByOne
        default: return nil
        }
    }
}

extension ScrollPhase {
    var c: sphy_phase {
        switch self {
        case .idle: SPHY_PHASE_IDLE
        case .tracking: SPHY_PHASE_TRACKING
        case .interacting: SPHY_PHASE_INTERACTING
        case .decelerating: SPHY_PHASE_DECELERATING
        case .animating: SPHY_PHASE_ANIMATING
        }
    }
}

extension ScrollCause {
    var c: sphy_cause {
        switch self {
        case .drag: SPHY_CAUSE_DRAG
        case .wheel: SPHY_CAUSE_WHEEL
        case .touchpad: SPHY_CAUSE_TOUCHPAD
        case .key: SPHY_CAUSE_KEY
        case .fling: SPHY_CAUSE_FLING
        case .resize: SPHY_CAUSE_RESIZE
        }
    }
}

extension ScrollProjection {
    var c: sphy_projection {
        sphy_projection(
            offset: offset.c, start: start.c, projected: projected.c, velocity: velocity.c, direction: direction.c,
            notches: notches.c, axes: axes.c, cause: cause.c, extent: extent.c, previous_extent: previousExtent.c)
    }
}
