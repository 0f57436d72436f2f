//! What each system does in its own way, so that all other code is the same on all of them.

use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::time::Duration;

/// The longest path that the name of a socket takes.
pub const LONGEST_SOCKET_PATH: usize = if cfg!(target_vendor = "apple") { 103 } else { 107 };

/// Returns a path to an open folder, for calls that take nothing but paths. It leads to this very folder, whatever others put
/// at its name.
#[cfg(not(target_vendor = "apple"))]
pub fn path_of(folder: impl AsFd) -> io::Result<PathBuf> {
    use std::os::fd::AsRawFd;
    Ok(PathBuf::from(format!("/proc/self/fd/{}", folder.as_fd().as_raw_fd())))
}

/// Returns the path at which an open folder lies: there is none here that leads by way of its descriptor.
#[cfg(target_vendor = "apple")]
pub fn path_of(folder: impl AsFd) -> io::Result<PathBuf> {
    use std::ffi::OsString;
    use std::os::unix::ffi::OsStringExt;
    Ok(OsString::from_vec(rustix::fs::getpath(folder)?.into_bytes()).into())
}

/// Returns the number of the account at the other end of a connection, as the system knows it.
#[cfg(not(target_vendor = "apple"))]
pub fn peer_of(stream: &UnixStream) -> io::Result<u32> {
    Ok(rustix::net::sockopt::socket_peercred(stream)?.uid.as_raw())
}

/// Returns the number of the account at the other end of a connection, as the system knows it.
#[cfg(target_vendor = "apple")]
pub fn peer_of(stream: &UnixStream) -> io::Result<u32> {
    Ok(nix::unistd::getpeereid(stream)?.0.as_raw())
}

/// Makes a socket that never waits, and that programs which are started do not inherit.
#[cfg(not(target_vendor = "apple"))]
pub fn nonblocking_socket() -> io::Result<OwnedFd> {
    use rustix::net::{AddressFamily, SocketFlags, SocketType, socket_with};
    let flags = SocketFlags::CLOEXEC | SocketFlags::NONBLOCK;
    Ok(socket_with(AddressFamily::UNIX, SocketType::STREAM, flags, None)?)
}

/// Makes a socket that never waits, and that programs which are started do not inherit.
#[cfg(target_vendor = "apple")]
pub fn nonblocking_socket() -> io::Result<OwnedFd> {
    use rustix::io::{FdFlags, fcntl_setfd, ioctl_fionbio};
    use rustix::net::{AddressFamily, SocketType};
    let socket = rustix::net::socket(AddressFamily::UNIX, SocketType::STREAM, None)?;
    fcntl_setfd(&socket, FdFlags::CLOEXEC)?;
    ioctl_fionbio(&socket, true)?;
    Ok(socket)
}

/// Lets the calling thread run only where no other would: what answers keys never waits for it. Where the system knows no
/// such thing of a single thread, nothing is changed.
pub fn give_way() {
    // A refusal leaves it as it was.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 10);
}

/// Returns the processor time that the calling thread has taken, whatever else the machine does.
pub fn processor_time() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    // a clock of a thread begins at zero and has less than a second of nanoseconds
    Duration::new(time.tv_sec.try_into().unwrap_or(0), time.tv_nsec.try_into().unwrap_or(0))
}
