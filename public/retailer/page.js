/* Names the product, and whose pages these stand in for. Files of their own: the policy lets nothing inline run. */
const query = new URLSearchParams(location.search)
const asin = (query.get('asin') ?? '').trim()
const tag = (query.get('tag') ?? '').trim()
const show = (id, text) => {
  const element = document.getElementById(id)
  if (text) element.textContent = text
  element.hidden = false
}

if (asin) {
  show('asin', asin)
  show('named')
} else show('missing')
if (tag) {
  show('tag', tag)
  show('tag-row')
  show('named')
  if (!asin) document.getElementById('asin').parentElement.hidden = true
}

const rename = (who, name) => {
  if (typeof name !== 'string' || !name.trim()) return
  for (const element of document.querySelectorAll(`[data-name="${who}"]`)) element.textContent = name.trim()
  if (who === 'retailer') document.title = `${name.trim()} product page (stand-in)`
}
// Missing or broken, the file leaves the names that stand in the page.
fetch('../config.json')
  .then((answer) => (answer.ok ? answer.json() : null))
  .then((config) => {
    rename('retailer', config?.retailer?.name)
    rename('store', config?.store?.name)
  })
  .catch(() => {})
