/** The Demo Lab, as a visitor uses it to move calls between mock API and server. */
import { expect, type Page } from '@playwright/test'

export const lab = (page: Page) => page.getByRole('dialog', { name: 'Demo Lab' })

/** Opens the Demo Lab by its shortcut, which works as soon as its button is on the page. */
export async function openLab(page: Page) {
  await expect(page.locator('aside[aria-label=Demo] button')).toBeAttached()
  await page.keyboard.press('F2')
}

/** Opens the Demo Lab and one of its parts. */
export async function openPart(page: Page, title: string) {
  if (!(await lab(page).isVisible())) await openLab(page)
  const part = lab(page).getByRole('button', { name: title, exact: true })
  if ((await part.getAttribute('aria-expanded')) === 'false') await part.click()
}

export async function closeLab(page: Page) {
  await page.keyboard.press('Escape')
  await expect(lab(page)).toBeHidden()
}

/** Enters the address of the server. */
export async function enterServer(page: Page, address: string) {
  await openPart(page, 'Mock or server')
  await lab(page).getByLabel('Server address').fill(address)
  await lab(page).getByRole('button', { name: 'Use this server' }).click()
}

/** The control for the target of a group of calls. */
export const targetOf = (page: Page, group: string) =>
  lab(page).getByRole('combobox', { name: `Who answers ${group}`, exact: true })

/** Chooses who answers a group of calls. */
export async function chooseTarget(page: Page, group: string, target: 'Mock' | 'Server' | 'Both') {
  await openPart(page, 'Mock or server')
  await targetOf(page, group).selectOption(target)
}

/** The rows of the request log, which must be open. */
export const loggedCalls = (page: Page) => lab(page).getByRole('list', { name: 'Last calls' }).locator('> li')
