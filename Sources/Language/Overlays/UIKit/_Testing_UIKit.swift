// The compiler imports this module if a file imports both Testing and UIKit, because the toolchain declares it for
// every platform. Apple's module attaches pictures to tests; this one is empty.
