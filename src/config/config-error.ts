/** An invalid configuration. The message names the key and its valid values. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
