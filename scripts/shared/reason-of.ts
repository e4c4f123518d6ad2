type SystemError = Error & { code?: string; path?: string; port?: number }

/** Returns an error's message, or that of its cause, because the message of Node's fetch is only "fetch failed". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Errors of this repository have messages of their own.
  const cause = error instanceof TypeError ? error.cause : undefined
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0])
  return explain(cause instanceof Error ? cause : error)
}

/** Replaces messages of Node that do not say what to do. */
function explain({ code = '', message, path, port }: SystemError): string {
  if (code === 'EADDRINUSE') return `port ${port} is in use, so pass another one as --port`
  if (code === 'ENOENT' && path !== undefined) return `there is no ${path}`
  if (code === 'EISDIR') return 'expected a file, not a folder'
  if (/SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)/.test(code)) {
    return `the server's certificate is not trusted: ${message}. Set NODE_EXTRA_CA_CERTS to the file of its authority`
  }
  return message
}
