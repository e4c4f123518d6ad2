/** The page that stops the app: no theme and no router, since neither can be trusted here. */
export function ConfigErrorPage({ error }: { error: unknown }) {
  return (
    <main
      style={{ maxWidth: 640, margin: '15vh auto', padding: 24, fontFamily: 'system-ui, sans-serif', lineHeight: 1.5 }}
    >
      <title>This shop can’t start</title>
      <h1>This shop can’t start</h1>
      <p>Its configuration, config.json, can’t be used:</p>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} role="alert">
        {error instanceof Error ? error.message : String(error)}
      </pre>
      <p>Correct the file on the server, then reload this page.</p>
    </main>
  )
}
