# The words of the table, of the command line and of the screen.
# A key has at least one hyphen: that is how tests/words.rs finds it in the code.

## Boards
boards-folder = The folder of boards { $path } cannot be read: { $fault }.
boards-file = The board { $path } cannot be read: { $fault }.
boards-header = The board { $path } is at fault in line { $fault }.
boards-twice = The board { $path } has the id "{ $id }", and so has { $fault }.
