export type ShopIcon = { name: string; path: string; files: string[] }

/** The icons that the shop imports, and where: filled in by `icons-plugin.ts`. */
export const shopIcons: ShopIcon[] = []
