/**
 * What differs, as a page: before, after and difference beside each other.
 * @param {string} ref @param {import('./compare.mjs').Compared[]} compared
 */
export function resultPage(ref, compared) {
  const of = (/** @type {string} */ kind) => compared.filter((each) => each.kind === kind)
  const rows = of('changed')
    .toSorted((one, other) => other.pixels - one.pixels)
    .map(
      ({
        name,
        pixels,
      }) => `<section><h2>${name}</h2><p>${pixels.toLocaleString('en')} pixels differ</p><div class="row">
${['before', 'after', 'difference'].map((side) => `<figure><figcaption>${side}</figcaption><a href="${side}/${name}.png"><img loading="lazy" src="${side}/${name}.png" alt=""></a></figure>`).join('\n')}
</div></section>`,
    )
  const list = (/** @type {'new' | 'gone'} */ kind, /** @type {string} */ side) =>
    of(kind)
      .map(({ name }) => `<li><a href="${side}/${name}.png">${name}</a></li>`)
      .join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures against ${ref}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; color: #14161a; background: #f6f5f2 }
section { border-top: 1px solid #e3e0d9; padding-block: 16px }
.row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
figure { margin: 0 } img { max-width: 100%; border: 1px solid #e3e0d9 }
</style>
<h1>Pictures against ${ref}</h1>
<p>${of('same').length} are the same, ${of('changed').length} changed, ${of('new').length} are new, ${of('gone').length} are gone.</p>
${rows.join('\n')}
<h2>New</h2><ul>${list('new', 'after')}</ul>
<h2>Gone</h2><ul>${list('gone', 'before')}</ul>
</html>
`
}
