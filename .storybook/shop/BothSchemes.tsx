import { stringifyGlobals } from '../toolbar.ts'

/**
 * Shows a story in both schemes, each in an iframe, because dialogs and fixed bars need a document of their own. On a phone
 * they are below each other.
 */
export function BothSchemes({ id, globals }: { id: string; globals: Record<string, unknown> }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))' }}>
      {['light', 'dark'].map((scheme) => (
        <iframe
          key={scheme}
          title={`${id}, ${scheme}`}
          src={`iframe.html?id=${id}&viewMode=story&globals=${stringifyGlobals({ ...globals, scheme })}`}
          style={{ width: '100%', height: '100vh', border: 0 }}
        />
      ))}
    </div>
  )
}
