#ifndef RECOUP_CZLIB_H
#define RECOUP_CZLIB_H
#include <zlib.h>

// zlib's initialisers are macros, which Swift cannot see.

/// Prepares a stream that accepts gzip members (RFC 1952) only. Returns zlib's status.
static inline int recoup_inflate_init_gzip(z_stream *stream) {
    return inflateInit2(stream, 15 + 16);
}

/// Prepares a stream that writes one gzip member. Returns zlib's status.
static inline int recoup_deflate_init_gzip(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

/// Prepares a stream that writes the zlib format (RFC 1950) and looks back 2 to the power of `window_bits` bytes, 9 to 15. The
/// memory level goes with the window, so that small texts stay one block. Returns zlib's status.
static inline int recoup_deflate_init(z_stream *stream, int level, int window_bits) {
    return deflateInit2(stream, level, Z_DEFLATED, window_bits, window_bits - 6, Z_DEFAULT_STRATEGY);
}
#endif
