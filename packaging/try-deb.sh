#!/usr/bin/env bash
# Installs a package on a bare Debian in a folder of its own, plays, removes it, and compares the files before and after.
# Needs root and debootstrap; says that it is skipped where there is no such thing. MIRROR is the archive to take Debian from;
# otherwise it is the first one of this machine.
#
#     packaging/try-deb.sh [PACKAGE]
set -euo pipefail
cd "$(dirname "$0")/.."

skip() {
    echo "skipped: $1"
    exit 0
}

package="${1:-$(ls -t target/debian/thicket_*.deb 2> /dev/null | head -n 1)}"
if [ ! -f "$package" ]; then
    echo "there is no package: packaging/deb.sh builds one" >&2
    exit 1
fi
[ "$(id -u)" = 0 ] || skip "only root can make a Debian in a folder"
command -v debootstrap > /dev/null || skip "there is no debootstrap"
mirror="${MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' | head -n 1)}"
suite="$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)"

root="$(mktemp -d)"
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase "$suite" "$root" "$mirror" > "$root.log" 2>&1 || {
    tail -n 3 "$root.log"
    rm -f "$root.log"
    skip "no Debian can be made here"
}
rm -f "$root.log"

# What belongs to the package manager changes with every package.
files() {
    (cd "$root" && find . -xdev -path ./var/lib/dpkg -prune -o -path ./var/log -prune -o -path ./tmp -prune -o -print | sort)
}

inside() {
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

before="$(files)"
cp "$package" "$root/tmp/thicket.deb"
cp packaging/try.sh "$root/tmp/try.sh"
inside dpkg --install /tmp/thicket.deb
for file in bin/thicket share/man/man1/thicket.1.gz share/bash-completion/completions/thicket \
    share/fish/vendor_completions.d/thicket.fish share/zsh/vendor-completions/_thicket share/doc/thicket/copyright; do
    [ -s "$root/usr/$file" ] || { echo "the package has no /usr/$file" >&2; exit 1; }
done
contents="$(dpkg --contents "$package")"
for file in README.md CHANGELOG.md docs/protocol.md; do
    [[ "$contents" == *"/usr/share/doc/thicket/$file"* ]] || { echo "the package has no $file" >&2; exit 1; }
done
inside setpriv --reuid=nobody --regid=nogroup --clear-groups bash /tmp/try.sh /usr/bin/thicket
inside dpkg --purge thicket
left="$(comm -13 <(echo "$before") <(files))"
if [ -n "$left" ]; then
    echo "left behind: $left" >&2
    exit 1
fi
echo "$package installs, runs and goes without a trace."
