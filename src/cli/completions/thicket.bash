# Completions of thicket for bash: the program itself is asked for them.
_thicket() {
    local line=${COMP_LINE:0:COMP_POINT} word cut values value
    local -a words
    read -ra words <<<"$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    word=${words[-1]}
    # bash takes a word apart at these signs and replaces its last part only
    cut=${COMP_WORDBREAKS//[^=:]/}
    [[ -n $cut ]] && cut=${word%"${word##*[$cut]}"}
    COMPREPLY=()
    values=$("$1" complete -- "${words[@]:1}" 2>/dev/null) || compopt -o default
    while IFS=$'\t' read -r value _; do
        [[ -n $value ]] || continue
        [[ $value == *[=:,] ]] && compopt -o nospace
        value=${value#"$cut"}
        # what has no meaning of its own to bash stays readable
        [[ $value != *[!A-Za-z0-9_.,=:/+-]* ]] || printf -v value %q "$value"
        COMPREPLY+=("$value")
    done <<<"$values"
}
complete -F _thicket thicket
