export type ShopIcon = { name: string; path: string; files: string[] }

/** Icons that the shop imports, with the files that use them. `icons-plugin.ts` fills the list. */
export const shopIcons: ShopIcon[] = []
