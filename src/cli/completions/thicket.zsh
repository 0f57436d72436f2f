#compdef thicket
# Completions of thicket for zsh: the program itself is asked for them.
_thicket() {
    local answer line
    local -i paths
    local -a whole open shown shown_open
    answer=$("${words[1]}" complete -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)
    paths=$?
    for line in "${(@f)answer}"; do
        [[ -n $line ]] || continue
        if [[ ${line%%$'\t'*} == *[=:,] ]]; then
            open+=("${line%%$'\t'*}")
            shown_open+=("${line/$'\t'/  -- }")
        else
            whole+=("${line%%$'\t'*}")
            shown+=("${line/$'\t'/  -- }")
        fi
    done
    (( $#whole )) && compadd -l -d shown -a whole
    (( $#open )) && compadd -l -S '' -d shown_open -a open
    (( paths )) && _files
    return 0
}
if [[ $funcstack[1] == _thicket ]]; then
    _thicket "$@"
else
    compdef _thicket thicket
fi
