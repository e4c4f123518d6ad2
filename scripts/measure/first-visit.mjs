/**
 * A newcomer's visit on slow 4G, at a quarter of the processor's speed, with nothing
 * cached. As soon as the first product is there its heart and its Add to Cart are
 * pressed, long before anything listens: the page is alive when it answers the heart.
 */

/** Lighthouse's; bytes a second, milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>} milliseconds, but for the shift
 */
export async function visitFirst(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.addInitScript(installVisit)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => Reflect.get(window, 'visit')?.counted > 0, undefined, { timeout: 60_000 })
  await page.waitForLoadState('load')
  const { alive, counted, product, shift, blocked, ...paints } = await page.evaluate(() => Reflect.get(window, 'visit'))
  await context.close()
  return {
    'first paint': paints.first,
    'first product': product,
    'largest paint': paints.largest,
    'layout shift, thousandths': 1000 * shift,
    'long tasks': blocked,
    alive,
    'early press counted': counted,
  }
}

/** In the page, from its first moment on. */
function installVisit() {
  const visit = { first: 0, product: 0, largest: 0, shift: 0, blocked: 0, alive: 0, counted: 0 }
  Object.assign(window, { visit })

  /** @param {string} type @param {(entry: PerformanceEntry) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visit.first = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    visit.largest = startTime
  })
  observe('longtask', ({ duration }) => {
    visit.blocked += duration
  })
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) visit.shift += Reflect.get(entry, 'value')
  })

  /** @param {Element} card */
  const isVisible = (card) => card.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** What comes after the frame's own painting. @param {() => void} act */
  const afterPaint = (act) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', act)
      port1.start()
      port2.postMessage(null)
    })
  const look = () => {
    const card = document.querySelector('main article')
    const [heart, add] = ['wishlist', 'Add to Cart'].map((name) => card?.querySelector(`button[aria-label*="${name}"]`))
    if (!visit.product && card && isVisible(card) && heart instanceof HTMLElement && add instanceof HTMLElement) {
      visit.product = performance.now()
      heart.click()
      add.click()
    }
    if (heart?.ariaPressed === 'true') visit.alive ||= performance.now()
    if (visit.product && document.querySelector('header a[aria-label^="Cart, 1 "]')) visit.counted ||= performance.now()
    if (!visit.alive || !visit.counted) afterPaint(look)
  }
  afterPaint(look)
}
