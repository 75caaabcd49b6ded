extension EnvironmentValues {
    /// Whether scroll views below show where they are from left to right.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.indicatorsHorizontal }
        set { scrollSettings.indicatorsHorizontal = newValue }
    }

    /// Whether scroll views below show where they are from top to bottom.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.indicatorsVertical }
        set { scrollSettings.indicatorsVertical = newValue }
    }
}

nonisolated extension View {
    /// Shows the indicators of scroll views below for a moment when they come in.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        scrollSettings { $0.flashesOnAppear = onAppear }
    }

    /// Shows the indicators of scroll views below for a moment when `value` changes.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        scrollSettings { $0.flashTrigger = AnyEquatable(value) }
    }
}
