/**
 * Returns whether a page whose path ends with an id or slug can be a file in a folder of that name. Hosts decode `%2F` to a
 * slash before they look for the file. Netlify refuses names with `#` and `?`, GitHub Actions and Windows those with
 * other characters or a dot or space at the end, and file systems those of more than 255 bytes.
 */
export const canBeFolder = (key: string): boolean =>
  /^(?!.*[. ]$)[^/\\#?"*:<>|\p{Cc}\p{Cs}]+$/u.test(key) && new TextEncoder().encode(key).length <= 255
