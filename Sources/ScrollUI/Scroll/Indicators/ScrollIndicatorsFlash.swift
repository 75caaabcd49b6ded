extension EnvironmentValues {
    /// The visibility of the horizontal indicators of the scroll views inside.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.indicatorsHorizontal }
        set { scrollSettings.indicatorsHorizontal = newValue }
    }

    /// The visibility of the vertical indicators of the scroll views inside.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.indicatorsVertical }
        set { scrollSettings.indicatorsVertical = newValue }
    }
}

nonisolated extension View {
    /// Shows the indicators of the scroll views inside for a moment when the views appear.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        scrollSettings { $0.flashesOnAppear = onAppear }
    }

    /// Shows the indicators of the scroll views inside for a moment when `value` changes.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        scrollSettings { $0.flashTrigger = AnyEquatable(value) }
    }
}
