fn main() -> std::process::ExitCode {
    thicket::cli::main()
}
