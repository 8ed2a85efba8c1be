// The compiler looks for this module where a file imports both Testing and AppKit, since the toolchain lists it for every
// system. On Apple's it attaches pictures to tests; here it only has to be there.
