#include "CModelRegistration.h"

// Weak: the definition of a program replaces it.
__attribute__((weak)) void opencharts_register_models(void) {}
