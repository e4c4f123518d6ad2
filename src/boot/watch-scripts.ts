import { silence } from '#src/lib/fetch-text.ts'
import { showBootFailure } from './boot-failure.ts'

/** Milliseconds without a new script after which the page says that it failed to load. */
const SILENCE = 15_000

/** Calls back when the page is parsed. Unlike `DOMContentLoaded`, this does not wait for module scripts. */
export function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback()
  else document.addEventListener('readystatechange', callback, { once: true })
}

/**
 * Shows a message if a script fails to load, throws, or does not arrive, until the page starts. Returns `scriptFailed`,
 * `scriptsLoaded` and `started`.
 *
 * A module script fails if one of its imports does. A capturing listener, because `error` does not bubble and the
 * content security policy forbids `onerror` attributes.
 * @param isPrerendered resolves to whether the content was prerendered for this URL and configuration
 */
export function watchScripts(isPrerendered: () => Promise<boolean>) {
  const listeners = new AbortController()
  const { href: folder } = new URL(`${import.meta.env.BASE_URL}assets/`, location.href)
  let isStarted = false
  let hideMessage = () => {}
  const showMessage = async () => {
    const isContentOfAddress = await isPrerendered()
    if (isStarted || document.documentElement.dataset.bootFailed !== undefined) return
    hideMessage = showBootFailure(isContentOfAddress)
  }
  const scriptFailed = () => {
    listeners.abort()
    whenParsed(showMessage)
  }
  const onError = ({ target, filename }: ErrorEvent) => {
    // Scripts of browser extensions and proxies may fail too.
    if ((target instanceof HTMLScriptElement ? target.src : (filename ?? '')).startsWith(folder)) scriptFailed()
  }
  addEventListener('error', onError, { capture: true, signal: listeners.signal })
  const lastScript = () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return Math.max(...scripts.map(({ startTime, duration }) => startTime + duration))
  }
  const watch = async (): Promise<void> => {
    await silence(SILENCE, lastScript)
    await showMessage()
    if (!isStarted) return watch()
  }
  whenParsed(watch)
  return {
    scriptFailed,
    scriptsLoaded() {
      listeners.abort()
      hideMessage()
    },
    started() {
      isStarted = true
      hideMessage()
    },
  }
}
