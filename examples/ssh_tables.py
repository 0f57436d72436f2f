#!/usr/bin/env python3
"""Shows that friends can meet at a table over SSH, with an sshd of its own on this machine's loopback interface.

    python3 examples/ssh_tables.py [PROGRAM]

PROGRAM is the path of thicket, `thicket` if not given. Needs OpenSSH (sshd, ssh, sftp, ssh-keygen, ssh-agent) and Python's
standard library; no root, and no file outside a temporary folder. Where root runs this, sshd wants the folder /run/sshd too:
if it is not there, it is made, and removed in the end. Two keys open the account that runs this, each for one player as
docs/hosting.md describes. Prints a line for each thing shown, and ends with status 1 at the first that fails.
"""

import codecs
import fcntl
import os
import pathlib
import pty
import pwd
import re
import select
import shlex
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import termios
import time

PATIENCE = 30
# where an sshd that root starts separates its privileges; a package makes it when its service starts
PRIVILEGES = pathlib.Path("/run/sshd")
ROWS, COLUMNS = 24, 80


class Failed(Exception):
    """Something is not as it should be."""


def shown(text):
    print(f"ok: {text}", flush=True)


def wait_for(what, is_so, patience=PATIENCE):
    """Waits until something is so, and returns what it found."""
    end = time.monotonic() + patience
    while True:
        found = is_so()
        if found:
            return found
        if time.monotonic() > end:
            raise Failed(f"waited in vain: {what if isinstance(what, str) else what()}")
        time.sleep(0.02)


