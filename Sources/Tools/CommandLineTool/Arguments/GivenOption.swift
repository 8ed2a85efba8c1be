/// An option as it was given, with what stood after it.
struct GivenOption: Equatable, Sendable {
  var option: Option
  var value: String
}
