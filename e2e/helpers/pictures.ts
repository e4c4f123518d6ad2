import { expect, type Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** High enough for most of a page, because content out of the window is not rendered. */
export const SCREEN = { viewport: { width: 1280, height: 3000 }, reducedMotion: 'reduce' } as const

/** Takes a picture of the page's content, without what depends on the mode, and without lines about the demo. */
export async function takePicture(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    // A film shows a turning circle while it loads. A style sheet, because the button is rendered when the mock API is ready, perhaps between here and the picture.
    const ofMockMode = new CSSStyleSheet()
    ofMockMode.replaceSync(
      'aside[aria-label="About this demonstration"], aside[aria-label="State of the demo"], aside[aria-label=Demo] > button { display: none } video { visibility: hidden }',
    )
    document.adoptedStyleSheets = [ofMockMode]
    const ofLiveMode = Array.from(document.querySelectorAll('p')).filter(({ textContent }) =>
      textContent.startsWith('Prices as of'),
    )
    for (const element of ofLiveMode) element.style.display = 'none'
    // Chromium does not draw the texts of a sticky element again if it moves by less than a pixel.
    const [main] = document.getElementsByTagName('main')
    main?.style.setProperty('display', 'none')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    main?.style.removeProperty('display')
    // Browsers differ in how far below the window they load pictures.
    for (const image of document.images) image.loading = 'eager'
  })
  await expect.poll(() => page.evaluate(() => Array.from(document.images).every(({ complete }) => complete))).toBe(true)
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())))
  return page.getByRole('main').screenshot({ animations: 'disabled' })
}

/**
 * Returns the number of pixels in which two screenshots differ, without those of anti-aliased edges. Returns all if they
 * have different sizes.
 */
export async function countDifferentPixels(first: Buffer, second: Buffer): Promise<number> {
  const [a, b] = await Promise.all([decode(first), decode(second)])
  const { width, height } = a.info
  if (width !== b.info.width || height !== b.info.height) return width * height
  return pixelmatch(a.data, b.data, undefined, width, height, { threshold: 0.1 })
}

const decode = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

type Box = { x: number; y: number; width: number; height: number }

/** Returns how many parts of a screenshot have a single colour. Elements that are not visible have no box. */
export async function countBlank(screenshot: Buffer, boxes: (Box | null)[]): Promise<number> {
  const { data, info } = await decode(screenshot)
  const isBlank = await Promise.all(
    boxes.map(async (box) => {
      if (!box) return true
      const [left = 0, top = 0, width = 0, height = 0] = [box.x, box.y, box.width, box.height].map(Math.round)
      // `stats` reads its input as it is, before any `extract`.
      const part = await sharp(data, { raw: info }).extract({ left, top, width, height }).png().toBuffer()
      const { channels } = await sharp(part).stats()
      return channels.every(({ stdev }) => stdev < 1)
    }),
  )
  return isBlank.filter(Boolean).length
}
