import type { Comparison } from './compare.ts'

/**
 * Returns an HTML page with the changed screenshots, each before, after and as a difference.
 *
 * @param ref the commit of the screenshots in `before`
 */
export function renderReport(ref: string, comparisons: Comparison[]): string {
  const ofKind = (kind: Comparison['kind']) => comparisons.filter((comparison) => comparison.kind === kind)
  const sections = ofKind('changed')
    .toSorted((a, b) => b.pixels - a.pixels)
    .map(
      ({
        name,
        pixels,
      }) => `<section><h2>${name}</h2><p>${pixels.toLocaleString('en')} pixels differ</p><div class="row">
${['before', 'after', 'difference'].map((side) => `<figure><figcaption>${side}</figcaption><a href="${side}/${name}.png"><img loading="lazy" src="${side}/${name}.png" alt=""></a></figure>`).join('\n')}
</div></section>`,
    )
  const links = (kind: 'added' | 'removed', side: string) =>
    ofKind(kind)
      .map(({ name }) => `<li><a href="${side}/${name}.png">${name}</a></li>`)
      .join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screenshots compared with ${ref}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; color: #14161a; background: #f6f5f2 }
section { border-top: 1px solid #e3e0d9; padding-block: 16px }
.row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
figure { margin: 0 } img { max-width: 100%; border: 1px solid #e3e0d9 }
</style>
<h1>Screenshots compared with ${ref}</h1>
<p>${ofKind('unchanged').length} unchanged, ${ofKind('changed').length} changed, ${ofKind('added').length} added, ${ofKind('removed').length} removed.</p>
${sections.join('\n')}
<h2>Added</h2><ul>${links('added', 'after')}</ul>
<h2>Removed</h2><ul>${links('removed', 'before')}</ul>
</html>
`
}
