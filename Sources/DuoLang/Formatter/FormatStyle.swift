/// The numbers of the one style.
enum FormatStyle {
  /// The blanks of a level of nesting.
  static let indentation = 2
  /// The columns that the code of a line may take besides its indentation, so that what moves to another level keeps its shape.
  /// Comments may stand beyond.
  static let columns = 100
  /// The blanks before a comment at the end of a line.
  static let commentGap = 2
  /// The columns of a tab in front of a comment.
  static let tab = 2
}
