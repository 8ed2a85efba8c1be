/// An option with its value, as given on the command line.
struct GivenOption: Equatable, Sendable {
  var option: Option
  var value: String
}
