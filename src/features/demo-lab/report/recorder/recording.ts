/** Types of a recording: the actions and the console lines of one tab. */

/** A control as assistive technology names it. */
export type Control = {
  /** Null if the element has no role in Playwright, which then finds it by its text. */
  role: string | null
  name: string
  /** The name of the article that contains it, such as a product's card. */
  within?: string
  /** Position among the controls with this role and name, starting with 0. Absent if it is the only one. */
  nth?: number
}

/** Texts that are typed into fields are not part of a step. */
export type Step =
  /** `left` is the address of the page before, in the same tab. */
  | { type: 'open'; left?: string }
  /** Another choice of scenarios in the Demo Lab. */
  | { type: 'choose' }
  | { type: 'press'; control: Control; isByKey?: true; leavesShop?: true }
  | { type: 'check' | 'uncheck'; control: Control }
  | { type: 'select'; control: Control; option: string }
  /** `field` is the field's name attribute. `isEmpty` is true if the field was cleared. */
  | { type: 'fill'; control: Control; field: string; inputType: string; isEmpty?: true }
  /** Enter in a field. */
  | { type: 'enter'; control: Control }
  /** `dialog` is the name of the dialog that was open. */
  | { type: 'escape'; dialog?: string }
  | { type: 'back' | 'forward' }

/** Address, scenarios and cart are those before the step; those after it, if it opens a page or chooses scenarios. */
export type Action = Step & {
  /** Path below the base path, with known query parameters and hash. */
  address: string
  scenarios: readonly string[]
  /** The visitor's own cart, if it has lines. */
  cart?: CartLine[]
}

export type CartLine = { productId: string; quantity: number }

export type ConsoleLine = { level: 'warn' | 'error'; text: string }

export type Recording = {
  /** Oldest first. */
  actions: Action[]
  /** Warnings and errors, oldest first. */
  lines: ConsoleLine[]
  /** Statuses of failed requests, each once; 0 if the connection was lost. */
  failures: number[]
  /** The address at which the tab left the last page. */
  left?: string
}
