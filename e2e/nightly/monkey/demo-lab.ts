import type { Page } from '@playwright/test'

/** Short, because a drawer may cover the Demo Lab. */
const SHORT = { timeout: 2_000 }

/** Opens the Demo Lab in its initial state. */
async function openLab(page: Page) {
  const lab = page.getByRole('dialog', { name: 'Demo Lab' })
  const closeButton = lab.getByRole('button', { name: 'Close Demo Lab' })
  if (await closeButton.isVisible()) await closeButton.click(SHORT)
  await page.getByRole('button', { name: /^Demo(:|$)/ }).click(SHORT)
  return { lab, close: () => closeButton.click(SHORT) }
}

/** Activates a scenario, or removes it if it is active. */
export async function switchScenario(page: Page, name: string): Promise<void> {
  const { lab, close } = await openLab(page)
  await lab.getByRole('searchbox', { name: 'Find a scenario' }).fill(name, SHORT)
  const scenario = lab.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  await scenario.getByRole('checkbox').click(SHORT)
  await close()
}

/** Removes all scenarios, which also clears the query cache. Returns false if none was active. */
export async function removeAllScenarios(page: Page): Promise<boolean> {
  const { lab, close } = await openLab(page)
  const button = lab.getByRole('button', { name: 'Turn off all', exact: true })
  const hasActive = await button.isEnabled(SHORT)
  if (hasActive) await button.click(SHORT)
  await close()
  return hasActive
}
