#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| thicket_fuzz::screen(data));
