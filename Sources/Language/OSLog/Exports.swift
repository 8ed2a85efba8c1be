// What Apple's module of this name declares beside these, a reader of the system's log, needs a log that is kept.
@_exported import os
