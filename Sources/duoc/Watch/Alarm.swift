/// Tells that something happened in the places for which it was made, since then.
struct Alarm {
  /// Waits until something happens, `milliseconds` at most, or, where that is nil, as long as it takes.
  ///
  /// Returns whether something did. Without a limit it is false only if nothing ever will.
  let wait: (_ milliseconds: Int?) -> Bool
}
