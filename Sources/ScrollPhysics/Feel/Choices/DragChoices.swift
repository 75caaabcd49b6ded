/// The rule that selects the axes of a drag.
public enum AxisLockMode: String, FeelOption {
    case rails, free, angle, dominant, sticky

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .rails:
            FeelChoice.Facts(
                "Rails",
                "A gesture that begins clearly along one axis stays on it until it leaves a channel around it.",
                source: "Chromium, rails")
        case .free:
            FeelChoice.Facts("Free", "Both axes follow from the start.", source: "Mozilla, mode 0")
        case .angle:
            FeelChoice.Facts(
                "Angle", "A gesture that begins within the lock angle of an axis stays on it.",
                source: "Mozilla, standard mode; with 45° Android, Compose and Flutter")
        case .dominant:
            FeelChoice.Facts(
                "Dominant", "Each event moves the axis along which it is longer; ties go to the vertical.",
                source: "WebKit")
        case .sticky:
            FeelChoice.Facts(
                "Sticky",
                "Like the angle, but a movement that leaves the axis by more than the break angle switches to the other one.",
                source: "Mozilla, sticky mode, AsyncPanZoomController.cpp")
        }
    }
}

/// The start of a drag once it has left its slop.
public enum DragStart: String, FeelOption {
    case withoutSlop, withSlop, atEvent

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .withoutSlop:
            FeelChoice.Facts(
                "Without the slop", "The slop is taken out of the first step, so that nothing jumps.",
                source: "Chromium, SubtractSlopRegion; Mozilla, Android, Compose")
        case .withSlop:
            FeelChoice.Facts(
                "With the slop", "The content jumps by all that the finger has gone since the press.",
                source: "GTK, scrolled_window_drag_update_cb; WebKitGTK")
        case .atEvent:
            FeelChoice.Facts(
                "At the next event", "All that the finger went until the event that leaves the slop is lost.",
                source: "Flutter, DragStartBehavior.start; Qt Quick, Flickable")
        }
    }
}

/// The method that computes the velocity at a lift from the last samples.
public enum VelocityEstimator: String, FeelOption {
    case leastSquares, impulse, weightedIOS, weightedMac, lastThree, history, simpleMean
    case smoothedThree

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .leastSquares:
            FeelChoice.Facts(
                "Least squares", "The slope of a parabola through the samples; zero where it opposes the movement.",
                source: "Android, Flutter, Chromium (LSQ2 restricted)")
        case .impulse:
            FeelChoice.Facts(
                "Impulse", "The speed of a mass that the samples push along.",
                source: "Android, IMPULSE; its recorded planar values agree only roughly")
        case .weightedIOS:
            FeelChoice.Facts(
                "Weighted, iOS", "The last three segments, oldest first, at 0.60, 0.35 and 0.05.",
                source: "Flutter, IOSScrollViewFlingVelocityTracker")
        case .weightedMac:
            FeelChoice.Facts(
                "Weighted, macOS", "The last three segments, oldest first, at 0.15, 0.65 and 0.20.",
                source: "Flutter, MacOSScrollViewFlingVelocityTracker")
        case .lastThree:
            FeelChoice.Facts(
                "Last three", "The mean of the last three segments.", source: "Qt Quick without its smoothing")
        case .history:
            FeelChoice.Facts(
                "History", "The whole distance of the last samples over their time.",
                source: "GTK, scroll history of 150 ms"
            )
        case .simpleMean:
            FeelChoice.Facts(
                "Simple mean", "The mean of the last five segments longer than 5 ms.",
                source: "Mozilla, SimpleVelocityTracker")
        case .smoothedThree:
            FeelChoice.Facts(
                "Smoothed three",
                "The mean of the last three segments, each 0.7 of itself and 0.3 of the smoothed one before.",
                source: "Qt Quick, Flickable with QEventPoint's velocity")
        }
    }
}
