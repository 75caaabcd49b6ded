public import Foundation
@_spi(Nodes) public import ScrollUI

extension View {
    /// Presents an alert while `isPresented` is true. Each of its buttons closes it.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isAlert: true, Text(titleKey), isPresented, actions: actions(), message: EmptyView())
    }

    /// Presents an alert with a message while `isPresented` is true.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isAlert: true, Text(titleKey), isPresented, actions: actions(), message: message())
    }

    /// Presents an alert about `data` while `isPresented` is true and there is data.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isAlert: true, Text(titleKey), isPresented.and(data != nil),
            actions: data.map(actions), message: EmptyView())
    }

    /// Presents an alert about `data` with a message while `isPresented` is true and there is data.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isAlert: true, Text(titleKey), isPresented.and(data != nil),
            actions: data.map(actions), message: data.map(message))
    }

    /// Presents an alert while `isPresented` is true. Each of its buttons closes it.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isAlert: true, Text(title), isPresented, actions: actions(), message: EmptyView())
    }

    /// Presents an alert with a message while `isPresented` is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isAlert: true, Text(title), isPresented, actions: actions(), message: message())
    }

    /// Presents an alert about `data` while `isPresented` is true and there is data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isAlert: true, Text(title), isPresented.and(data != nil),
            actions: data.map(actions), message: EmptyView())
    }

    /// Presents an alert about `data` with a message while `isPresented` is true and there is data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isAlert: true, Text(title), isPresented.and(data != nil),
            actions: data.map(actions), message: data.map(message))
    }

    /// Presents an alert while `isPresented` is true. Each of its buttons closes it.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isAlert: true, title, isPresented, actions: actions(), message: EmptyView())
    }

    /// Presents an alert with a message while `isPresented` is true.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isAlert: true, title, isPresented, actions: actions(), message: message())
    }

    /// Presents an alert about `data` while `isPresented` is true and there is data.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isAlert: true, title, isPresented.and(data != nil),
            actions: data.map(actions), message: EmptyView())
    }

    /// Presents an alert about `data` with a message while `isPresented` is true and there is data.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isAlert: true, title, isPresented.and(data != nil),
            actions: data.map(actions), message: data.map(message))
    }

    /// Presents an alert about `error` while `isPresented` is true and there is an error. Each of its buttons closes it.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            isAlert: true, error?.errorDescription.map { Text($0) }, isPresented.and(error != nil),
            actions: actions(), message: EmptyView())
    }

    /// Presents an alert about `error` with a message while `isPresented` is true and there is an error. Each of its
    /// buttons closes it.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(
            isAlert: true, error?.errorDescription.map { Text($0) }, isPresented.and(error != nil),
            actions: error.map(actions), message: error.map(message))
    }
}
