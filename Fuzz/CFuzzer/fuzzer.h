// The driver of libFuzzer, which the compiler links with `-sanitize=fuzzer`.
#ifndef OPENCHARTS_CFUZZER
#define OPENCHARTS_CFUZZER

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*callback)(const uint8_t *bytes, size_t count));

#endif
