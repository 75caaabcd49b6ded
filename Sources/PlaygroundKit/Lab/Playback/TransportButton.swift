import ScrollUI

/// A button of the transport with an icon. It is highlighted while its function is on.
struct TransportButton: View {
    let icon: TransportIcon
    var isOn = false
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) { icon.frame(width: 14, height: 14).frame(width: 32, height: 28) }
            .buttonStyle(BarIconButtonStyle(isOn: isOn))
    }
}
