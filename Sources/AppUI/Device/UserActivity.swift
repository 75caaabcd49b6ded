public import Foundation
@_spi(Nodes) public import ScrollUI

/// What a person is in the midst of, to be gone on with on another device. Foundation has the class on Apple's systems
/// alone; there are no other devices here, and the object holds what it is given.
open class NSUserActivity {
    /// Which kind of thing it is, by its name.
    public let activityType: String
    /// For those who choose among activities.
    open var title: String?
    /// What is needed to go on.
    open var userInfo: [AnyHashable: Any]?
    /// Where to go on in a browser.
    open var webpageURL: URL?
    /// What says so to who stores it.
    open var targetContentIdentifier: String?
    /// Whether other devices may go on with it.
    open var isEligibleForHandoff = true
    /// Whether it may be searched for.
    open var isEligibleForSearch = false
    /// Whether it may be suggested.
    open var isEligibleForPrediction = false

    /// An activity of that kind.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds to what is needed to go on.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

nonisolated extension View {
    /// Says what a person is in the midst of. Nobody asks for it here, and `update` is never called.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Goes on with what a person was in the midst of elsewhere. None comes here, and `action` is never called.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Which events from outside are for this view's window. None come here.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
