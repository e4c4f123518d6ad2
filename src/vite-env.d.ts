/** A font cut down by `scripts/build/vite/subset-fonts.ts`. */
declare module '*.woff2?subset' {
  const url: string
  export default url
}
