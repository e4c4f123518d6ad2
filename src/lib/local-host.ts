/** Returns whether the hostname of a URL is this computer. */
export const isLoopback = (hostname: string): boolean => /^(.+\.)?localhost$|^127\.[\d.]+$|^\[::1\]$/.test(hostname)

/** Returns whether the hostname of a URL is this computer or in a private network. */
export const isLocal = (hostname: string): boolean =>
  isLoopback(hostname) ||
  /\.local$|^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$|^\[f([cd]|e[89ab])/.test(hostname)
