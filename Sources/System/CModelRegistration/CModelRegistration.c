#include "CModelRegistration.h"

// A weak symbol, so that a program's definition replaces it.
__attribute__((weak)) void opencharts_register_models(void) {}
