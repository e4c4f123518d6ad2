/** Replaces the app if it cannot start. Uses no theme and no router, because either may be the cause. */
export function BootErrorPage({ error }: { error: unknown }) {
  // `instanceof ConfigError` would be false: the boot script has its own copy of the class.
  const isConfig = error instanceof Error && error.name === 'ConfigError'
  return (
    <main
      style={{
        // The boot script hides the page's content.
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
