/** The colours of both schemes (design.md, Colour). `tokens.test.ts` checks their contrast. */
export const light = {
  paper: '#F6F5F2',
  surface: '#FFFFFF',
  ink: '#14161A',
  quiet: '#5B6068',
  hairline: '#E3E0D9',
  /** For buying, price drops and what the visitor has marked. A shop may have its own (`shop-colors.ts`). */
  signal: '#C2370B',
  signalPressed: '#A32D08',
  onSignal: '#FFFFFF',
  /** For shapes without text. */
  signalBright: '#FF5A1F',
  /** For failures, in every shop. */
  error: '#B3123C',
  /** For links and focus rings. */
  focus: '#1F4FD8',
  onFocus: '#FFFFFF',
  /** The gradient behind product pictures: centre and edge. */
  backdropPool: '#EEEDEB',
  backdropEdge: '#E1E0DE',
}

export type Tokens = Record<keyof typeof light, string>

export const dark: Tokens = {
  paper: '#0F1114',
  surface: '#25292F',
  ink: '#F1EFEA',
  quiet: '#A2A8B0',
  hairline: '#3A3F47',
  signal: '#FF7A45',
  signalPressed: '#FF9468',
  onSignal: '#14161A',
  signalBright: '#FF5A1F',
  error: '#FF8FA3',
  focus: '#8FB0FF',
  onFocus: '#14161A',
  // Lighter than the page, so that black products stand out.
  backdropPool: '#4E5259',
  backdropEdge: '#33373D',
}
