// The text of symbols.tsv, in UTF-8 with a zero at its end. C embeds it, because the Swift compiler takes seconds for
// an array of this size.
const char *symbol_outlines(void);
