import SwiftUI

// A day with hours; appointments are carried by hand and snap to quarters of an hour.

struct Appointment: Identifiable, Equatable {
    let id: String
    var start: Int  // in minutes
    var length: Int

    var time: String { String(format: "%d:%02d", start / 60, start % 60) }
}

@MainActor
final class DayStore: ObservableObject {
    @Published var appointments = [
        Appointment(id: "Dentist", start: 9 * 60, length: 45), Appointment(id: "Lunch", start: 12 * 60, length: 60),
        Appointment(id: "Review", start: 15 * 60 + 30, length: 90),
    ]

    func binding(for id: String) -> Binding<Appointment> {
        Binding(
            get: { self.appointments.first { $0.id == id } ?? Appointment(id: id, start: 0, length: 0) },
            set: { new in self.appointments = self.appointments.map { $0.id == id ? new : $0 } })
    }
}

struct DaySchedule: View {
    @StateObject private var store = DayStore()
    private let hourHeight: CGFloat = 60

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                ZStack(alignment: .topLeading) {
                    hours
                    ForEach(store.appointments) { appointment in
                        AppointmentBlock(appointment: store.binding(for: appointment.id), hourHeight: hourHeight)
                            .padding(.leading, 56)
                    }
                }
            }
            .onAppear { reader.scrollTo(8, anchor: .top) }
        }
    }

    private var hours: some View {
        VStack(spacing: 0) {
            ForEach(0..<24) { hour in
                HStack(alignment: .top) {
                    Text("\(hour):00").font(.caption).frame(width: 48, alignment: .trailing)
                    VStack { Divider() }
                }
                .frame(height: hourHeight, alignment: .top)
                .id(hour)
            }
        }
    }
}

private struct AppointmentBlock: View {
    @Binding var appointment: Appointment
    let hourHeight: CGFloat
    @GestureState private var carried: CGFloat?

    private var y: CGFloat { CGFloat(appointment.start) / 60 * hourHeight + (carried ?? 0) }

    var body: some View {
        RoundedRectangle(cornerRadius: 6)
            .fill(Color.blue.opacity(carried == nil ? 0.6 : 0.9))
            .overlay(
                Text("\(appointment.id) \(appointment.time)").font(.caption).padding(4), alignment: .topLeading
            )
            .frame(height: CGFloat(appointment.length) / 60 * hourHeight)
            .offset(y: y)
            .gesture(carry)
            .zIndex(carried == nil ? 0 : 1)
    }

    private var carry: some Gesture {
        LongPressGesture(minimumDuration: 0.25)
            .sequenced(before: DragGesture(minimumDistance: 0))
            .updating($carried) { value, state, _ in
                if case .second(true, let drag) = value { state = drag?.translation.height ?? 0 }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                let minutes = Int((drag.translation.height / hourHeight * 4).rounded()) * 15
                appointment.start = min(max(appointment.start + minutes, 0), 24 * 60 - appointment.length)
            }
    }
}

struct DaySchedule_Previews: PreviewProvider {
    static var previews: some View { DaySchedule() }
}
