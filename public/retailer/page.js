/*
 * Shows the product and the configured names of retailer and store. Script and styles are separate files, because
 * the content security policy forbids inline ones.
 */
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

const setName = (role, name) => {
  if (typeof name !== 'string' || !name.trim()) return
  for (const element of document.querySelectorAll(`[data-name="${role}"]`)) element.textContent = name.trim()
  if (role === 'retailer') document.title = `${name.trim()} product page (stand-in)`
}
// If the file is missing or invalid, the page keeps the default names of its markup.
fetch('../config.json')
  .then((response) => (response.ok ? response.json() : null))
  .then((config) => {
    setName('retailer', config?.retailer?.name)
    setName('store', config?.store?.name)
  })
  .catch(() => {})
