/** The Demo Lab, used the way a tester does. */
import type { Page } from '@playwright/test'

/** A lab that can't be reached, because a drawer lies over it for example, is not waited for long. */
const SOON = { timeout: 2_000 }

/** Opens it as it is at first, whatever was done in it before. */
async function openLab(page: Page) {
  const lab = page.getByRole('dialog', { name: 'Demo Lab' })
  const close = lab.getByRole('button', { name: 'Close Demo Lab' })
  if (await close.isVisible()) await close.click(SOON)
  await page.getByRole('button', { name: /^Demo(:|$)/ }).click(SOON)
  return { lab, close: () => close.click(SOON) }
}

/** Activates a scenario beside those that are, or takes it back. */
export async function switchScenario(page: Page, name: string): Promise<void> {
  const { lab, close } = await openLab(page)
  await lab.getByRole('searchbox', { name: 'Find a scenario' }).fill(name, SOON)
  const scenario = lab.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  await scenario.getByRole('checkbox').click(SOON)
  await close()
}

/** Takes back whatever is active, and all answers are forgotten; false where nothing was. */
export async function takeAllBack(page: Page): Promise<boolean> {
  const { lab, close } = await openLab(page)
  const button = lab.getByRole('button', { name: 'Take all back' })
  const isInForce = await button.isEnabled(SOON)
  if (isInForce) await button.click(SOON)
  await close()
  return isInForce
}
