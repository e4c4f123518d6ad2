/** Stands in for md5 in the browser's build: it only tells stores apart, and there is one. */
const identity = (text: string): string => text
export default identity
