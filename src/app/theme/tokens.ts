/**
 * The colours of both schemes (design.md, Colour). A test holds every text pair
 * at 4.5:1 or better.
 */
export const light = {
  paper: '#F6F5F2',
  surface: '#FFFFFF',
  ink: '#14161A',
  quiet: '#5B6068',
  hairline: '#E3E0D9',
  /** Buying and price drops only. */
  signal: '#C2370B',
  signalPressed: '#A32D08',
  onSignal: '#FFFFFF',
  /** Shapes that carry no text. */
  signalBright: '#FF5A1F',
  /** Links and focus. */
  focus: '#1F4FD8',
  onFocus: '#FFFFFF',
  /** Behind the studio's pictures: a pool of light, and what it falls off to. */
  backdropPool: '#EEEDEB',
  backdropEdge: '#E1E0DE',
}

export type Tokens = Record<keyof typeof light, string>

export const dark: Tokens = {
  paper: '#0F1114',
  surface: '#171A1F',
  ink: '#F1EFEA',
  quiet: '#A2A8B0',
  hairline: '#2A2E35',
  signal: '#FF7A45',
  signalPressed: '#FF9468',
  onSignal: '#14161A',
  signalBright: '#FF5A1F',
  focus: '#8FB0FF',
  onFocus: '#14161A',
  // Lighter than the page, so that black products keep their edges.
  backdropPool: '#4A4E55',
  backdropEdge: '#24272C',
}
