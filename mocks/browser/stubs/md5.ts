/** Replaces md5 in the browser build, where the hash only names a store. */
const identity = (text: string): string => text
export default identity
