/** The page that stops the app: no theme and no router, since neither can be trusted here. Seen though the prerendered one is hidden. */
export function BootErrorPage({ error }: { error: unknown }) {
  // By its name, because it comes out of another bundle than this page (boot.ts).
  const isConfig = error instanceof Error && error.name === 'ConfigError'
  return (
    <main
      style={{
        visibility: 'visible',
        maxWidth: 640,
        margin: '15vh auto',
        padding: 24,
        fontFamily: 'system-ui, sans-serif',
        lineHeight: 1.5,
      }}
    >
      <title>This shop can’t start</title>
      <h1>This shop can’t start</h1>
      <p>{isConfig ? 'Its configuration, config.json, can’t be used:' : 'Something went wrong while it started:'}</p>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} role="alert">
        {error instanceof Error ? error.message : String(error)}
      </pre>
      <p>{isConfig ? 'Correct the file on the server, then reload this page.' : 'Reload this page to try again.'}</p>
    </main>
  )
}
