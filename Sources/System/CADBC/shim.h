// Two binary interfaces between database drivers and programs, declared with the memory layout of their
// specifications: the C data and stream interfaces of Apache Arrow, and the function table of Arrow Database
// Connectivity (ADBC, revision 1.1). Functions that this project never calls are untyped slots.
#ifndef OPENCHARTS_CADBC
#define OPENCHARTS_CADBC

#include <stddef.h>
#include <stdint.h>

// A type, with the types of its children.
struct ArrowSchema {
  const char *format;
  const char *name;
  const char *metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema **children;
  struct ArrowSchema *dictionary;
  void (*release)(struct ArrowSchema *);
  void *private_data;
};

// The values of a type: a validity bitmap if there is one, then the type's buffers.
struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void **buffers;
  struct ArrowArray **children;
  struct ArrowArray *dictionary;
  void (*release)(struct ArrowArray *);
  void *private_data;
};

// A sequence of batches of one type. A batch without a release function marks the end.
struct ArrowArrayStream {
  int (*get_schema)(struct ArrowArrayStream *, struct ArrowSchema *);
  int (*get_next)(struct ArrowArrayStream *, struct ArrowArray *);
  const char *(*get_last_error)(struct ArrowArrayStream *);
  void (*release)(struct ArrowArrayStream *);
  void *private_data;
};

typedef uint8_t AdbcStatusCode;

enum {
  ADBC_OK = 0,
  ADBC_NOT_IMPLEMENTED = 2,
  ADBC_CANCELLED = 11,
  ADBC_VERSION_1_0 = 1000000,
  ADBC_VERSION_1_1 = 1001000,
};

struct AdbcError {
  char *message;
  int32_t vendor_code;
  char sqlstate[5];
  void (*release)(struct AdbcError *);
  void *private_data;
  void *private_driver;
};

struct AdbcDatabase {
  void *private_data;
  void *private_driver;
};

struct AdbcConnection {
  void *private_data;
  void *private_driver;
};

struct AdbcStatement {
  void *private_data;
  void *private_driver;
};

typedef void (*AdbcUnused)(void);

struct AdbcDriver {
  void *private_data;
  void *private_manager;
  AdbcStatusCode (*release)(struct AdbcDriver *, struct AdbcError *);

  AdbcStatusCode (*DatabaseInit)(struct AdbcDatabase *, struct AdbcError *);
  AdbcStatusCode (*DatabaseNew)(struct AdbcDatabase *, struct AdbcError *);
  AdbcStatusCode (*DatabaseSetOption)(struct AdbcDatabase *, const char *, const char *, struct AdbcError *);
  AdbcStatusCode (*DatabaseRelease)(struct AdbcDatabase *, struct AdbcError *);

  // Commit, GetInfo, GetObjects, GetTableSchema, GetTableTypes.
  AdbcUnused unused_connection[5];
  AdbcStatusCode (*ConnectionInit)(struct AdbcConnection *, struct AdbcDatabase *, struct AdbcError *);
  AdbcStatusCode (*ConnectionNew)(struct AdbcConnection *, struct AdbcError *);
  AdbcStatusCode (*ConnectionSetOption)(struct AdbcConnection *, const char *, const char *, struct AdbcError *);
  AdbcUnused ConnectionReadPartition;
  AdbcStatusCode (*ConnectionRelease)(struct AdbcConnection *, struct AdbcError *);
  AdbcUnused ConnectionRollback;

  // Bind, BindStream.
  AdbcUnused unused_binding[2];
  AdbcStatusCode (*StatementExecuteQuery)(
    struct AdbcStatement *, struct ArrowArrayStream *, int64_t *, struct AdbcError *);
  // ExecutePartitions, GetParameterSchema.
  AdbcUnused unused_statement[2];
  AdbcStatusCode (*StatementNew)(struct AdbcConnection *, struct AdbcStatement *, struct AdbcError *);
  AdbcUnused StatementPrepare;
  AdbcStatusCode (*StatementRelease)(struct AdbcStatement *, struct AdbcError *);
  AdbcStatusCode (*StatementSetOption)(struct AdbcStatement *, const char *, const char *, struct AdbcError *);
  AdbcStatusCode (*StatementSetSqlQuery)(struct AdbcStatement *, const char *, struct AdbcError *);
  AdbcUnused StatementSetSubstraitPlan;

  // Since revision 1.1. ErrorGetDetailCount, ErrorGetDetail, ErrorFromArrayStream, DatabaseGetOption to
  // DatabaseSetOptionInt.
  AdbcUnused unused_errors_and_database[10];
  AdbcStatusCode (*ConnectionCancel)(struct AdbcConnection *, struct AdbcError *);
  // ConnectionGetOption to ConnectionSetOptionInt.
  AdbcUnused unused_connection_options[9];
  AdbcStatusCode (*StatementCancel)(struct AdbcStatement *, struct AdbcError *);
  // StatementExecuteSchema to StatementSetOptionInt.
  AdbcUnused unused_statement_options[8];
};

typedef AdbcStatusCode (*AdbcDriverInitFunc)(int version, void *driver, struct AdbcError *error);

#endif
