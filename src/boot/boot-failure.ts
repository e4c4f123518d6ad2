/** Message of a page whose app failed to load, for example because a deployment has removed its scripts. */

const MESSAGE = 'Part of this page failed to load, so buttons, filters and the cart do not work.'
const MESSAGE_OF_OTHER_CONTENT =
  'Part of this page failed to load: what is shown is not the result for this address, and buttons, filters and the cart do not work.'

/**
 * Adds the message above the page and shows the prerendered content. Hides what would load forever
 * (`theme/GlobalStyle.tsx`). Returns a function that undoes it.
 * @param isPrerendered whether the content was prerendered for this URL and configuration
 */
export function showBootFailure(isPrerendered: boolean): () => void {
  const { dataset } = document.documentElement
  const { hidePrerendered } = dataset
  delete dataset.hidePrerendered
  dataset.bootFailed = ''
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  // The policy allows styles that a script sets, but no style attributes in markup.
  alert.style.cssText = 'padding:12px 24px;text-align:center;font-weight:600'
  const reload = document.createElement('button')
  reload.textContent = 'Reload'
  reload.style.cssText = 'margin-left:12px;min-height:44px;padding:0 16px;font:inherit'
  reload.addEventListener('click', () => location.reload())
  alert.append(isPrerendered ? MESSAGE : MESSAGE_OF_OTHER_CONTENT, reload)
  document.body.prepend(alert)
  return () => {
    alert.remove()
    delete dataset.bootFailed
    if (hidePrerendered) dataset.hidePrerendered = hidePrerendered
  }
}
