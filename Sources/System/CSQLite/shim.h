// The declarations of SQLite, and its functions as members of a structure, because the library is loaded when a model
// container opens a file, not linked.

// Tools that read the Swift modules without the build's flags do not need these headers.
#if __has_include(<sqlite3.h>)
#include <dlfcn.h>
#include <sqlite3.h>

#define SQLITE_FUNCTIONS(F) \
  F(sqlite3_open_v2) F(sqlite3_close_v2) F(sqlite3_exec) F(sqlite3_prepare_v2) F(sqlite3_bind_text64) \
  F(sqlite3_step) F(sqlite3_finalize) F(sqlite3_column_blob) F(sqlite3_column_bytes) F(sqlite3_errmsg) F(sqlite3_busy_timeout)

// The members have the types that the library's header declares.
struct __attribute__((swift_attr("@Sendable"))) SQLiteFunctions {
#define F(name) __typeof__(&name) name;
  SQLITE_FUNCTIONS(F)
#undef F
};

// Finds the functions in an opened library; returns 0 if one is missing.
static inline int sqlite_functions_find(struct SQLiteFunctions *functions, void *library) {
#define F(name) \
  functions->name = (__typeof__(functions->name))dlsym(library, #name); \
  if (!functions->name) return 0;
  SQLITE_FUNCTIONS(F)
#undef F
  return 1;
}

// Binds a copy of the value. The constant for this is a cast, which Swift does not import.
static inline int sqlite_bind_text(struct SQLiteFunctions functions, sqlite3_stmt *statement, int index,
                                   const void *bytes, unsigned long long count) {
  // An empty text may have a null address. Use another address, because a null address would bind NULL.
  return functions.sqlite3_bind_text64(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}
#endif
