# Completions of thicket for fish: the program itself is asked for them.
function __thicket_complete
    set -l before (commandline -opc)
    set -l word (commandline -ct | string unescape)
    command $before[1] complete -- $before[2..-1] "$word" 2>/dev/null
    or __fish_complete_path "$word"
end
complete -c thicket -f -a '(__thicket_complete)'
