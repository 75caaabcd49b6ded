import SwiftUI

// Onboarding without a scroll view: one page at a time, slid in and out, with a capsule that wanders between dots.

struct WelcomeTour: View {
    enum Step: Int, CaseIterable, Identifiable {
        case welcome, track, share, done
        var id: Self { self }

        var title: LocalizedStringKey {
            switch self {
            case .welcome: return "Welcome"
            case .track: return "Track your walks"
            case .share: return "Share with friends"
            case .done: return "You are set"
            }
        }
    }

    @State private var step = Step.welcome
    @State private var isForward = true
    @Binding var isFinished: Bool
    @Namespace private var dots

    var body: some View {
        VStack {
            HStack {
                Spacer()
                if step != .done {
                    Button("Skip") { go(to: .done) }
                }
            }
            .frame(height: 44)
            .padding(.horizontal)

            ZStack {
                page(step)
                    .id(step)
                    .transition(
                        .asymmetric(
                            insertion: .move(edge: isForward ? .trailing : .leading),
                            removal: .move(edge: isForward ? .leading : .trailing)))
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 30).onEnded { value in
                    value.translation.width < 0 ? advance(1) : advance(-1)
                })

            indicator.padding(.bottom, 20)
            Button(action: { step == .done ? (isFinished = true) : advance(1) }) {
                Text(step == .done ? "Start" : "Continue").frame(maxWidth: .infinity)
            }
            .buttonStyle(TourButtonStyle())
            .padding()
        }
    }

    private func page(_ step: Step) -> some View {
        VStack(spacing: 16) {
            Image(systemName: "figure.walk").font(.system(size: 80))
            Text(step.title).font(.title)
        }
    }

    private var indicator: some View {
        HStack(spacing: 8) {
            ForEach(Step.allCases) { each in
                ZStack {
                    Circle().fill(Color.gray.opacity(0.4)).frame(width: 8, height: 8)
                    if each == step {
                        Capsule().fill(Color.accentColor).frame(width: 24, height: 8)
                            .matchedGeometryEffect(id: "dot", in: dots)
                    }
                }
            }
        }
    }

    private func advance(_ delta: Int) {
        guard let next = Step(rawValue: step.rawValue + delta) else { return }
        go(to: next)
    }

    private func go(to next: Step) {
        isForward = next.rawValue > step.rawValue
        withAnimation(.easeInOut(duration: 0.35)) { step = next }
    }
}

private struct TourButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.vertical, 14)
            .background(RoundedRectangle(cornerRadius: 12).fill(Color.blue))
            .foregroundColor(.white)
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}

struct TourContainer: View {
    @State private var isFinished = false

    var body: some View {
        Group {
            if isFinished { Text("Home") } else { WelcomeTour(isFinished: $isFinished) }
        }
    }
}

struct WelcomeTour_Previews: PreviewProvider {
    static var previews: some View {
        WelcomeTour(isFinished: .constant(false))
    }
}
