//! The few system calls that the standard library does not offer. All of the project's `unsafe` for the terminal is here.

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};
use std::time::{Duration, Instant};

/// The state of one descriptor after `wait`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ready {
    /// There is something to read, which may be the end of the stream.
    pub input: bool,
    /// The other side is gone, or the descriptor is not usable.
    pub gone: bool,
}

/// Blocks until one of two descriptors can be read or has been hung up, or the time is over. Uses no processor time.
pub fn wait(fds: [BorrowedFd<'_>; 2], limit: Option<Duration>) -> io::Result<[Ready; 2]> {
    let end = limit.map(|limit| Instant::now() + limit);
    let mut polled = fds.map(|fd| libc::pollfd { fd: fd.as_raw_fd(), events: libc::POLLIN, revents: 0 });
    loop {
        // Rounded up, so that a wait never ends before its time and then spins.
        let left = end.map_or(-1, |end| {
            let left = end.saturating_duration_since(Instant::now());
            i32::try_from(left.as_micros().div_ceil(1000)).unwrap_or(i32::MAX)
        });
        // SAFETY: the pointer and the length describe one live array, and the descriptors are borrowed, hence open.
        let found = unsafe { libc::poll(polled.as_mut_ptr(), polled.len() as libc::nfds_t, left) };
        if found >= 0 {
            return Ok(polled.map(|fd| Ready {
                input: fd.revents & libc::POLLIN != 0,
                gone: fd.revents & (libc::POLLHUP | libc::POLLERR | libc::POLLNVAL) != 0,
            }));
        }
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
}

/// Blocks until something can be written to the descriptor (or never will be).
pub fn wait_writable(fd: impl AsFd) -> io::Result<()> {
    let mut polled = libc::pollfd { fd: fd.as_fd().as_raw_fd(), events: libc::POLLOUT, revents: 0 };
    loop {
        // SAFETY: one live structure, and the descriptor is borrowed, hence open.
        if unsafe { libc::poll(&mut polled, 1, -1) } >= 0 {
            return Ok(());
        }
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
}

/// Returns the columns and rows of a terminal. crossterm opens and closes `/dev/tty` each time it is asked.
pub fn window_size(fd: impl AsFd) -> io::Result<(u16, u16)> {
    let mut size = libc::winsize { ws_row: 0, ws_col: 0, ws_xpixel: 0, ws_ypixel: 0 };
    // SAFETY: one live structure of the kind that this request fills, and the descriptor is borrowed, hence open.
    match unsafe { libc::ioctl(fd.as_fd().as_raw_fd(), libc::TIOCGWINSZ, &mut size) } {
        0 => Ok((size.ws_col, size.ws_row)),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Stops the whole process group, so that a wrapper in it (`cargo run`, a script) gives the terminal back to the shell.
pub fn stop_group() -> io::Result<()> {
    // SAFETY: no memory is involved; process 0 names the caller's own group.
    match unsafe { libc::kill(0, libc::SIGSTOP) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Returns whether anyone could continue a stopped process: a session leader's own group has no shell with job control
/// above it (a login straight into the game, a terminal window that runs nothing else), and a stop there would be for good.
pub fn can_stop() -> bool {
    // SAFETY: both calls only return numbers.
    unsafe { libc::getpgrp() != libc::getsid(0) }
}
