@_spi(Nodes) public import ScrollUI

extension View {
    /// Presents an action sheet at the lower edge of the window while `isPresented` is true. Each button closes it.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            isAlert: false, titleVisibility == .visible ? Text(titleKey) : nil, isPresented,
            actions: actions(), message: EmptyView())
    }

    /// Presents an action sheet with a message while `isPresented` is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            isAlert: false, titleVisibility == .visible ? Text(titleKey) : nil, isPresented,
            actions: actions(), message: message())
    }

    /// Presents an action sheet about `data` while `isPresented` is true and there is data.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isAlert: false, titleVisibility == .visible ? Text(titleKey) : nil,
            isPresented.and(data != nil), actions: data.map(actions), message: EmptyView())
    }

    /// Presents an action sheet about `data` with a message while `isPresented` is true and there is data.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isAlert: false, titleVisibility == .visible ? Text(titleKey) : nil,
            isPresented.and(data != nil), actions: data.map(actions), message: data.map(message))
    }

    /// Presents an action sheet at the lower edge of the window while `isPresented` is true. Each button closes it.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            isAlert: false, titleVisibility == .visible ? Text(title) : nil, isPresented,
            actions: actions(), message: EmptyView())
    }

    /// Presents an action sheet with a message while `isPresented` is true.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            isAlert: false, titleVisibility == .visible ? Text(title) : nil, isPresented,
            actions: actions(), message: message())
    }

    /// Presents an action sheet about `data` while `isPresented` is true and there is data.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isAlert: false, titleVisibility == .visible ? Text(title) : nil,
            isPresented.and(data != nil), actions: data.map(actions), message: EmptyView())
    }

    /// Presents an action sheet about `data` with a message while `isPresented` is true and there is data.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isAlert: false, titleVisibility == .visible ? Text(title) : nil,
            isPresented.and(data != nil), actions: data.map(actions), message: data.map(message))
    }

    /// Presents an action sheet at the lower edge of the window while `isPresented` is true. Each button closes it.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            isAlert: false, titleVisibility == .visible ? title : nil, isPresented,
            actions: actions(), message: EmptyView())
    }

    /// Presents an action sheet with a message while `isPresented` is true.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            isAlert: false, titleVisibility == .visible ? title : nil, isPresented,
            actions: actions(), message: message())
    }

    /// Presents an action sheet about `data` while `isPresented` is true and there is data.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isAlert: false, titleVisibility == .visible ? title : nil,
            isPresented.and(data != nil), actions: data.map(actions), message: EmptyView())
    }

    /// Presents an action sheet about `data` with a message while `isPresented` is true and there is data.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isAlert: false, titleVisibility == .visible ? title : nil,
            isPresented.and(data != nil), actions: data.map(actions), message: data.map(message))
    }
}
