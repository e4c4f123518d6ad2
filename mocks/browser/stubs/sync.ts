/** Replaces the synchronisation of @mswjs/data's tabs in the browser build. `create-store.ts` turns it off. */
export const sync = () => undefined
