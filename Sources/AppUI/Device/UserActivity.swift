public import Foundation
@_spi(Nodes) public import ScrollUI

/// A user's activity that can be continued on another device. Foundation has this class on Apple's systems only. This
/// replacement only stores its properties, because there are no other devices.
open class NSUserActivity {
    /// The type name of the activity.
    public let activityType: String
    /// The title, for lists of activities.
    open var title: String?
    /// The data that is needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The web page on which the activity can be continued.
    open var webpageURL: URL?
    /// The identifier of the content.
    open var targetContentIdentifier: String?
    /// Whether other devices may continue the activity.
    open var isEligibleForHandoff = true
    /// Whether the activity may appear in search results.
    open var isEligibleForSearch = false
    /// Whether the activity may be suggested.
    open var isEligibleForPrediction = false

    /// Creates an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds entries to the data that is needed to continue the activity.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

nonisolated extension View {
    /// Declares a user activity. It has no effect here, and `update` is never called.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Continues an activity that began on another device. It has no effect here, and `action` is never called.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Sets the external events that this view's window handles. It has no effect here.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
