/** The story twice, each in a document of its own, so that dialogs and fixed bars have one, too. */
export function BothSchemes({ id, globals }: { id: string; globals: Record<string, string> }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '100vh' }}>
      {['light', 'dark'].map((scheme) => (
        <iframe
          key={scheme}
          title={`${id}, ${scheme}`}
          src={`iframe.html?id=${id}&viewMode=story&globals=${globalsOf({ ...globals, scheme })}`}
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      ))}
    </div>
  )
}

/** As Storybook reads them in an address. */
const globalsOf = (globals: Record<string, string>) =>
  Object.entries(globals)
    // The width is the toolbar's own, and no text.
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