class Screen:
    """As much of a terminal as it takes to know what text stands where."""

    SEQUENCE = re.compile(r"\x1b\[([0-?]*)[ -/]*([@-~])|\x1b[\]PX^_].*?(?:\x07|\x1b\\)|\x1b[ -/]*[0-Z\\`-~]", re.S)

    def __init__(self):
        self.cells = [[" "] * COLUMNS for _ in range(ROWS)]
        self.row = self.column = 0
        self.begun = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def take(self, data):
        text = self.begun + self.decoder.decode(data)
        self.begun = ""
        at = 0
        while at < len(text):
            if text[at] == "\x1b":
                sequence = self.SEQUENCE.match(text, at)
                if not sequence:
                    self.begun = text[at:]
                    return
                if sequence[2]:
                    self.obey(sequence[1], sequence[2])
                elif sequence[0] == "\x1bM":
                    self.row = max(self.row - 1, 0)
                at = sequence.end()
                continue
            self.put(text[at])
            at += 1

    def put(self, character):
        if character == "\r":
            self.column = 0
        elif character == "\n":
            if self.row == ROWS - 1:
                self.cells = self.cells[1:] + [[" "] * COLUMNS]
            self.row = min(self.row + 1, ROWS - 1)
        elif character == "\b":
            self.column = max(self.column - 1, 0)
        elif character >= " ":
            if self.column == COLUMNS:
                self.put("\r")
                self.put("\n")
            self.cells[self.row][self.column] = character
            self.column += 1

    def obey(self, parameters, command):
        numbers = [int(number) if number.isdigit() else 0 for number in parameters.split(";")] + [0]
        count = max(numbers[0], 1)
        if command == "H":
            self.row, self.column = min(count, ROWS) - 1, min(max(numbers[1], 1), COLUMNS) - 1
        elif command in "AB":
            self.row = min(max(self.row + (count if command == "B" else -count), 0), ROWS - 1)
        elif command in "CD":
            self.column = min(max(self.column + (count if command == "C" else -count), 0), COLUMNS - 1)
        elif command == "J" and numbers[0] == 2:
            self.cells = [[" "] * COLUMNS for _ in range(ROWS)]
        elif command == "K":
            self.cells[self.row][self.column :] = [" "] * (COLUMNS - self.column)

    def text(self):
        return "\n".join("".join(row).rstrip() for row in self.cells)


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, command, kind="xterm-256color"):
        self.screen, self.status = Screen(), None
        self.pid, self.line = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM=kind, LANG="C.UTF-8")
            os.execvp(command[0], command)
        fcntl.ioctl(self.line, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    def listen(self):
        """Takes what has come; the text on the screen."""
        while self.line is not None and select.select([self.line], [], [], 0)[0]:
            try:
                data = os.read(self.line, 65536)
            except OSError:
                data = b""
            if not data:
                break
            self.screen.take(data)
        return self.screen.text()

    def type(self, keys):
        os.write(self.line, keys.encode())

    def wait(self, text):
        """Waits until the screen shows a text."""
        self.wait_until(text, lambda: text in self.listen())

    def wait_until(self, what, is_so):
        """Waits until something is so of the screen."""
        wait_for(lambda: f"{what}; on the screen:\n{self.screen.text()}", lambda: is_so() or self.has_ended())
        must(is_so(), f"the client has ended: {what}\n{self.screen.text()}")

    def has_ended(self):
        self.listen()
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            self.status = status if pid else None
        return self.status is not None

    def end(self, how=signal.SIGTERM):
        if not self.has_ended():
            os.kill(self.pid, how)
            wait_for("the client ends", self.has_ended)
        if self.line is not None:
            os.close(self.line)
            self.line = None


class Player(Terminal):
    """A terminal in which thicket plays."""

    def asks(self, faction):
        """Whether a faction has to choose here, and no panel is open."""
        lines = self.listen().splitlines()
        asks = any(line.startswith(f"> {faction}: ") for line in lines[-2:])
        return asks and "What a bot would do" not in self.screen.text()

    def decide(self, faction):
        """Does what a bot would do."""
        before = self.screen.text()
        self.command("hint", "What a bot would do")
        self.type("\r")
        self.wait_until("the choice is taken", lambda: "What a bot would do" not in self.listen() and before != self.screen.text())

    def command(self, command, text):
        """Types a command until the screen shows what it gives: a key in the middle of a show may only end that."""
        end = time.monotonic() + PATIENCE
        while text not in self.listen():
            must(time.monotonic() < end, f":{command} gives no {text}; on the screen:\n{self.screen.text()}")
            self.type(f":{command}\r")
            until = time.monotonic() + 3
            while text not in self.listen() and time.monotonic() < until:
                time.sleep(0.02)

    def who(self):
        """The lines of those at the table."""
        self.command("who", "WHO IS HERE")
        text = self.screen.text()
        self.type("\x1b")
        self.wait_until("the panel closes", lambda: "WHO IS HERE" not in self.listen())
        return text


class Background:
    """A program that runs meanwhile, and has ended afterwards."""

    def __init__(self, command):
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Server:
    """An sshd for two keys of the account that runs this, each good for one player."""

    def __init__(self, folder, program):
        self.folder, self.saves = folder, folder / "saves"
        self.account = pwd.getpwuid(os.getuid()).pw_name
        self.log = folder / "sshd.log"
        self.sshd = shutil.which("sshd", path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")
        if not self.sshd:
            raise Failed("sshd is not installed")
        for key in ["host", "ana", "ben", "stranger"]:
            run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", key, "-f", folder / key)
        keys = folder / "authorized_keys"
        keys.write_text("".join(self.line(player, program) for player in ["ana", "ben"]))
        keys.chmod(0o600)
        self.running, self.made_privileges = None, False
        self.start(keys)

    def line(self, player, program):
        """What opens the account for one player: the saves and settings of the account that runs this are left alone."""
        command = f"env XDG_CONFIG_HOME={self.folder} THICKET_SAVES={self.saves} {shlex.quote(program)} tables --player {player}"
        command = command.replace("\\", "\\\\").replace('"', '\\"')
        return f'restrict,pty,command="{command}" {(self.folder / f"{player}.pub").read_text()}'

    def start(self, keys):
        for _ in range(5):
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                self.port = free.getsockname()[1]
            config = self.folder / "sshd_config"
            # a folder for temporary files is open to everyone, which StrictModes does not allow
            config.write_text(
                f"Port {self.port}\nListenAddress 127.0.0.1\nHostKey {self.folder}/host\nPidFile none\n"
                f"AuthorizedKeysFile {keys}\nAuthenticationMethods publickey\nStrictModes no\nUsePAM no\n"
                "PermitRootLogin forced-commands-only\nDisableForwarding yes\nAcceptEnv LANG LC_* COLORTERM\n"
                "Subsystem sftp internal-sftp\nPrintMotd no\nLogLevel DEBUG1\n"
            )
            if os.geteuid() == 0 and not PRIVILEGES.exists():
                PRIVILEGES.mkdir(mode=0o755)
                self.made_privileges = True
            run(self.sshd, "-t", "-f", config)
            self.running = Background([self.sshd, "-D", "-f", config, "-E", self.log])
            ended = self.running.process.poll
            wait_for("sshd listens", lambda: ended() is not None or "Server listening on" in self.logged())
            if ended() is None:
                break
            self.log.unlink()
        else:
            raise Failed("sshd does not start: no port is free")
        host = " ".join((self.folder / "host.pub").read_text().split()[:2])
        (self.folder / "known_hosts").write_text(f"[127.0.0.1]:{self.port} {host}\n")

    def client(self, key, *options, command=(), program="ssh"):
        """The command line of a client with one key, and no setting of the account that runs this."""
        known = self.folder / "known_hosts"
        settings = ["BatchMode=yes", "IdentitiesOnly=yes", "SendEnv=LANG", "StrictHostKeyChecking=yes", f"UserKnownHostsFile={known}"]
        settings += ["GlobalKnownHostsFile=none", f"Port={self.port}", "ConnectTimeout=10"]
        settings = [word for setting in settings for word in ("-o", setting)]
        host = f"{self.account}@127.0.0.1"
        return [program, "-F", "none", *settings, "-i", str(self.folder / key), *options, host, *(["--", *command] if command else [])]

    def logged(self):
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def stop(self):
        if self.running:
            self.running.__exit__()
        # a table stays a minute after its last player; its lock says which process it is, and is free once that has ended
        for lock in self.saves.glob(".*.lock"):
            with lock.open() as file:
                if not is_free(file):
                    os.kill(int(file.read().split()[0]), signal.SIGTERM)
                    wait_for("the table ends", lambda: is_free(file))
        if self.made_privileges:
            PRIVILEGES.rmdir()


def is_free(lock):
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        raise Failed(f"{' '.join(map(str, command))}:\n{done.stderr}")


def ask(command, **more):
    """Runs a client without a terminal; what it said, and its status."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL, **more)
    return done.stdout + done.stderr, done.returncode


def must(is_so, what):
    if not is_so:
        raise Failed(what)


def play(server, terminals):
    def comes(key, *options, command=(), kind="xterm-256color"):
        player = Player(server.client(key, "-tt", *options, command=command), kind)
        terminals.append(player)
        return player

    ana = comes("ana")
    ana.wait("There are no tables yet.")
    shown("ana's key opens the list of tables, on the full screen of an xterm-256color")
    ana.type("n")
    ana.wait("NEW GAME")
    for _ in range(20):
        if re.search(r"> 2 +< ", ana.listen()):
            break
        before = ana.screen.text()
        ana.type("\t")
        ana.wait_until("the cursor moves", lambda: ana.listen() != before)
    ana.type("\t ")
    ana.wait("open seat")
    ana.type("\r")
    ana.wait_until("ana has to choose", lambda: ana.asks("Marquise"))
    shown("ana opens a table with a seat for someone else, and is asked")

    ben = comes("ben")
    ben.wait("ana (choosing)")
    ben.type("\r")
    ben.wait("Now playing: Marquise, ana.")
    must("Eyrie: ben, you" in ben.who(), f"ben has the free seat:\n{ben.screen.text()}")
    shown("ben's key lists the table; Enter sits down")

    choices = play_some(ana, ben, 8)
    shown(f"they take {choices} decisions, each at a screen of their own")
    return ana, ben, comes


def play_some(ana, ben, count):
    """Lets both decide until each has, and this many decisions are taken in all."""
    taken = {"Marquise": 0, "Eyrie": 0}
    end = time.monotonic() + PATIENCE
    while sum(taken.values()) < count or 0 in taken.values():
        must(time.monotonic() < end, f"nobody is asked:\n{ana.screen.text()}\n{ben.screen.text()}")
        for player, faction in [(ana, "Marquise"), (ben, "Eyrie")]:
            if player.asks(faction):
                player.decide(faction)
                taken[faction] += 1
        time.sleep(0.02)
    return sum(taken.values())


def cut(server, ana, ben, comes):
    """The connection breaks, and the seat waits."""
    ana.end(signal.SIGKILL)
    wait_for("ben sees that ana is away", lambda: "Marquise: ana, away" in ben.who())
    shown("ana's connection is cut: the table goes on and shows her as away")
    ana = comes("ana")
    ana.wait("ben")
    ana.type("\r")
    ana.wait("Marquise")
    must("Marquise: ana, you" in ana.who(), f"ana has her seat:\n{ana.screen.text()}")
    play_some(ana, ben, 4)
    shown("ana comes back, has her seat again, and the game continues")
    return ana


def claim(server, ana, ben, comes):
    """Ben wants to be ana, in every way that a client has."""
    ben.command("sit marquise", "belongs to another player")
    must("Marquise: ana, you" in ana.who(), "ana keeps her seat")
    shown("ben cannot sit down in ana's seat")
    ben.end()
    wait_for("ana sees that ben is away", lambda: "Eyrie: ben, away" in ana.who())

    folder = server.folder
    names = ["THICKET_PLAYER=ana", "USER=ana", "LOGNAME=ana", f"THICKET_SAVES={folder}/none", f"THICKET_TABLES={folder}/none"]
    claims = {
        "the arguments of another command": ([], ["thicket", "tables", "--player", "ana"]),
        "arguments that look like options": ([], ["--player", "ana"]),
        "variables": (["-o", "SetEnv=" + " ".join(names)], []),
    }
    for how, (options, command) in claims.items():
        liar = comes("ben", *options, command=command)
        liar.wait("ana")
        liar.type("\r")
        liar.wait("Eyrie")
        who = liar.who()
        must("Eyrie: ben, you" in who and "Marquise: ana" in who and "ana, you" not in who, f"{how}:\n{who}")
        liar.end()
        wait_for("ben has left", lambda: "Eyrie: ben, away" in ana.who())
        shown(f"ben stays ben, with {how}")

    proof = folder / "proof"
    said, _ = ask(server.client("ben", command=["touch", str(proof)]))
    must("ana" in said and not proof.exists(), f"another command:\n{said}")
    said, status = ask(server.client("ben", "-s", command=["sftp"]))
    must("ana" in said and "\0" not in said, f"sftp as a subsystem:\n{said}")
    said, status = ask(server.client("ben", "-b", "/dev/null", program="sftp"))
    must(status != 0, f"sftp:\n{said}")
    shown("another command and sftp get the list of tables, and nothing else")

    said, _ = ask(server.client("stranger"))
    must("Permission denied" in said, f"a key that is not listed:\n{said}")
    shown("a key that is not listed is refused")


def forward(server, ana):
    """Nothing is forwarded: no port either way, no socket, no agent."""
    with socket.socket() as target:
        target.bind(("127.0.0.1", 0))
        target.listen()
        target.settimeout(0.2)
        aim = f"127.0.0.1:{target.getsockname()[1]}"
        for way, goal in [("port", aim), ("socket", str(next(server.saves.glob(".*.table"))))]:
            near = server.folder / f"to-{way}"
            logged = len(server.logged())
            client = Background(server.client("ben", "-N", "-L", f"{near}:{goal}"))
            with client, wait_for("the client listens", lambda: reached(near)) as line:
                line.settimeout(PATIENCE)
                try:
                    line.sendall(b'{"op": "who"}\n')
                    heard = line.recv(1)
                except (ConnectionError, BrokenPipeError):
                    heard = b""
                must(heard == b"", f"-L to a {way} is open")
            refusal = re.compile(r"refused (local|streamlocal) port forward")
            wait_for(f"sshd refuses -L to a {way}", lambda: refusal.search(server.logged()[logged:]))
        try:
            target.accept()
            raise Failed("-L has reached its target")
        except TimeoutError:
            shown("-L reaches neither a port of this machine nor the table's socket")
        said, status = ask(server.client("ben", "-N", "-o", "ExitOnForwardFailure=yes", "-R", f"127.0.0.1:0:{aim}"))
        must(status != 0 and "forwarding failed" in said, f"-R:\n{said}")
        shown("-R opens no port")

    agent = server.folder / "agent"
    with Background(["ssh-agent", "-D", "-a", str(agent)]):
        wait_for("the agent listens", agent.exists)
        logged = len(server.logged())
        ask(server.client("ben", "-A"), env={**os.environ, "SSH_AUTH_SOCK": str(agent)})
        wait_for("sshd refuses the agent", lambda: "agent forwarding disabled" in server.logged()[logged:])
        shown("-A forwards no agent")
    must("Marquise: ana, you" in ana.who(), "ana is still there")


def reached(path):
    line = socket.socket(socket.AF_UNIX)
    if line.connect_ex(str(path)) == 0:
        return line
    line.close()
    return None


def main(program):
    program = shutil.which(program)
    if not program:
        raise Failed("thicket was not found; give its path")
    # a socket's path is short
    folder = pathlib.Path(tempfile.mkdtemp(prefix="thicket-ssh-"))
    terminals = []
    for end in [signal.SIGTERM, signal.SIGHUP]:
        signal.signal(end, lambda number, _: sys.exit(128 + number))
    try:
        server = Server(folder, os.path.abspath(program))
    except Failed:
        shutil.rmtree(folder)
        raise
    try:
        ana, ben, comes = play(server, terminals)
        ana = cut(server, ana, ben, comes)
        claim(server, ana, ben, comes)
        forward(server, ana)
    except Failed as failed:
        log = server.logged().splitlines()[-20:]
        raise Failed("\n".join([str(failed), "The last that sshd said:", *log])) from None
    finally:
        for terminal in terminals:
            terminal.end(signal.SIGKILL)
        server.stop()
        shutil.rmtree(folder)
    shown("all that was started has ended, and nothing is left behind")


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else "thicket")
    except Failed as failed:
        sys.exit(f"FAILED: {failed}")
    except KeyboardInterrupt:
        sys.exit(130)
