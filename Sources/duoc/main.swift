System.prepareProcess()
var world = ProcessIO()
System.endProcess(
  System.arguments.map { run($0, &world) }
    ?? refuse("an argument is not valid UTF-8: name the directory that holds the file instead", &world))
