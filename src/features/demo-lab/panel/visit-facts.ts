/** Sentences about what differs from a fresh visit to this address. */
export type VisitFacts = {
  /** Lines of the cart that the tab shows; 0 if it is the one that the scenarios alone show. */
  cartLines: number
  /** Items in the cart of a server, if a server answers for the cart. */
  serverCartItems: number
  wishlisted: number
  view: 'grid' | 'list'
  scheme: 'light' | 'dark' | 'system'
  isNoticeClosed: boolean
  /** With settings of operations. */
  scenarios: number
  editedAnswers: number
  isRecordingPlaying: boolean
  /** Address of the server that was entered in the Demo Lab; empty if there is none. */
  enteredServer: string
  /** The number of pages that the last checkout opened. Null if none is kept. */
  checkoutTabs: number | null
  /** True while inert controls are marked. */
  isMarked: boolean
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Returns a sentence for each difference from a fresh visit. */
export function describeDifferences(facts: VisitFacts): string[] {
  const { checkoutTabs, enteredServer, scheme } = facts
  return [
    facts.cartLines > 0 && `The cart has ${counted(facts.cartLines, 'line')}.`,
    facts.serverCartItems > 0 && `The cart on the server has ${counted(facts.serverCartItems, 'item')}.`,
    facts.wishlisted > 0 && `The wish list has ${counted(facts.wishlisted, 'product')}.`,
    facts.view === 'list' && 'Products are shown as a list.',
    scheme !== 'system' && `The ${scheme} color scheme is chosen.`,
    facts.isNoticeClosed && 'The notice about the demonstration is closed.',
    facts.scenarios > 0 &&
      `${counted(facts.scenarios, 'scenario or setting is', 'scenarios and settings are')} in force.`,
    facts.editedAnswers > 0 && `${counted(facts.editedAnswers, 'answer is', 'answers are')} edited.`,
    facts.isRecordingPlaying && 'A recording answers every call.',
    enteredServer !== '' && `A server is entered: ${enteredServer}`,
    checkoutTabs !== null && `The last checkout is kept: it opened ${counted(checkoutTabs, 'page')}.`,
    facts.isMarked && 'Controls that do nothing by design are marked.',
  ].filter((sentence) => sentence !== false)
}
