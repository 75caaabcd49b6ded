/// A field of the form.
struct FormField: Identifiable, Sendable {
    let id: String
    let prompt: String

    /// Returns whether the field is empty.
    func isMissing(in answers: [String: String]) -> Bool { (answers[id] ?? "").allSatisfy(\.isWhitespace) }
}

/// The fields under one heading.
struct FormSection: Identifiable, Sendable {
    let id: String
    let fields: [FormField]

    /// Returns the number of empty fields.
    func missing(in answers: [String: String]) -> Int {
        fields.count { $0.isMissing(in: answers) }
    }

    func firstMissing(in answers: [String: String]) -> FormField? {
        fields.first { $0.isMissing(in: answers) }
    }

    static let all = [
        FormSection(
            id: "Sender",
            fields: [FormField(id: "Name", prompt: "First and last name"), FormField(id: "Phone", prompt: "Number")]),
        FormSection(
            id: "Receiver",
            fields: [
                FormField(id: "Company", prompt: "Or a person"), FormField(id: "Street", prompt: "Street and number"),
                FormField(id: "Town", prompt: "Postcode and town"),
            ]),
        FormSection(
            id: "Parcel",
            fields: [FormField(id: "Contents", prompt: "What is in it"), FormField(id: "Weight", prompt: "Kilograms")]),
        FormSection(
            id: "Collection",
            fields: [FormField(id: "Day", prompt: "A weekday"), FormField(id: "Time", prompt: "From 8 to 18")]),
        FormSection(
            id: "Payment",
            fields: [
                FormField(id: "Holder", prompt: "As on the card"), FormField(id: "Card", prompt: "Sixteen digits"),
            ]),
        FormSection(
            id: "Receipt",
            fields: [FormField(id: "Email", prompt: "Address"), FormField(id: "Language", prompt: "Of the receipt")]),
        FormSection(
            id: "Extras",
            fields: [
                FormField(id: "Insurance", prompt: "Up to which value"),
                FormField(id: "Note", prompt: "For the driver"),
            ]
        ),
    ]

    /// The initial answers. Two sections further down are incomplete.
    static let draft = [
        "Name": "Ada Moss", "Phone": "0171 555 0134", "Company": "Harbour Prints", "Street": "Quay 7",
        "Town": "20457 Hamburg", "Contents": "Twenty cards", "Day": "Tuesday", "Time": "9 to 12",
        "Email": "ada@example.org", "Language": "English", "Insurance": "500", "Note": "Ring twice",
    ]
}
