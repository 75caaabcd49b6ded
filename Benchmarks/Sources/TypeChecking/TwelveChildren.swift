// Twelve children with six modifiers each. `make typecheck` prints the compiler's time for the body.
import ScrollUI

struct TwelveChildren: View {
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("One").font(.title).bold().padding(4).foregroundStyle(.red).frame(width: 100, height: 20).opacity(0.5)
            Text("Two \(count)").italic().padding(.horizontal, 8).background(.blue).cornerRadius(4).offset(x: 1, y: 2)
                .id(count + 1)
            Button("Three") { count += 1 }.padding().background(Color.green.opacity(0.2)).disabled(!isOn)
                .frame(maxWidth: .infinity, alignment: .leading).scaleEffect(isOn ? 1.1 : 1).tag(3)
            Toggle("Four", isOn: $isOn).padding(.top, 3).frame(minHeight: 30).overlay { Text("4") }
                .layoutPriority(1).opacity(isOn ? 1 : 0.5).onAppear { count += 1 }
            Color.orange.frame(height: 10).padding(2 * 3 + 1).border(.black, width: 1).clipShape(Circle())
                .shadow(radius: 4).rotationEffect(.degrees(Double(count) * 3))
            HStack { Text("Six") }.padding(.vertical, 2).background { Color.gray }.frame(width: 50 + 10)
                .fixedSize().animation(.default, value: count).tag(6)
            Text("Seven").lineLimit(2).multilineTextAlignment(.center).padding().foregroundStyle(isOn ? .red : .blue)
                .frame(maxWidth: 200).onChange(of: count) { isOn.toggle() }
            Rectangle().fill(.blue).frame(width: 20, height: 20).padding(1).offset(y: 3).opacity(0.3)
                .onTapGesture { count = 0 }
            Text("Nine").font(.system(size: 12 + 2)).padding(EdgeInsets()).background(.red, in: Capsule())
                .frame(width: 80).aspectRatio(1, contentMode: .fit).environment(\.layoutDirection, .rightToLeft)
            ZStack { Circle() }.frame(width: 10, height: 10).padding(5).scaleEffect(0.5).blur(radius: 1)
                .opacity(1 / 3).allowsHitTesting(false)
            Text("Eleven").padding([.top, .leading], 4).frame(maxWidth: .infinity).background(.thinMaterial)
                .foregroundStyle(.primary).transition(.opacity).id("eleven")
            ForEach(0..<3, id: \.self) { Text("\($0)") }.padding(2).foregroundColor(.red).font(.caption).opacity(0.9)
                .frame(height: 12).offset(x: Double(count))
        }
    }
}
