#include "CSymbolOutlines.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char outlines[] = {
#embed "symbols.tsv" suffix(, 0)
};

const char *symbol_outlines(void) { return outlines; }
