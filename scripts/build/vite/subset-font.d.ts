declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
    noLayoutClosure: boolean
  }
  /** Takes a font and the characters to keep; returns the smaller font. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
