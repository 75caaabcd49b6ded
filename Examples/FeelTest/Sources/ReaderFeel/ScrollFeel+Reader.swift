import ScrollPhysics

extension ScrollFeel {
    /// A feel for pages of text: a short glide and a stiff edge.
    public static let reader: ScrollFeel = {
        var feel = ScrollFeel.uikit
        feel.name = "reader"
        feel.summary = "UIKit's feel with a short glide and a stiff edge."
        feel.fling.decelerationRate = 0.995
        feel.edge.rubberBandCoefficient = 0.35
        feel.wheel.notchDistance = 60
        return feel
    }()
}
