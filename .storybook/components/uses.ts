export type Link = { name: string; path: string }

/** Pages and components that contain a component. `everywhere` is true for parts of the frame of every page. */
export type Uses = { everywhere: boolean; pages: Link[]; components: Link[] }

/** Uses of the component of each stories file. `uses-plugin.ts` fills the list. */
export const uses: Record<string, Uses> = {}
