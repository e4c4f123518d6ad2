import type { ReactRenderer } from '@storybook/react-vite'
import type { PlayFunction } from 'storybook/internal/csf'

/**
 * Returns the `play` function of a flow. With both schemes, the story is in two iframes. Each iframe plays the flow, so
 * the page around them does not.
 */
export const flow =
  (play: PlayFunction<ReactRenderer>): PlayFunction<ReactRenderer> =>
  (context) =>
    context.globals.scheme === 'both' ? undefined : play(context)
