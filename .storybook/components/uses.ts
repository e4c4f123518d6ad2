export type Link = { name: string; path: string }

/** Where a component is used. `everywhere` means in the frame of every page. */
export type Uses = { everywhere: boolean; pages: Link[]; components: Link[] }

/** Uses of the component of each stories file. `uses-plugin.ts` fills the list. */
export const uses: Record<string, Uses> = {}
