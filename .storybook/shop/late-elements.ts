import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/**
 * Sets the pseudo-states of a story again when elements appear in it, for example because data has arrived: the add-on
 * sets them only on elements that exist after the first render. Returns a function that stops that.
 *
 * @param story element that contains the story
 */
export function keepPseudoStates(story: Element): () => void {
  const channel = addons.getChannel()
  const observer = new MutationObserver((mutations) => {
    const pseudo = channel.last(GLOBALS_UPDATED)?.[0].globals.pseudo
    // A copy, because the add-on does nothing for the same object.
    if (pseudo && mutations.some(addsElement)) channel.emit(UPDATE_GLOBALS, { globals: { pseudo: { ...pseudo } } })
  })
  observer.observe(story, { childList: true, subtree: true })
  return () => observer.disconnect()
}

const addsElement = ({ addedNodes }: MutationRecord): boolean =>
  Array.from(addedNodes).some((node) => node instanceof Element)
