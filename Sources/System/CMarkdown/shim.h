// The part of cmark-gfm that parses Markdown into a tree, as members of a structure: the library is not linked but
// loaded when a report is made. The names and types are from version 0.29; a test compares them with the headers.

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cmark_node cmark_node;
typedef struct cmark_parser cmark_parser;
typedef struct cmark_syntax_extension cmark_syntax_extension;

enum {
  // Replaces invalid UTF-8 by the replacement character.
  markdown_validate_utf8 = 1 << 9,
  markdown_footnotes = 1 << 13,
  // Requires two tildes for strikethrough.
  markdown_strikethrough_double_tilde = 1 << 14,
  markdown_ordered_list = 2,
};

// The name, result and parameters of each function, from both libraries.
#define MARKDOWN_FUNCTIONS(F) \
  F(cmark_version, int, (void)) \
  F(cmark_parser_new, cmark_parser *, (int options)) \
  F(cmark_parser_free, void, (cmark_parser *parser)) \
  F(cmark_parser_feed, void, (cmark_parser *parser, const char *text, size_t length)) \
  F(cmark_parser_finish, cmark_node *, (cmark_parser *parser)) \
  F(cmark_find_syntax_extension, cmark_syntax_extension *, (const char *name)) \
  F(cmark_parser_attach_syntax_extension, int, (cmark_parser *parser, cmark_syntax_extension *extension)) \
  F(cmark_node_free, void, (cmark_node *node)) \
  F(cmark_node_next, cmark_node *, (cmark_node *node)) \
  F(cmark_node_first_child, cmark_node *, (cmark_node *node)) \
  F(cmark_node_get_type_string, const char *, (cmark_node *node)) \
  F(cmark_node_get_literal, const char *, (cmark_node *node)) \
  F(cmark_node_get_url, const char *, (cmark_node *node)) \
  F(cmark_node_get_title, const char *, (cmark_node *node)) \
  F(cmark_node_get_fence_info, const char *, (cmark_node *node)) \
  F(cmark_node_get_heading_level, int, (cmark_node *node)) \
  F(cmark_node_get_list_type, int, (cmark_node *node)) \
  F(cmark_node_get_list_start, int, (cmark_node *node)) \
  F(cmark_node_get_list_tight, int, (cmark_node *node)) \
  F(cmark_node_get_start_line, int, (cmark_node *node)) \
  F(cmark_gfm_core_extensions_ensure_registered, void, (void)) \
  F(cmark_gfm_extensions_get_table_alignments, uint8_t *, (cmark_node *node)) \
  F(cmark_gfm_extensions_get_tasklist_item_checked, bool, (cmark_node *node))

struct __attribute__((swift_attr("@Sendable"))) MarkdownFunctions {
#define F(name, result, parameters) result(*name) parameters;
  MARKDOWN_FUNCTIONS(F)
#undef F
};

// Finds the functions in an opened library and its dependencies; returns 0 if one is missing.
static inline int markdown_functions_find(struct MarkdownFunctions *functions, void *library) {
#define F(name, result, parameters) \
  functions->name = (result(*) parameters)dlsym(library, #name); \
  if (!functions->name) return 0;
  MARKDOWN_FUNCTIONS(F)
#undef F
  return 1;
}
