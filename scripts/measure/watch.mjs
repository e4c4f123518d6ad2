/**
 * What is seen on the screen after a press, looked at from inside the page after
 * each frame that was painted. Knows the shop by roles and names (product.md) alone.
 */

/**
 * What a press leads to: these products, in this order, on every card that is on the screen; or one element that
 * says something.
 * @typedef {{ titles: string[] } | { selector: string, says: string }} Goal
 */

/**
 * Milliseconds from the press to the next paint, and until the goal was seen.
 * @typedef {{ paint: number, shown: number }} Felt
 */

/** In the page: an own function for each would not travel there. */
export function installWatch() {
  /** The goal has been seen in so many frames before it counts as reached. */
  const FRAMES = 3
  const PATIENCE = 30_000
  /** What Event Timing tells of is at least this long. */
  const SHORTEST = 16

  let pressed = 0
  let paint = SHORTEST
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        pressed = timeStamp
      },
      true,
    )
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries().filter((entry) => Reflect.get(entry, 'interactionId'))) {
      paint = Math.max(paint, duration)
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: SHORTEST }))

  /** @param {Element} element */
  const isVisible = (element) =>
    element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })

  /** @param {Element} element */
  const isOnScreen = (element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight
  }

  /** @param {Element} card */
  const titleOf = (card) => Array.from(card.querySelectorAll('a'), (link) => link.textContent).find(Boolean)

  /** Title, picture and button are painted. @param {Element} card */
  const isWhole = (card) =>
    ['a', 'img', 'button'].every((part) => [...card.querySelectorAll(part)].slice(0, 1).some(isVisible))

  /** Each card on the screen stands where it does in the answer. @param {string[]} titles */
  const areShown = (titles) => {
    const cards = [...document.querySelectorAll('main article')].filter((card) => card.checkVisibility())
    const onScreen = cards.filter(isOnScreen)
    // A list that ends on the screen too early has cards to come there.
    const isEnough = cards.length === titles.length || cards.at(-1) !== onScreen.at(-1)
    return (
      onScreen.length > 0 &&
      isEnough &&
      onScreen.every((card) => titleOf(card) === titles[cards.indexOf(card)] && isWhole(card))
    )
  }

  /** @param {Goal} goal */
  const isReached = (goal) =>
    'titles' in goal
      ? areShown(goal.titles)
      : [...document.querySelectorAll(goal.selector)].some(
          (element) =>
            new RegExp(goal.says).test(element.getAttribute('aria-label') ?? element.textContent ?? '') &&
            isVisible(element),
        )

  /** What comes after the frame's own painting. @param {() => void} act */
  const afterPaint = (act) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', act)
      port1.start()
      port2.postMessage(null)
    })

  /** Before the press, which must have something to change. @param {Goal | undefined} goal */
  const begin = (goal) => {
    if (goal && isReached(goal)) throw new Error('The screen shows it before the press')
    paint = SHORTEST
    pressed = 0
  }

  /** @param {Goal} goal @returns {Promise<Felt>} */
  const see = (goal) =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      let frames = 0
      let seen = 0
      const look = () => {
        const now = performance.now()
        frames = pressed > 0 && isReached(goal) ? frames + 1 : 0
        if (frames === 1) seen = now
        // The entry of a press comes after the frame that answered it.
        if (frames === FRAMES) setTimeout(() => resolve({ paint, shown: seen - pressed }))
        else if (now - began > PATIENCE) reject(new Error(`Not seen: ${JSON.stringify(goal)}`))
        else afterPaint(look)
      }
      afterPaint(look)
    })

  Object.assign(window, { watch: { begin, see } })
}
