# The words of Root: names, questions, reasons and what is told of each event.
