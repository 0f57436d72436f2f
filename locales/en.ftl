# The words of the table, of the command line and of the screen.
# A key has at least one hyphen: that is how tests/words.rs finds it in the code.
