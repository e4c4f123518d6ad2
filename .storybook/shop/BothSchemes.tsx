import { stringifyGlobals } from '../toolbar.ts'

/** Shows a story in both schemes, each in an iframe, because dialogs and fixed bars need a document of their own. */
export function BothSchemes({ id, globals }: { id: string; globals: Record<string, unknown> }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '100vh' }}>
      {['light', 'dark'].map((scheme) => (
        <iframe
          key={scheme}
          title={`${id}, ${scheme}`}
          src={`iframe.html?id=${id}&viewMode=story&globals=${stringifyGlobals({ ...globals, scheme })}`}
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      ))}
    </div>
  )
}
