#ifndef RECOUP_CPOSTGRESQL_H
#define RECOUP_CPOSTGRESQL_H
#include <libpq-fe.h>

// The fields of an error are numbered by characters, which Swift does not take for numbers.

/// The SQLSTATE of a result that is an error; NULL of one that is none. The text belongs to the result.
static inline const char *recoup_pg_state(const PGresult *result) {
    return PQresultErrorField(result, PG_DIAG_SQLSTATE);
}

/// What the server says about an error, in one sentence without values of rows. The text belongs to the result.
static inline const char *recoup_pg_message(const PGresult *result) {
    return PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
}
#endif
