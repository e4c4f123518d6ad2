import type { Page } from '@playwright/test'

/**
 * Returns the texts of the page that are not drawn by the shop's own fonts alone. Their width would depend on the
 * visitor's system. Chromium only.
 */
export async function textsInSystemFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const texts = await Promise.all(
    descendants(root).map(async ({ nodeId, children = [] }) => {
      const text = children.flatMap(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : [])).join('')
      if (!text.trim()) return []
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      const system = fonts.filter(({ isCustomFont }) => !isCustomFont)
      return system.length > 0 ? [`${text} (${system.map(({ familyName }) => familyName).join(', ')})`] : []
    }),
  )
  await session.detach()
  return texts.flat()
}

type Node = { nodeId: number; nodeType: number; nodeValue: string; children?: Node[] }

const descendants = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(descendants)]
