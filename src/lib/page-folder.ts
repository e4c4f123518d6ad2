/**
 * Returns whether a page whose path ends with an id or slug can be a file in a folder of that name. Hosts decode `%2F` to a
 * slash before they look for the file, and `.` and `..` are no names.
 */
export const canBeFolder = (key: string): boolean => /^(?!\.{1,2}$)[^/\\\p{Cc}\p{Cs}]+$/u.test(key)
