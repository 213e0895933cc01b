#ifndef RECOUP_CCURL_H
#define RECOUP_CCURL_H
// The checks are macros around variadic calls; the shapes below are the checks.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

// libcurl's setters and getters are variadic, which Swift cannot call: one wrapper per shape of argument.

/// What libcurl hands bytes to: returns the number of bytes taken; any other number stops the transfer.
typedef size_t (*recoup_curl_sink)(char *bytes, size_t size, size_t count, void *context);

/// Prepares the library. To be called once, before any other call.
static inline CURLcode recoup_curl_start(void) {
    return curl_global_init(CURL_GLOBAL_DEFAULT);
}

static inline CURLcode recoup_curl_set_long(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}

/// libcurl copies the text, but for `CURLOPT_POSTFIELDS`.
static inline CURLcode recoup_curl_set_string(CURL *easy, CURLoption option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode recoup_curl_set_pointer(CURL *easy, CURLoption option, void *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode recoup_curl_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(easy, option, value);
}

/// For `CURLOPT_WRITEFUNCTION` and `CURLOPT_HEADERFUNCTION`.
static inline CURLcode recoup_curl_set_sink(CURL *easy, CURLoption option, recoup_curl_sink value) {
    return curl_easy_setopt(easy, option, value);
}

/// libcurl keeps the address: the list must outlive the transfer.
static inline CURLcode recoup_curl_set_list(CURL *easy, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLMcode recoup_curl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

static inline CURLcode recoup_curl_get_long(CURL *easy, CURLINFO info, long *value) {
    return curl_easy_getinfo(easy, info, value);
}

/// The text belongs to the handle.
static inline CURLcode recoup_curl_get_string(CURL *easy, CURLINFO info, const char **value) {
    return curl_easy_getinfo(easy, info, value);
}
#endif
