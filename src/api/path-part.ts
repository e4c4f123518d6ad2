/**
 * Matches text that can be one segment of a URL path. Empty text, `.`, `..` and lone surrogates,
 * which cannot be encoded, do not match.
 */
export const PATH_PART = /^(?!\.{1,2}$)[^\uD800-\uDFFF]+$/u
